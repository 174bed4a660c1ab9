import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { ROOT } from '../base/settings.ts'

/** One commune of each canton, and what tests name. */
const COMMUNES = new Set([
  'bech',
  'bertrange',
  'clervaux',
  'diekirch',
  'esch-sur-alzette',
  'grevenmacher',
  'luxembourg',
  'mamer',
  'mersch',
  'redange-sur-attert',
  'remich',
  'strassen',
  'vianden',
  'wiltz',
])

type Row = Readonly<Record<string, string>>

/**
 * Copies the reference facts to a new folder, those of fourteen communes only: a release of all 102 takes four times as long to write.
 * @returns the folder, for `LUX_REFERENCE`
 */
export function writeSmallCountry(folder: string): string {
  const committed = join(ROOT, 'data', 'reference')
  cpSync(committed, folder, { recursive: true })
  const isKept = (slug: string | undefined): boolean => slug === undefined || slug === '' || COMMUNES.has(slug)
  const keep = (table: string, test: (row: Row) => boolean): Row[] => {
    const file = join(folder, `${table}.csv`)
    const text = readFileSync(file, 'utf8')
    const rows = parse(text, { columns: true, raw: true }) as unknown as { raw: string; record: Row }[]
    const kept = rows.filter(({ record }) => test(record))
    writeFileSync(file, [`${text.split('\n', 1)[0]}\n`, ...kept.map(({ raw }) => raw.replace(/\n*$/, '\n'))].join(''))
    return kept.map(({ record }) => record)
  }
  keep('communes', ({ slug }) => isKept(slug))
  const mergers = keep('commune-mergers', ({ commune }) => isKept(commune))
  const ever = new Set([...COMMUNES, ...mergers.flatMap((row) => [row['former_slug'], row['successor_slug']])])
  const localities = new Set(keep('localities', ({ commune }) => isKept(commune)).map(({ slug }) => slug))
  for (const table of ['postcode-prefixes', 'cadastral-sections', 'stations', 'tram-stops'])
    keep(table, ({ commune }) => isKept(commune))
  for (const table of ['commune-amenities', 'commune-transit']) keep(table, ({ commune }) => isKept(commune))
  keep('price-levels', ({ scope, area }) => scope !== 'commune' || ever.has(area!))
  for (const table of ['official-prices', 'official-counts']) keep(table, ({ area }) => ever.has(area!))
  keep('place-aliases', ({ kind, target = '' }) =>
    kind === 'commune'
      ? target.split(';').every(isKept)
      : kind !== 'locality' || target.split(';').every((slug) => localities.has(slug)),
  )
  return folder
}
