import type { RootContent } from 'mdast'
import type { MarketIndex, MarketIndexPoint } from '../../../models/contracts/market-index.ts'
import type { OfficialLevel } from '../../../models/contracts/official-level.ts'
import type { TrendRow } from '../../../models/contracts/trend.ts'
import type { Run } from '../../engine/job.ts'
import { citedSources, DATA_LICENCE, SAMPLE_NOTICE, type PublishContext } from '../context.ts'
import { heading, paragraph, renderDocument, strong, table } from '../markdown/document.ts'

const QUARTERS_SHOWN = 12
const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })

const SCOPE_TITLES: Record<MarketIndex['series'][number]['scope'], string> = {
  national: 'All dwellings for sale',
  apartment: 'Apartments for sale',
  house: 'Houses for sale',
  rent: 'Rents',
}

/** The price index and the latest level of every commune, as Markdown. */
export async function pricesMarkdown(run: Run, index: MarketIndex, context: PublishContext): Promise<string> {
  const { asOf, releaseId, sample, quarter } = context
  const communes = await latestCommuneLevels(run, quarter)
  const official = await officialAskingLevels(run)
  const content: RootContent[] = [
    heading(1, 'Asking prices in Luxembourg'),
    ...(sample ? [paragraph(strong(SAMPLE_NOTICE))] : []),
    paragraph(
      `Basis: asking prices of new, unique adverts up to ${asOf}, not prices in deeds. Each figure carries its 95 % interval; a level is modelled where a quarter has few adverts, and left out where the data do not carry one.`,
    ),
    heading(2, 'Market index'),
    paragraph(index.method),
    ...index.series.flatMap(({ scope, points }) => [heading(3, SCOPE_TITLES[scope]), indexTable(points)]),
    heading(2, 'Revisions since the last release'),
    ...revisions(index),
    heading(2, `Communes, ${quarter}`),
    ...officialNote(official),
    table(
      [
        'Commune',
        'Apartments, EUR/m²',
        'Official mean',
        'Houses, EUR/m²',
        'Official mean',
        'Rent of apartments, EUR/m² a month',
        'New adverts',
      ],
      run.reference.communes.map(({ slug, name }) =>
        communeRow(name.fr, communes.get(slug) ?? [], official.get(slug) ?? []),
      ),
      ['left', 'right', 'right', 'right', 'right', 'right', 'right'],
    ),
  ]
  const sources = citedSources(context, [
    ...run.sources.map(({ id }) => id),
    ...[...official.values()].flat().map(({ source }) => source),
  ])
  return renderDocument(
    { title: 'Asking prices in Luxembourg', locale: 'en', asOf, releaseId, sample, sources, licence: DATA_LICENCE },
    content,
  )
}

function indexTable(points: readonly MarketIndexPoint[]): RootContent {
  const base = points[0]
  const rows = points
    .slice(-QUARTERS_SHOWN)
    .map(({ quarter, value, low, high, qoqPercent, yoyPercent, listingCount }) => [
      quarter,
      value.toFixed(1),
      `${low.toFixed(1)} to ${high.toFixed(1)}`,
      signed(qoqPercent),
      signed(yoyPercent),
      number.format(listingCount),
    ])
  return table(
    ['Quarter', `Index (${base?.quarter} = 100)`, '95 % interval', 'On quarter, %', 'On year, %', 'Adverts'],
    rows,
    ['left', 'right', 'right', 'right', 'right', 'right'],
  )
}

function revisions({ revisions: changes }: MarketIndex): RootContent[] {
  if (changes.length === 0) return [paragraph('None.')]
  const rows = changes
    .slice(0, 40)
    .map(({ scope, quarter, previousValue, value }) => [scope, quarter, previousValue.toFixed(2), value.toFixed(2)])
  return [
    table(['Index', 'Quarter', 'Published before', 'Now'], rows),
    ...(changes.length > 40 ? [paragraph(`And ${changes.length - 40} more.`)] : []),
  ]
}

type LevelRow = Pick<
  TrendRow,
  'areaSlug' | 'listingType' | 'segment' | 'pricePerSqm' | 'low' | 'high' | 'listingCount' | 'dataAvailability'
>

async function latestCommuneLevels(run: Run, quarter: string): Promise<Map<string, LevelRow[]>> {
  const rows = await run.warehouse.all<LevelRow>(
    `SELECT area_slug, listing_type, segment, price_per_sqm, low, high, listing_count, data_availability FROM trend_point
     WHERE area_level = 'commune' AND quarter = $quarter AND segment <> 'all' ORDER BY ALL`,
    { quarter },
  )
  return Map.groupBy(rows, ({ areaSlug }) => areaSlug)
}

async function officialAskingLevels(run: Run): Promise<Map<string, OfficialLevel[]>> {
  const levels = await run.warehouse.all<OfficialLevel>(
    `SELECT * FROM official_level WHERE listing_type = 'sale' AND basis = 'asking' ORDER BY commune_slug, segment`,
  )
  return Map.groupBy(levels, ({ communeSlug }) => communeSlug)
}

function officialNote(official: ReadonlyMap<string, OfficialLevel[]>): RootContent[] {
  const periods = [...new Set([...official.values()].flat().map(({ period }) => period))].sort()
  if (periods.length === 0) return []
  return [
    paragraph(
      `Official mean: prices asked per square metre as the Observatoire de l’Habitat published them (${periods.join(', ')}): means of what was on offer, not of a typical dwelling, and withheld where offers were few.`,
    ),
  ]
}

function communeRow(name: string, rows: LevelRow[], official: OfficialLevel[]): string[] {
  const stated = (segment: string): string => {
    const figure = official.find((one) => one.segment === segment)
    return figure ? number.format(figure.pricePerSqm) : '–'
  }
  const find = (listingType: string, segment: string): LevelRow | undefined =>
    rows.find((row) => row.listingType === listingType && row.segment === segment)
  const adverts = rows.reduce((sum, { listingCount }) => sum + listingCount, 0)
  return [
    name,
    level(find('sale', 'apartment'), 0),
    stated('apartment'),
    level(find('sale', 'house'), 0),
    stated('house'),
    level(find('rent', 'apartment'), 1),
    number.format(adverts),
  ]
}

function level(row: LevelRow | undefined, decimals: number): string {
  if (!row || row.pricePerSqm === null || row.low === null || row.high === null) return 'unknown'
  const format = (value: number): string =>
    value.toLocaleString('en-GB', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  const flag = row.dataAvailability === 'full' ? '' : ` (${row.dataAvailability})`
  return `${format(row.pricePerSqm)} [${format(row.low)} to ${format(row.high)}]${flag}`
}

function signed(value: number | null): string {
  return value === null ? 'unknown' : `${value >= 0 ? '+' : '−'}${Math.abs(value).toFixed(1)}`
}
