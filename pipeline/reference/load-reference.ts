import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { parse } from 'csv-parse/sync'

import { toCanton } from '../../models/kernel/canton.ts'
import { toCommune } from '../../models/kernel/commune.ts'
import type { LegalFacts } from '../../models/contracts/law/legal.ts'
import type { PlaceFacts } from '../../models/places/place-facts.ts'
import type { VocabularyRow } from '../../models/language/vocabulary/vocabulary-row.ts'
import { BadInputError, badCell } from '../files/csv-table.ts'
import { derivedOnce } from '../files/derived-once.ts'
import type { InputProblem } from '../files/csv-table.ts'
import { checkReference } from './check-reference.ts'
import { loadLegal } from './load-legal.ts'
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
  const hashes: Record<string, string> = {}
  const table = async <N extends ReferenceTableName>(name: N): Promise<ReferenceRow<N>[]> =>
    parseTable(name, join(directory, `${name}.csv`), await readHashed(directory, `${name}.csv`, hashes))
  const reference: Reference = {
    cantons: (await table('cantons')).map(toCanton),
    communes: (await table('communes')).map(toCommune),
    quarters: await table('quarters'),
    localities: await table('localities'),
    placeAliases: await table('place-aliases'),
    foreignTowns: await table('foreign-towns'),
    postcodePrefixes: await table('postcode-prefixes'),
    communeMergers: await table('commune-mergers'),
    cadastralSections: await table('cadastral-sections'),
    stations: await table('stations'),
    tramStops: await table('tram-stops'),
    priceLevels: await table('price-levels'),
    officialIndex: await table('official-index'),
    officialPrices: await table('official-prices'),
    policyRates: await table('policy-rate'),
    officialCounts: await table('official-counts'),
    officialNational: await table('official-national'),
    officialStatistics: await table('official-statistics'),
    communeAmenities: await table('commune-amenities'),
    communeTransit: await table('commune-transit'),
    crossBorderTowns: await table('cross-border-towns'),
    vocabulary: await table('vocabulary'),
    legal: await loadLegal(directory, (fileName) => readHashed(directory, fileName, hashes)),
    sources: await loadSources(directory, hashes),
    // Files are read in parallel and finish in any order; results that depend on the hashes must not.
    hashes: Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1))),
  }
  checkReference(directory, reference)
  return reference
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

async function loadSources(directory: string, hashes: Record<string, string>): Promise<Reference['sources']> {
  const entries = await Promise.all(
    Object.keys(REFERENCE_TABLES).map(async (name) => {
      const fileName = `${name}.source.yaml`
      const text = await readHashed(directory, fileName, hashes)
      return [name, parseYamlFile(join(directory, fileName), text, referenceSourceSchema)] as const
    }),
  )
  return Object.fromEntries(entries) as Reference['sources']
}

async function readHashed(directory: string, fileName: string, hashes: Record<string, string>): Promise<string> {
  const file = join(directory, fileName)
  const bytes = await readFile(file).catch(() => undefined)
  if (bytes === undefined) throw badCell(file, 1, '', 'no such file', 'a reference file with its provenance beside it')
  if (bytes.length > MAX_BYTES) throw badCell(file, 1, '', `${bytes.length} bytes`, `at most ${MAX_BYTES} bytes`)
  hashes[fileName] = createHash('sha256').update(bytes).digest('hex')
  return bytes.toString('utf8')
}
