import { beforeAll, describe, expect, it } from 'vitest'
import { TOWN } from '../../../content/pages/agencies/town.fixture.ts'
import { townPage } from '../../../content/pages/agencies/town-page.ts'
import { getTownAgencies } from '../mcp/tools/get-town-agencies.ts'
import type { Release } from '../../serving/release.ts'
import { callTool, releaseForTools } from '../../testing/tool-call.ts'

const AGENCIES = Array.from({ length: 7 }, (_, index) => ({
  name: `Agence ${index}`,
  website: index % 2 === 0 ? `https://agence-${index}.example` : null,
  stock: 70 - index,
  buyCount: 50 - index,
  rentCount: 20,
  salePriceMin: index === 3 ? null : 300_000 + index,
  salePriceMax: index === 3 ? null : 300_000 + index * 1_000,
  rentMin: 1_200 + index / 4,
  rentMax: 2_000 + index,
}))
const ESCH = { ...TOWN, agencies: AGENCIES }
const SITE = { baseUrl: '', asOf: '2026-09-30', releaseId: 'r', sample: true, stylesheet: '/assets/site.css' }

let release: Release
beforeAll(async () => {
  const sample = await releaseForTools()
  release = { ...sample, facts: { ...sample.facts, agencies: new Map([[ESCH.town.slug, ESCH]]) } }
})

const number = (text: string): number => Number(text.replaceAll(/[^\d.]/g, ''))

/** Figures on the page as a person reads them. */
function readPage(html: string) {
  const [activeListings, buyCount, rentCount, agencyCount] = [...html.matchAll(/<dd><strong>([^<]*)<\/strong>/g)].map(
    ([, text]) => number(text!),
  )
  const rows = [...html.matchAll(/<tr><th scope="row">(.*?)<\/th>(.*?)<\/tr>/gs)].map(([, name, rest]) => {
    const [stock, buy, prices, rent, rents] = [...rest!.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell]) => cell!)
    const range = (text: string) => {
      const [low, high = low] = text.split('–').map((part) => (/\d/.test(part) ? number(part) : null))
      return [low ?? null, high ?? null]
    }
    const [salePriceMin, salePriceMax] = range(prices!)
    const [rentMin, rentMax] = range(rents!)
    return {
      name: name!.replaceAll(/<[^>]*>/g, ''),
      website: /href="([^"]*)"/.exec(name!)?.[1] ?? null,
      stock: number(stock!),
      buyCount: number(buy!),
      rentCount: number(rent!),
      salePriceMin,
      salePriceMax,
      rentMin,
      rentMax,
    }
  })
  return { activeListings, buyCount, rentCount, agencyCount, agencies: rows }
}

describe('the page of estate agents of a town', () => {
  it('shows figure by figure what get_town_agencies answers', async () => {
    const { structuredContent } = await callTool(getTownAgencies, release, { commune: ESCH.town.slug })
    const facts = { town: ESCH, commune: release.facts.communes.get(ESCH.town.slug)!, localities: [] }
    // The page counts the listings of each agency, and leaves those without one to be told apart.
    const {
      town: _,
      asOf,
      releaseId: __,
      sample: ___,
      withoutAgency: ____,
      ...answered
    } = structuredContent as Record<string, unknown>
    expect(asOf).toBe(ESCH.asOf)
    expect(readPage(townPage(facts, 'en', SITE))).toEqual(answered)
  })
})
