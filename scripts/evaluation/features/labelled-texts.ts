import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { sha256Of } from '../../../models/kernel/sha256-of.ts'

/** A labelled place in the text of a listing, or all features of a text. */
interface Labelled {
  id: string
  text: string
  part: number
}

export interface LabelledMention extends Labelled {
  feature: string
  offset: number
  length: number
  label: string
  isDoubtful: boolean
}

export interface LabelledAdvert extends Labelled {
  features: readonly string[]
  /** Features of which the label is arguable, whether listed or not. */
  doubtful: ReadonlySet<string>
}

type Row = Record<string, string>

/** @returns null when the folder does not hold the texts @throws Error for a text that is not the one that was labelled */
export function loadLabelled(listings: string): { mentions: LabelledMention[]; adverts: LabelledAdvert[] } | null {
  if (!existsSync(listings)) return null
  const textOf = textReader(listings)
  const doubts = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8').split('## Doubtful rows')[1]!
  const doubtfulMentions = new Set(doubts.match(/\bm\d{4}\b/g))
  const doubtfulFeatures = new Set(doubts.match(/\bw\d{3} \w+/g))
  return {
    mentions: readCsv(join(import.meta.dirname, 'mentions.csv')).map((row) => ({
      id: row['id']!,
      text: textOf(row),
      part: Number(row['part']),
      feature: row['feature']!,
      offset: Number(row['offset']),
      length: Number(row['length']),
      label: row['label']!,
      isDoubtful: doubtfulMentions.has(row['id']!),
    })),
    adverts: readCsv(join(import.meta.dirname, 'whole-adverts.csv')).map((row) => {
      const id = row['id']!
      const doubtful = [...doubtfulFeatures].filter((doubt) => doubt.startsWith(id)).map((doubt) => doubt.slice(5))
      const features = row['features']!.split(' ').filter((name) => name !== '')
      return { id, text: textOf(row), part: Number(row['part']), features, doubtful: new Set(doubtful) }
    }),
  }
}

function textReader(listings: string): (row: Row) => string {
  const files = new Map<string, readonly Row[]>()
  const rowsOf = (source: string): readonly Row[] => {
    const known = files.get(source)
    if (known) return known
    const rows = source.startsWith('rent-portals/')
      ? (JSON.parse(readFileSync(join(listings, `${source}.json`), 'utf8')) as Row[])
      : readCsv(join(listings, `${source}.csv`))
    files.set(source, rows)
    return rows
  }
  return ({ id, source, advert }) => {
    const [index, hash] = advert!.split(':')
    const row = rowsOf(source!)[Number(index)]
    const text = row?.['Description'] ?? row?.['title'] ?? ''
    if (sha256Of(text).slice(0, 12) !== hash)
      throw new Error(`${id}: row ${index} of ${source} is not the listing that was labelled`)
    return text
  }
}

function readCsv(file: string): Row[] {
  return parse(readFileSync(file, 'utf8'), { columns: true, bom: true })
}
