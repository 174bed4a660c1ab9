import { expect } from 'vitest'
import { listingsQuerySchema } from '../../models/openapi/listing-documents.ts'
import { readSearchAddress } from '../../models/search/form/search-address.ts'
import { listListings } from '../../server/queries/listings/list-listings.ts'
import { searchHomes } from '../../server/queries/listings/search-homes.ts'
import { searchByFilters } from '../../server/queries/listings/search-listings.ts'
import type { ReleaseFacts } from '../../server/release/facts.ts'

const OFFERS = [
  ['sale', 'buy'],
  ['rent', 'rent'],
] as const

/**
 * Expects that "homes" are as many wherever they are counted: on the page of a commune and of the country, on the page of homes that it links to, in the
 * REST API, on the map of the commune, in the tools and in the statistics of the release.
 * @param pageOf document of the release, by address
 */
export function expectEqualCounts(facts: ReleaseFacts, pageOf: (path: string) => string): void {
  const day = Date.parse(facts.asOf)
  const absoluteUrl = (path: string): string => path
  const countries = { sale: 0, rent: 0 }
  for (const slug of facts.communes.keys()) {
    const page = pageOf(`/en/communes/${slug}`)
    const { all, sale, rent } = homesOnOffer(page)
    expect(all, slug).toBe(sale + rent)
    expect(homesOnMap(page), `${slug}: keys of the map`).toBe(all)
    for (const [listingType, offer] of OFFERS) {
      const params = { listingType, commune: slug, limit: 1 }
      const link = new RegExp(`href="/en/homes\\?(offer=${offer}&amp;place=[^"]*)"`).exec(page)
      // A page leads to homes for sale or to rent only where it counts some.
      expect(link === null, `${slug} ${offer}: no link`).toBe((listingType === 'sale' ? sale : rent) === 0)
      const asked = new URLSearchParams(link?.[1]?.replaceAll('&amp;', '&') ?? { offer, place: slug })
      const homes = searchHomes(facts, readSearchAddress(asked), facts.asOf)
      const rest = listListings(facts, listingsQuerySchema.parse(params), { absoluteUrl, now: day })
      const tool = searchByFilters(facts, params, { locale: 'en', absoluteUrl })
      const activity = facts.activity.get(slug)?.find((row) => row.listingType === listingType && row.segment === 'all')
      const counts = {
        communePage: listingType === 'sale' ? sale : rent,
        homesPage: homes.total,
        rest: rest.total,
        tool: tool.total,
        activity: activity?.activeListings ?? 0,
      }
      expect([slug, listingType, counts]).toEqual([
        slug,
        listingType,
        Object.fromEntries(Object.keys(counts).map((name) => [name, homes.total])),
      ])
      countries[listingType] += homes.total
    }
  }
  const home = pageOf('/en').replaceAll(',', '')
  for (const [listingType, offer] of OFFERS) {
    const { total } = searchHomes(facts, readSearchAddress(new URLSearchParams({ offer })), facts.asOf)
    expect(countries[listingType]).toBe(total)
    // None is known where nothing of a kind is on offer, which is not zero.
    const told = total === 0 ? /none known today/ : new RegExp(`>${total}<`)
    expect(home, `${total} homes on the home page, offer=${offer}`).toMatch(told)
  }
}

/** Homes on offer by the page of a commune; 0 of a kind of which it says that none is known. */
export function homesOnOffer(page: string): { all: number; sale: number; rent: number } {
  const [, all, note] = /<dt>Homes on offer<\/dt><dd><strong>([^<]*)<\/strong>([^]*?)<\/dd>/.exec(page)!
  const counted = (pattern: RegExp): number => Number(pattern.exec(note!)?.[1]?.replaceAll(',', '') ?? 0)
  return {
    all: all === 'unknown' ? 0 : Number(all!.replaceAll(',', '')),
    sale: counted(/([\d,]+) for sale/),
    rent: counted(/([\d,]+) to rent/),
  }
}

/** Homes by the keys of a commune's map: placed to the street or to the locality, or not on it. */
function homesOnMap(page: string): number {
  const keys = page.matchAll(/<li class="key">[^]*?<\/li>/g)
  const counts = [...keys].flatMap(([key]) => /homes (?:placed to|of which)[^:<]*: ([\d,]+)/.exec(key)?.[1] ?? [])
  return counts.reduce((sum, count) => sum + Number(count.replaceAll(',', '')), 0)
}
