import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { parse } from 'csv-parse/sync'

import { sha256Of } from '../../models/kernel/sha256-of.ts'
import { toCanton } from '../../models/kernel/canton.ts'
import { toCommune } from '../../models/kernel/commune.ts'
import type { LegalFacts } from '../../models/contracts/law/legal.ts'
import type { PlaceFacts } from '../../models/places/place-facts.ts'
import type { VocabularyRow } from '../../models/language/vocabulary/vocabulary-row.ts'
import { BadInputError, badCell } from '../files/csv-table.ts'
import { derivedOnce } from '../files/derived-once.ts'
import type { InputProblem } from '../files/csv-table.ts'
import { checkReference } from './check-reference.ts'
import { legalFileNames, readLegal } from './load-legal.ts'
import { parseYamlFile } from './parse-yaml-file.ts'
import { REFERENCE_TABLES, referenceSourceSchema } from './reference-tables.ts'
import type {
  CommuneAmenity,
  CommuneTransit,
  CrossBorderTown,
  OfficialCount,
  OfficialIndexRow,
  OfficialNationalYear,
  OfficialStatisticRow,
  OfficialYear,
  PolicyRate,
  PriceLevel,
  ReferenceRow,
  ReferenceSource,
  ReferenceTableName,
  Station,
  TramStop,
} from './reference-tables.ts'
import { ROOT } from '../base/settings.ts'

/** All reference tables below `data/reference`, typed, with provenance and content hashes. */
export interface Reference extends PlaceFacts {
  stations: readonly Station[]
  tramStops: readonly TramStop[]
  priceLevels: readonly PriceLevel[]
  officialIndex: readonly OfficialIndexRow[]
  officialPrices: readonly OfficialYear[]
  policyRates: readonly PolicyRate[]
  officialCounts: readonly OfficialCount[]
  officialNational: readonly OfficialNationalYear[]
  officialStatistics: readonly OfficialStatisticRow[]
  communeAmenities: readonly CommuneAmenity[]
  communeTransit: readonly CommuneTransit[]
  crossBorderTowns: readonly CrossBorderTown[]
  vocabulary: readonly VocabularyRow[]
  /** Dated parameters of law and practice; each has its own provenance. */
  legal: LegalFacts
  /** Provenance of each table. */
  sources: Readonly<Record<ReferenceTableName, ReferenceSource>>
  /** SHA-256 (hexadecimal) by file name, for tables and their provenance. */
  hashes: Readonly<Record<string, string>>
}

const MAX_BYTES = 4 * 2 ** 20
const MAX_PROBLEMS = 10

/** Independent of the folder that a command is called from. */
const COMMITTED = join(ROOT, 'data', 'reference')

/**
 * Reads and validates the reference tables.
 *
 * @throws BadInputError with file, row, field, received and expected
 */
export async function loadReference(directory: string = COMMITTED): Promise<Reference> {
  const reference = await tablesOf(directory)
  checkAll(directory, reference)
  return reference
}

/**
 * Reads the reference tables as `loadReference` does, but parses a table when it is first asked for: a run without news asks for few. Tables that this code
 * has checked before, together, are not checked again.
 * @param codeHash hash of the code of this module
 */
export async function openReference(directory: string, codeHash: string): Promise<Reference> {
  const reference = await tablesOf(directory)
  derivedOnce('reference-check-1', JSON.stringify([codeHash, reference.hashes]), () => {
    checkAll(directory, reference)
    return true
  })
  return reference
}

export const REFERENCE_MODULE = import.meta.url

function checkAll(directory: string, reference: Reference): void {
  // Reads every table, also those that no other one refers to.
  Object.values(reference)
  checkReference(directory, reference)
}

async function tablesOf(directory: string): Promise<Reference> {
  const tables = Object.keys(REFERENCE_TABLES)
  const legal = await legalFileNames(directory)
  const names = [...tables.flatMap((name) => [`${name}.csv`, `${name}.source.yaml`]), ...legal]
  const files = new Map(
    await Promise.all(names.map(async (name) => [name, await readHashed(directory, name)] as const)),
  )
  const textOf = (name: string): string => files.get(name)!.text
  const table = <N extends ReferenceTableName>(name: N): ReferenceRow<N>[] =>
    parseTable(name, join(directory, `${name}.csv`), textOf(`${name}.csv`))
  const sourceOf = (name: string): ReferenceSource =>
    parseYamlFile(join(directory, `${name}.source.yaml`), textOf(`${name}.source.yaml`), referenceSourceSchema)
  return whenAsked<Reference>({
    cantons: () => table('cantons').map(toCanton),
    communes: () => table('communes').map(toCommune),
    quarters: () => table('quarters'),
    localities: () => table('localities'),
    placeAliases: () => table('place-aliases'),
    foreignTowns: () => table('foreign-towns'),
    postcodePrefixes: () => table('postcode-prefixes'),
    communeMergers: () => table('commune-mergers'),
    cadastralSections: () => table('cadastral-sections'),
    stations: () => table('stations'),
    tramStops: () => table('tram-stops'),
    priceLevels: () => table('price-levels'),
    officialIndex: () => table('official-index'),
    officialPrices: () => table('official-prices'),
    policyRates: () => table('policy-rate'),
    officialCounts: () => table('official-counts'),
    officialNational: () => table('official-national'),
    officialStatistics: () => table('official-statistics'),
    communeAmenities: () => table('commune-amenities'),
    communeTransit: () => table('commune-transit'),
    crossBorderTowns: () => table('cross-border-towns'),
    vocabulary: () => table('vocabulary'),
    legal: () => readLegal(directory, new Map(legal.map((name) => [name, textOf(name)]))),
    sources: () => Object.fromEntries(tables.map((name) => [name, sourceOf(name)])) as Reference['sources'],
    hashes: () => Object.fromEntries([...files].map(([name, { sha256 }]) => [name, sha256] as const).sort(byName)),
  })
}

function byName([a]: readonly [string, string], [b]: readonly [string, string]): number {
  return a < b ? -1 : 1
}

/** An object whose properties are computed when they are first read. */
function whenAsked<T extends object>(readers: { [Key in keyof T]: () => T[Key] }): T {
  const object = {} as T
  for (const key of Object.keys(readers) as (keyof T)[])
    Object.defineProperty(object, key, {
      enumerable: true,
      configurable: true,
      get() {
        const value = readers[key]()
        Object.defineProperty(object, key, { value, enumerable: true })
        return value
      },
    })
  return object
}

function parseTable<N extends ReferenceTableName>(name: N, file: string, text: string): ReferenceRow<N>[] {
  const { schema, key } = REFERENCE_TABLES[name]
  const problems: InputProblem[] = []
  const seen = new Map<string, number>()
  const rows = readRecords(file, text).map((record, index) => {
    const row = index + 2
    const parsed = schema.safeParse(record)
    for (const issue of parsed.error?.issues ?? []) {
      const column = String(issue.path[0] ?? '')
      problems.push({ file, row, column, received: String(record[column] ?? ''), expected: issue.message })
    }
    const id = key.map((column) => record[column]).join(' | ')
    const first = seen.get(id)
    if (first !== undefined)
      problems.push({
        file,
        row,
        column: key.join('+'),
        received: id,
        expected: `a key of its own (row ${first} has it)`,
      })
    seen.set(id, row)
    return parsed.data
  })
  if (problems.length > 0) throw new BadInputError(problems.slice(0, MAX_PROBLEMS))
  return rows as ReferenceRow<N>[]
}

function readRecords(file: string, text: string): Record<string, string>[] {
  try {
    return derivedOnce('reference-csv-1', text, (csv) =>
      parse(csv, { columns: true, bom: true, skip_empty_lines: true }),
    )
  } catch (error) {
    const { lines, message } = error as { lines?: number; message: string }
    throw badCell(file, lines ?? 1, '', message, 'comma-separated values with RFC 4180 quoting')
  }
}

async function readHashed(directory: string, fileName: string): Promise<{ text: string; sha256: string }> {
  const file = join(directory, fileName)
  const bytes = await readFile(file).catch(() => undefined)
  if (bytes === undefined) throw badCell(file, 1, '', 'no such file', 'a reference file with its provenance beside it')
  if (bytes.length > MAX_BYTES) throw badCell(file, 1, '', `${bytes.length} bytes`, `at most ${MAX_BYTES} bytes`)
  return { text: bytes.toString('utf8'), sha256: sha256Of(bytes) }
}
