import { Command } from 'commander'

import { isPropertyType } from '../../../models/kernel/property-type.ts'
import { foldName } from '../../../models/language/fold.ts'
import { buildGazetteer, type Gazetteer } from '../../../models/places/gazetteer.ts'
import { parsePlace } from '../../../models/places/parse-place.ts'
import { rankListings } from '../../../models/search/rank-listings.ts'
import { createSearchIndex } from '../../../models/search/index/search-index.ts'
import type { SearchListing } from '../../../models/search/index/search-listing.ts'
import { understandQuery } from '../../../models/search/understand/understand-query.ts'
import { loadReference } from '../../reference/load-reference.ts'
import {
  choiceColumn,
  lineColumn,
  nullableColumn,
  numberColumn,
  optionalColumn,
  textColumn,
  type CsvRow,
} from '../../files/csv-columns.ts'
import { badCell } from '../../files/csv-table.ts'
import { loadWishReader } from '../../reference/load-wish-reader.ts'
import { readTable, writeTable } from './table-file.ts'

type SearchOptions = {
  readonly listings: string
  readonly queries: string
  readonly out: string
  readonly intent: string
  readonly limit: string
}

const HELP = `
Files:
  listings  CSV: id,type,commune,price,bedrooms,title and, if known, area_m2, energy_class, new_build,
            has_garden, has_terrace (a balcony counts), has_parking (a garage counts), has_lift (1, 0 or empty),
            station_m, school_m (metres), lang (en, fr, de, lb, pt) and description; an empty cell is unknown
            type is a canonical type such as apartment, house, studio or room; commune any name of a commune
  queries   CSV: query_id,text; text is a description of a home in English, French, German, Luxembourgish or Portuguese
  out       CSV: query_id,rank,listing_id,score: the best listings of each query from rank 1 on, scores from 0 to 100;
            listings that break a hard condition are left out, so a query may have fewer rows, or none

Invalid input ends with exit code 2 and a message with file, row and column.`

const flag = () => optionalColumn(choiceColumn(['0', '1']))
const LISTING_COLUMNS = {
  line: lineColumn(),
  id: textColumn(),
  type: textColumn(),
  commune: textColumn(),
  price: nullableColumn(numberColumn({ above: 0 })),
  bedrooms: nullableColumn(numberColumn({ min: 0, max: 99 })),
  title: textColumn(500),
  area_m2: optionalColumn(numberColumn({ above: 0 })),
  energy_class: optionalColumn(textColumn(10)),
  new_build: flag(),
  has_garden: flag(),
  has_terrace: flag(),
  has_parking: flag(),
  has_lift: flag(),
  station_m: optionalColumn(numberColumn({ min: 0 })),
  school_m: optionalColumn(numberColumn({ min: 0 })),
  lang: optionalColumn(textColumn(10)),
  description: optionalColumn(textColumn(20_000)),
}
type ListingRow = CsvRow<typeof LISTING_COLUMNS>
const QUERY_COLUMNS = { line: lineColumn(), query_id: textColumn(), text: textColumn(4000) }
/** Columns that hold one feature of a listing each. */
const FLAG_FEATURES = {
  has_garden: ['garden'],
  has_terrace: ['balcony', 'terrace'],
  has_parking: ['garage', 'parking'],
  has_lift: ['elevator'],
} as const satisfies Partial<Record<keyof ListingRow, readonly string[]>>

/** `lux model search`: reads queries and ranks a table of listings. */
export function modelSearchCommand(): Command {
  return new Command('search')
    .description('find the listings of a table that fit descriptions of homes')
    .requiredOption('--listings <file>', 'CSV of listings')
    .requiredOption('--queries <file>', 'CSV of descriptions')
    .requiredOption('--out <file>', 'CSV to write')
    .option('--intent <intent>', 'rent or buy: the kind of prices in the listings', 'buy')
    .option('--limit <number>', 'rows per query, 1 to 100', '10')
    .addHelpText('after', HELP)
    .action(runSearch)
}

async function runSearch({ listings, queries, out, intent, limit }: SearchOptions): Promise<void> {
  if (intent !== 'rent' && intent !== 'buy') throw badCell('--intent', 1, '', intent, 'rent or buy')
  if (!/^(?:[1-9]\d?|100)$/.test(limit)) throw badCell('--limit', 1, '', limit, 'a whole number from 1 to 100')
  const gazetteer = buildGazetteer(await loadReference())
  const wishReader = await loadWishReader()
  const rows = await readTable(listings, LISTING_COLUMNS)
  checkUnique(
    listings,
    'id',
    rows.map(({ id, line }) => ({ key: id, line })),
  )
  const asked = await readTable(queries, QUERY_COLUMNS)
  checkUnique(
    queries,
    'query_id',
    asked.map(({ query_id, line }) => ({ key: query_id, line })),
  )
  const index = createSearchIndex(
    rows.map((row) => toListing(listings, row, intent, gazetteer)),
    { gazetteer },
  )
  const found = asked.flatMap(({ query_id, text }) => {
    const ranked = rankListings(index, understandQuery(text, { gazetteer, intent, wishReader }), {
      limit: Number(limit),
    })
    return ranked.results.map(({ id, score }, at) => ({ query_id, rank: at + 1, listing_id: id, score }))
  })
  await writeTable(out, ['query_id', 'rank', 'listing_id', 'score'], found)
}

function checkUnique(file: string, column: string, keys: readonly { key: string; line: number }[]): void {
  const seen = new Set<string>()
  for (const { key, line } of keys) {
    if (seen.has(key)) throw badCell(file, line, column, key, `each ${column} once`)
    seen.add(key)
  }
}

function toListing(file: string, row: ListingRow, intent: 'rent' | 'buy', gazetteer: Gazetteer): SearchListing {
  if (!isPropertyType(row.type)) throw badCell(file, row.line, 'type', row.type, 'a type such as apartment or house')
  const { features, absentFeatures } = featuresOf(row)
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    language: row.lang,
    listingType: intent === 'buy' ? 'sale' : 'rent',
    propertyType: row.type,
    priceEur: row.price,
    priceFromEur: null,
    priceCheck: 'unknown',
    chargesEur: null,
    areaM2: row.area_m2,
    landAreaM2: null,
    rooms: null,
    bedrooms: row.bedrooms,
    bathrooms: null,
    floor: null,
    floorCount: null,
    energyClass: row.energy_class,
    constructionYear: null,
    condition: null,
    newBuild: row.new_build === null ? null : row.new_build === '1',
    furnished: null,
    features,
    absentFeatures,
    availableFrom: null,
    communeSlug: communeSlug(gazetteer, row.commune),
    locality: null,
    district: null,
    latitude: null,
    longitude: null,
    coordinatePrecision: null,
    firstSeen: '2000-01-01',
    stationM: row.station_m,
    schoolM: row.school_m,
  }
}

function featuresOf(row: ListingRow): { features: string[]; absentFeatures: string[] } {
  const features: string[] = []
  const absentFeatures: string[] = []
  for (const [column, names] of Object.entries(FLAG_FEATURES)) {
    const value = row[column as keyof typeof FLAG_FEATURES]
    if (value === '1') features.push(...names)
    else if (value === '0') absentFeatures.push(...names)
  }
  return { features, absentFeatures }
}

/** A commune missing from the reference tables keeps its own name: a query cannot name it, but its listings are still ranked. */
function communeSlug(gazetteer: Gazetteer, name: string): string {
  const { readings } = parsePlace(gazetteer, name)
  const place = readings.find(({ place }) => place.kind === 'commune')?.place ?? readings[0]?.place
  return place && 'commune' in place ? place.commune : foldName(name).replaceAll(' ', '-')
}
