import type { TownAgencies } from '../../../models/contracts/listings/agencies.ts'
import type { Warehouse } from '../../warehouse/warehouse.ts'

/** Minimum homes of a locality or quarter to be a town of its own; communes always are. */
const MINIMUM_HOMES = 3

interface StockRow {
  townKind: TownAgencies['town']['kind']
  townSlug: string
  communeSlug: string
  agencyName: string | null
  website: string | null
  stock: number
  buyCount: number
  rentCount: number
  salePriceMin: number | null
  salePriceMax: number | null
  rentMin: number | null
  rentMax: number | null
}

/** Finds slug and name of a town; listings give a commune by its slug, a locality and a quarter by its name. */
export type FindTown = (kind: StockRow['townKind'], told: string, communeSlug: string) => { slug: string; name: string }

/**
 * Builds the records behind both the agency tool and the page of a town.
 * @param communes slugs of all communes; one without a listing has a record that says zero
 */
export async function townAgencies(
  warehouse: Warehouse,
  asOf: string,
  communes: readonly string[],
  findTown: FindTown,
): Promise<TownAgencies[]> {
  const rows = await warehouse.all<StockRow>(
    `SELECT * FROM agency_stock ORDER BY town_kind, town_slug, commune_slug, stock DESC, agency_key NULLS LAST`,
  )
  const towns = Object.groupBy(rows, ({ townKind, townSlug, communeSlug }) => `${townKind}:${townSlug}:${communeSlug}`)
  const listed = new Set(rows.filter(({ townKind }) => townKind === 'commune').map(({ townSlug }) => townSlug))
  const empty = communes
    .filter((slug) => !listed.has(slug))
    .map((slug) => emptyTown(findTown('commune', slug, slug), asOf))
  const found = Object.values(towns).flatMap((stock) => {
    const { townKind: kind, townSlug: told, communeSlug } = stock![0]!
    const { slug, name } = findTown(kind, told, communeSlug)
    const activeListings = sum(stock!, 'stock')
    if (kind !== 'commune' && (slug === communeSlug || activeListings < MINIMUM_HOMES)) return []
    const town = { slug, name, kind, communeSlug }
    return [
      {
        town,
        asOf,
        activeListings,
        buyCount: sum(stock!, 'buyCount'),
        rentCount: sum(stock!, 'rentCount'),
        agencies: stock!.flatMap(toAgency),
      },
    ]
  })
  // A village and a quarter of one name have one address: the first kind has it.
  return [...new Map([...found, ...empty].reverse().map((town) => [town.town.slug, town])).values()].reverse()
}

function emptyTown({ slug, name }: ReturnType<FindTown>, asOf: string): TownAgencies {
  const town = { slug, name, kind: 'commune', communeSlug: slug } as const
  return { town, asOf, activeListings: 0, buyCount: 0, rentCount: 0, agencies: [] }
}

function toAgency({
  agencyName,
  website,
  stock,
  buyCount,
  rentCount,
  salePriceMin,
  salePriceMax,
  rentMin,
  rentMax,
}: StockRow): TownAgencies['agencies'] {
  if (agencyName === null) return []
  return [{ name: agencyName, website, stock, buyCount, rentCount, salePriceMin, salePriceMax, rentMin, rentMax }]
}

function sum(rows: readonly StockRow[], field: 'stock' | 'buyCount' | 'rentCount'): number {
  return rows.reduce((total, row) => total + row[field], 0)
}
