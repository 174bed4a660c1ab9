import { readdir } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { stringify } from 'yaml'
import { inferMapping, type Column, type Guess } from '../../models/adverts/infer/infer-mapping.ts'
import { fieldsNamed } from '../../models/language/column-words.ts'
import { yesOrNo } from '../../models/language/answers.ts'
import type { PlaceFacts } from '../../models/places/place-facts.ts'
import { buildGazetteer } from '../../models/places/gazetteer.ts'
import { columnsOf } from '../ingest/formats/field-mapping.ts'
import { fileColumns } from './file-columns.ts'
import { guessFormat, type Format } from './guess-format.ts'
import { draftSource, localFile } from './local-file.ts'

const EXAMPLE_CHARACTERS = 60
/** Distinct values of a column that are all shown. */
const FEW_WORDS = 6
const DAY_IN_NAME = /(?<!\d)\d{4}-?\d{2}-?\d{2}(?!\d)/

/** Writes a first definition for a file: its format, and a mapping by the names and values of its columns, with what it rests on in comments. */
export async function inferFeed(path: string, places: PlaceFacts): Promise<string> {
  const file = await localFile(path, null)
  const format = await guessFormat(file, draftSource(path))
  const source = draftSource(path, format)
  const columns = await fileColumns(file, source)
  const guesses = columns === null ? [] : inferMapping(columns, buildGazetteer(places))
  return definitionText(path, await locationOf(path), source.id, format, columns, guesses)
}

/** The file, or the folder where the day in its name makes it one of a series. */
async function locationOf(path: string): Promise<string> {
  const [folder, name] = [dirname(resolve(path)), basename(path)]
  const [before, after, ...more] = name.split(DAY_IN_NAME)
  const isOfSeries = (other: string): boolean => {
    const [start, end, ...rest] = other.split(DAY_IN_NAME)
    return other !== name && rest.length === 0 && start === before && end === after
  }
  // Signs of a pattern in the name itself would read other files.
  const canBePattern = after !== undefined && more.length === 0 && !/[*?[\]{}!()\\]/.test(name)
  if (canBePattern && (await readdir(folder)).some(isOfSeries))
    return scalar({ type: 'directory', path: folder, pattern: `${before}*${after}` })
  return scalar({ type: 'file', path: resolve(path) })
}

function definitionText(
  path: string,
  location: string,
  id: string,
  format: Format,
  columns: Column[] | null,
  guesses: readonly Guess[],
): string {
  const { adapter, encoding, delimiter, records } = format
  const isDated = DAY_IN_NAME.test(basename(path))
  const hasDays = guesses.some(({ field }) => field === 'observedAt')
  const date = isDated ? 'from-name' : hasDays ? 'from-row' : 'fetched'
  return [
    `# A first guess at ${basename(path)}. Correct it, then look at it with: lux feed check FILE.yaml`,
    `id: ${id}`,
    `title: ${scalar(basename(path))} # what people call this feed`,
    `adapter: ${adapter}`,
    `location: ${location}`,
    `snapshot: { date: ${date}, complete: false } # complete: true where each file lists everything on offer`,
    ...(delimiter === undefined || delimiter === ',' ? [] : [`delimiter: ${scalar(delimiter)}`]),
    ...(encoding === 'utf-8' ? [] : [`encoding: ${encoding}`]),
    ...(records === undefined ? [] : [`records: ${records}`]),
    'producer: { name: not stated } # who publishes it',
    'licence: { name: not stated }',
    'owner: not stated # who answers for it here',
    'cadence: once # daily, weekly, monthly …',
    ...(columns === null ? ['# The format names its fields itself: no mapping.'] : mappingLines(columns, guesses)),
    '',
  ].join('\n')
}

function mappingLines(columns: readonly Column[], guesses: readonly Guess[]): string[] {
  const used = new Set(guesses.flatMap(({ mapping }) => columnsOf(mapping)))
  const left = columns.filter(({ name }) => !used.has(name) && !used.has(name.replace('*', '0')))
  const found = new Set(guesses.map(({ field }) => field))
  const missing = [
    ...(found.has('sourceRef') || found.has('url')
      ? []
      : ['sourceRef: a key of the advert; without it or a url every row is rejected']),
    ...(['listingType', 'propertyType'] as const)
      .filter((field) => !found.has(field) && !found.has('title') && !found.has('url'))
      .map((field) => `${field}: set it in defaults where it is the same for all rows`),
    ...(found.has('price') || found.has('priceFrom') ? [] : ['price: without it every row is rejected']),
    ...(found.has('city') || found.has('postcode') || found.has('latitude')
      ? []
      : ['city: without a place a home is in no commune']),
  ]
  return [
    guesses.length === 0 ? 'mapping: {}' : 'mapping:',
    ...guesses.map(({ field, mapping, ...guess }) => `  ${field}: ${scalar(mapping)} # ${reasonOf(guess)}`),
    ...missing.map((line) => `# Not found: ${line}`),
    ...flagLines(left),
    ...(left.length === 0 ? [] : ['# Columns not used:', ...left.map((column) => `#   ${leftText(column, guesses)}`)]),
  ]
}

/** A column that nothing reads, with the field that its name says and why it did not become it, and its values if they are few. */
function leftText({ name, values }: Column, guesses: readonly Guess[]): string {
  const shown = name.replaceAll(/\s+/g, ' ')
  const [best] = [...fieldsNamed(name)].toSorted(([, a], [, b]) => b - a)
  const taken = guesses.find((guess) => guess.field === best?.[0])
  const isEmpty = values.every((value) => value === null || value === undefined || value === '')
  const misfit = isEmpty ? 'but the rows looked at leave it empty' : 'but its values do not fit'
  const why = best && `named like ${best[0]}, ${taken ? `which ${taken.column} is` : misfit}`
  const said = [why, fewWords(values)].filter((part) => part !== undefined)
  return said.length === 0 ? shown : `${shown}: ${said.join('; ')}`
}

/** Distinct values of a column that has few. */
function fewWords(values: readonly unknown[]): string | undefined {
  const words = new Set(values.flat().flatMap((value) => (typeof value === 'string' && value !== '' ? [value] : [])))
  const text = [...words].map((word) => word.replaceAll(/\s+/g, ' ')).join(', ')
  return words.size === 0 || words.size > FEW_WORDS || text.length > EXAMPLE_CHARACTERS ? undefined : `says ${text}`
}

/** Columns that say nothing but yes and no, as the features that they may be. */
function flagLines(left: readonly Column[]): string[] {
  const flags = left.filter(({ values }) => {
    const texts = values.flatMap((value) => (typeof value === 'string' && value !== '' ? [value] : []))
    return texts.length > 0 && texts.every((text) => yesOrNo(text) !== null && !/^\d$/.test(text))
  })
  if (flags.length === 0) return []
  const words = Object.fromEntries(flags.map(({ name }) => [name, name]))
  return ['# Columns of yes and no; keep those that are features:', `#   features: ${scalar({ flags: words })}`]
}

function reasonOf({ share, example, named }: Pick<Guess, 'share' | 'example' | 'named'>): string {
  const shown = example.slice(0, EXAMPLE_CHARACTERS).replaceAll(/\s+/g, ' ')
  return `${named ? '' : 'by its values: '}${Math.round(share * 100)} % fit, e.g. ${shown}`
}

function scalar(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0, defaultStringType: 'PLAIN' }).trim()
}
