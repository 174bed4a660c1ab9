import { InsufficientAdvertsError, PROPERTY_TYPES, type AdvertRow } from '../../../models/prices/hedonic/advert.ts'
import { ENERGY_CLASSES } from '../../../models/kernel/energy-class.ts'
import { formatQuarter, parseQuarter } from '../../../models/kernel/quarter.ts'
import { choiceColumn, integerColumn, numberColumn, optionalColumn, textColumn } from '../../files/csv-columns.ts'
import type { CsvColumn } from '../../files/csv-columns.ts'
import { badCell } from '../../files/csv-table.ts'
import { readTable } from './table-file.ts'

/** A quarter in any spelling: `2024-Q3`, `2024Q3`, `Q3-2024`. */
export const quarterColumn: CsvColumn<string> = {
  expected: 'a quarter such as 2024-Q3',
  parse: (cell) => {
    try {
      parseQuarter(cell)
      return cell
    } catch {
      return undefined
    }
  },
}
const flag = optionalColumn(choiceColumn(['0', '1']))

const LISTINGS_SCHEMA = {
  listing_id: textColumn(),
  portal: textColumn(),
  quarter: quarterColumn,
  first_seen: quarterColumn,
  commune: textColumn(),
  canton: textColumn(),
  section: optionalColumn(textColumn()),
  type: choiceColumn(PROPERTY_TYPES),
  area_m2: optionalColumn(numberColumn({ above: 0 })),
  land_ares: optionalColumn(numberColumn({ min: 0 })),
  bedrooms: optionalColumn(integerColumn({ min: 0, max: 100 })),
  energy_class: optionalColumn(choiceColumn(ENERGY_CLASSES)),
  new_build: flag,
  parking: flag,
  terrace: flag,
  condition: optionalColumn(textColumn()),
  construction_year: optionalColumn(integerColumn({ min: 1000, max: 2199 })),
  property_id: optionalColumn(textColumn()),
  price: numberColumn({ above: 0 }),
}

/** Description of the file in `--help`, shared by the commands that read it. */
export const LISTINGS_HELP = `
FILE of --listings: CSV with a header, one row per advert and quarter it was online, all sales or all rents:
  listing_id, portal    identify the advert; a portal gives each advert one id
  quarter, first_seen   2024-Q3, in any spelling: the quarter of the row, and the first in which the portal showed the advert
  commune, canton       names; each commune is in one canton
  type                  apartment or house
  price                 EUR, asking price or monthly rent, above 0
  optional: section, area_m2, land_ares, bedrooms, energy_class (A+, A-I), new_build, parking, terrace (0/1), condition,
  construction_year, property_id; an empty cell is unknown. Other columns are ignored.
Copies on several portals, relistings under new ids, stale adverts and gross errors are found and removed.`

export type ListingsTable = { adverts: AdvertRow[]; quarterText: (index: number) => string }

/** Reads adverts. Keeps the spelling of quarters for the output. @throws BadInputError */
export async function readListings(file: string): Promise<ListingsTable> {
  const rows = await readTable(file, LISTINGS_SCHEMA)
  const spelling = rows[0]!.quarter
  const adverts = rows.map((row, i): AdvertRow => {
    const [seen, first] = [parseQuarter(row.quarter), parseQuarter(row.first_seen)]
    if (first > seen) throw badCell(file, i + 2, 'first_seen', row.first_seen, `a quarter no later than ${row.quarter}`)
    return {
      advertId: row.listing_id,
      source: row.portal,
      quarter: seen,
      firstSeenQuarter: first,
      commune: row.commune,
      canton: row.canton,
      section: row.section ?? undefined,
      type: row.type,
      areaM2: row.area_m2 ?? undefined,
      landAres: row.land_ares ?? undefined,
      bedrooms: row.bedrooms ?? undefined,
      energyClass: row.energy_class ?? undefined,
      newBuild: yesOrNo(row.new_build),
      parking: yesOrNo(row.parking),
      terrace: yesOrNo(row.terrace),
      condition: row.condition ?? undefined,
      constructionYear: row.construction_year ?? undefined,
      propertyId: row.property_id ?? undefined,
      priceEur: row.price,
    }
  })
  assertOneCantonEach(file, adverts)
  return { adverts, quarterText: (index) => quarterText(index, spelling) }
}

/** Runs an estimate; reports too few adverts or quarters as an error about the file's quarters. */
export function estimateFrom<T>(file: string, adverts: readonly AdvertRow[], estimate: () => T): T {
  try {
    return estimate()
  } catch (error) {
    if (!(error instanceof InsufficientAdvertsError)) throw error
    const quarters = new Set(adverts.map((advert) => advert.quarter)).size
    const received = `${adverts.length} rows in ${quarters} quarter${quarters === 1 ? '' : 's'}`
    throw badCell(file, 2, 'quarter', received, `more adverts (${error.message})`)
  }
}

function assertOneCantonEach(file: string, adverts: readonly AdvertRow[]): void {
  const cantonOf = new Map<string, string>()
  adverts.forEach(({ commune, canton }, i) => {
    const known = cantonOf.get(commune)
    if (known === undefined) cantonOf.set(commune, canton)
    else if (known !== canton)
      throw badCell(file, i + 2, 'canton', canton, `${known}, as in earlier rows of ${commune}`)
  })
}

function quarterText(index: number, spelling: string): string {
  const label = formatQuarter(index)
  if (/^\D/.test(spelling)) return label
  const [quarter, year] = label.split('-')
  return spelling.includes('-') ? `${year}-${quarter}` : `${year}${quarter}`
}

function yesOrNo(cell: '0' | '1' | null): boolean | undefined {
  return cell === null ? undefined : cell === '1'
}
