import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldName } from '../../../models/language/fold.ts'
import { tokenizeQuery } from '../../../models/language/query-tokens.ts'
import { lifeFeatures } from '../../../models/search/understand/learned/life-features.ts'
import { preparedTokens } from '../../../models/search/understand/words/prepared-tokens.ts'
import { QueryReading } from '../../../models/search/understand/words/query-reading.ts'
import { buildGazetteer } from '../../../models/places/gazetteer.ts'
import { ROOT } from '../../../pipeline/base/settings.ts'
import { loadReference } from '../../../pipeline/reference/load-reference.ts'
import { loadBlindSet, SETS, type BlindWish } from '../../evaluation/search/blind/blind-set.ts'
import type { LearningOptions } from '../linear-reader/learn-reader.ts'

const FOLDER = join(ROOT, 'data', 'reference', 'life-reader')
export const LIFE_READER_FILE: string = join(ROOT, 'data', 'reference', 'life-reader.bin')
export const LABELS: readonly string[] = ['life']
export const LEARNING: LearningOptions = { fewestRows: 2, mostFeatures: 60_000, smallest: 4 }

const gazetteer = buildGazetteer(await loadReference(join(ROOT, 'data', 'reference')))

/** Words of somebody who looks for a home. */
export interface ToldRow {
  /** Whether they tell of the life that the person has, not of the home that is sought. */
  readonly isLife: boolean
  readonly language: string
  readonly text: string
  /** Written for this, not a clause of an opened wish. */
  readonly isWritten: boolean
  readonly features: ReadonlyMap<number, number>
}

/** Written sentences and clauses of opened wishes. @throws Error with file and line of a row that cannot be read */
export function toldRows(): ToldRow[] {
  return [...writtenRows(), ...openedClauses()]
}

function writtenRows(): ToldRow[] {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((name) =>
      readFileSync(join(FOLDER, name), 'utf8')
        .trim()
        .split('\n')
        .map((line): ToldRow => {
          const [label, text = '', ...more] = line.split('\t')
          if ((label !== 'life' && label !== 'wish') || text.trim() === '' || more.length > 0)
            throw new Error(`${name}: "${line}" is no label and its words`)
          const reading = readingOf(text)
          const features = lifeFeatures(reading, 0, reading.tokens.length)
          return { isLife: label === 'life', language: name.slice(0, 2), text, isWritten: true, features }
        }),
    )
}

function readingOf(text: string): QueryReading {
  return new QueryReading(preparedTokens(text, tokenizeQuery(text)).tokens, gazetteer)
}

/** Sets of wishes that had been looked into before the reader was made; later ones and those that nobody looks into measure it. */
const OPENED = (Object.keys(SETS) as (keyof typeof SETS)[]).filter(
  (name) => !['sixteenth', 'eighteenth', 'twentieth', 'twenty-first', 'twenty-second'].includes(name),
)

/**
 * Clauses of opened wishes: one about the home that is sought names a place or an amount of its labels, one about a life names a place that is in no label.
 * Clauses that name neither are left out.
 */
function openedClauses(): ToldRow[] {
  return OPENED.flatMap((name) => loadBlindSet(name).flatMap(clausesOf))
}

function clausesOf({ lang, text, expect, also }: BlindWish): ToldRow[] {
  const reading = readingOf(text)
  const values = [...expect, ...also].map(({ value }) => (typeof value === 'object' ? value.to : value))
  const [amounts, names] = [
    new Set(values.filter((one) => typeof one === 'number')),
    values.map((one) => foldName(String(one))),
  ]
  return reading.clauses().flatMap(([from, to]): ToldRow[] => {
    const own = reading.tokens.slice(from, to)
    const places = own.filter(({ word, isCapitalised }) => isCapitalised && word.length >= 4 && isTown(word))
    const isAsked = places.some(({ word }) => names.some((name) => name.includes(word) || sameTown(name, word)))
    const isCounted = own.some(({ value }) => value !== null && amounts.has(value))
    if (!isAsked && !isCounted && places.length === 0) return []
    const features = lifeFeatures(reading, from, to)
    const isLife = !isAsked && !isCounted
    return [{ isLife, language: lang, text: reading.textOf(from, to), isWritten: false, features }]
  })
}

function isTown(word: string): boolean {
  return gazetteer.names.get(word)?.some(({ place }) => 'latitude' in place) === true
}

function sameTown(name: string, word: string): boolean {
  const slugs = (one: string): string[] => gazetteer.names.get(one)?.map(({ place }) => place.slug) ?? []
  return slugs(name).some((slug) => slugs(word).includes(slug))
}

/** SHA-256 over all rows and their features: if it changes, the reader must be trained again. */
export function materialHash(): string {
  const hash = createHash('sha256')
  for (const { features, isLife } of toldRows())
    hash.update([...features].sort(([a], [b]) => a - b).join(' ')).update(isLife ? '+' : '-')
  return hash.digest('hex')
}
