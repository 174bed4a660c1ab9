import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readerHeader } from '../../../models/learned/linear-reader.ts'
import { LABELS, LIFE_READER_FILE, materialHash } from './learning-material.ts'

it('the committed reader was trained on the committed rows with the current features; else run `npm run -s life-reader`', () => {
  const header = readerHeader(readFileSync(LIFE_READER_FILE))
  expect([header.labels, header.learnedFrom]).toEqual([LABELS, materialHash()])
})
