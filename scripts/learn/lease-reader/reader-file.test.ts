import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { readerHeader } from '../../../models/learned/linear-reader.ts'
import { buildGlossary } from '../../../models/learned/glossary.ts'
import { annotatedLeases, glossaryEntries, materialHash, writtenClauses } from './learning-material.ts'
import { learningFingerprint, READER_FILE } from './reader-file.ts'
import { READER_LABELS } from './rows-to-learn.ts'

const header = readerHeader(readFileSync(READER_FILE))

it('the committed reader was trained on the committed clauses as they are read today; else run `make lease-reader`', () => {
  expect(header.learnedFrom).toBe(materialHash())
  expect(header.fingerprint).toBe(learningFingerprint(buildGlossary(glossaryEntries())))
  expect(header.labels).toEqual(READER_LABELS)
})

it('every label of the material belongs to the reader', () => {
  const labels = new Set(
    [...writtenClauses(), ...annotatedLeases().flatMap(({ lines }) => lines)].flatMap((row) => row.labels),
  )
  const unknown = [...labels].filter((label) => label !== '-' && !READER_LABELS.includes(label.replace(/^-/, '')))
  expect(unknown).toEqual([])
})
