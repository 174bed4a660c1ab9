import { readFileSync } from 'node:fs'
import { linearReader } from '../../../models/learned/linear-reader.ts'
import type { LinearReader } from '../../../models/learned/linear-reader.ts'

const FILE = new URL('../../../data/reference/wish-reader.bin', import.meta.url)
let reader: LinearReader | undefined

/** Loads the learned reader of wishes once. It belongs to the code that computes its features, not to a release. */
export function wishReader(): LinearReader {
  reader ??= linearReader(readFileSync(FILE))
  return reader
}
