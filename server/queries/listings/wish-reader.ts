import { readFileSync } from 'node:fs'
import { linearReader } from '../../../models/learned/linear-reader.ts'
import type { WishReader } from '../../../models/search/understand/learned/life-clauses.ts'

const FOLDER = new URL('../../../data/reference/', import.meta.url)
let reader: WishReader | undefined

/** Loads the learned readers of wishes and of lives once. They belong to the code that computes their features, not to a release. */
export function wishReader(): WishReader {
  const read = (name: string) => linearReader(readFileSync(new URL(name, FOLDER)))
  reader ??= { ...read('wish-reader.bin'), life: read('life-reader.bin') }
  return reader
}
