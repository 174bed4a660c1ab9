import { readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'

import { linearReader, readerHeader } from '../../../models/learned/linear-reader.ts'
import { buildGlossary } from '../../../models/learned/glossary.ts'
import { conceptEntries, materialHash, writtenWishes } from './learning-material.ts'
import { featureFingerprint, WISH_READER_FILE } from './reader-file.ts'
import { labelsOf } from './rows-to-learn.ts'

const LARGEST_BYTES = 4_600_000
const header = readerHeader(readFileSync(WISH_READER_FILE))

it('the committed reader was trained on the committed phrases with the current features and cues; else run `make wish-reader`', () => {
  expect(header.learnedFrom).toBe(materialHash())
  expect(header.fingerprint).toBe(featureFingerprint(buildGlossary(conceptEntries())))
  expect(header.labels).toEqual(labelsOf(writtenWishes()))
})

it('the committed reader is small and whole', () => {
  expect(statSync(WISH_READER_FILE).size).toBeLessThan(LARGEST_BYTES)
  const { labels, biases, scales, starts, weightOf } = linearReader(readFileSync(WISH_READER_FILE))
  expect([biases.length, scales.length]).toEqual([labels.length, labels.length])
  expect(starts.at(-1)).toBe(weightOf.length)
})
