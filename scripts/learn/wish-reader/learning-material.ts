import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { foldName } from '../../../models/language/fold.ts'
import { isWishKey } from '../../../models/search/intent/conditions.ts'
import { openedDescriptions } from './rows-of-descriptions.ts'
import { ROOT } from '../../../pipeline/base/settings.ts'

const FOLDER = join(ROOT, 'data', 'reference', 'wish-reader')
const LANGUAGES = ['en', 'fr', 'de', 'lb', 'pt'] as const

/** A phrase of a description with what it wishes for. */
export interface WrittenWish {
  /** Wish keys, `not-` before those that are refused; none for a phrase that wishes for nothing. */
  readonly labels: readonly string[]
  readonly text: string
  readonly language: string
  /** Its writer: the name of its file before the dash. */
  readonly writer: string
  /** Name of its file. */
  readonly file: string
}

/** @throws Error with file and line of a row that cannot be read */
export function writtenWishes(): WrittenWish[] {
  return filesOfRows().flatMap((name) => {
    const file = name.replace('.tsv', '')
    const writer = file.split('-')[0]!
    return linesOf(join('rows', name)).map((line): WrittenWish => {
      const [label = '', text = '', ...more] = line.split('\t')
      const labels = label === 'none' ? [] : label.split(' ')
      if (text.trim() === '' || more.length > 0 || !labels.every((each) => isWishKey(each.replace(/^not-/, ''))))
        throw new Error(`${name}: "${line}" is no wish and its phrase`)
      return { labels, text, language: writer.slice(0, 2), writer, file }
    })
  })
}

/** Concepts by folded word, of a table with a column of words for each language. Parts of a word with a hyphen stand together. */
export function conceptEntries(): [word: string, concepts: readonly string[]][] {
  const words = new Map<string, Set<string>>()
  for (const line of linesOf('concepts.tsv').slice(1)) {
    const [concept, ...columns] = line.split('\t')
    if (columns.length !== LANGUAGES.length) throw new Error(`concepts.tsv: "${line}" has not a column a language`)
    for (const text of columns.flatMap((column) => column.split(' '))) {
      const word = foldName(text).replaceAll(' ', '')
      words.set(word, (words.get(word) ?? new Set()).add(concept!))
    }
  }
  return [...words]
    .map(([word, concepts]): [string, string[]] => [word, [...concepts].sort()])
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

/** SHA-256 over all training files. */
export function materialHash(): string {
  const hash = createHash('sha256')
  for (const name of ['concepts.tsv', ...filesOfRows().map((file) => join('rows', file))])
    hash.update(`${name}\n`).update(readFileSync(join(FOLDER, name)))
  hash.update(JSON.stringify(openedDescriptions()))
  return hash.digest('hex')
}

function filesOfRows(): string[] {
  return readdirSync(join(FOLDER, 'rows')).sort()
}

function linesOf(name: string): string[] {
  return readFileSync(join(FOLDER, name), 'utf8').trim().split('\n')
}
