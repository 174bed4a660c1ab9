import { beforeAll, describe, expect, it } from 'vitest'
import { readSearchAddress } from '../../../models/search/form/search-address.ts'
import { searchHomes } from '../../queries/listings/search-homes.ts'
import type { Release } from '../../serving/release.ts'
import { callTool, releaseForTools } from '../../testing/tool-call.ts'
import { searchForSale } from '../mcp/tools/search-for-sale.ts'
import { searchRentals } from '../mcp/tools/search-rentals.ts'

let release: Release
beforeAll(async () => {
  release = await releaseForTools()
})

describe('the homes of an address', () => {
  it.each([
    ['offer=buy', searchForSale, {}],
    ['offer=rent', searchRentals, {}],
    ['offer=buy&price=..600000', searchForSale, { maxPrice: 600_000 }],
    ['offer=buy&price=500000..900000', searchForSale, { minPrice: 500_000, maxPrice: 900_000 }],
    ['offer=buy&beds=2..', searchForSale, { minBeds: 2 }],
    ['offer=buy&area=60..&type=flat', searchForSale, { minAreaSqm: 60, propertyType: 'apartment' }],
    ['offer=buy&place=Mersch', searchForSale, { commune: 'Mersch' }],
  ] as const)('%s: are as many as the tool finds', async (query, tool, args) => {
    const { structuredContent } = await callTool(tool, release, args)
    const address = readSearchAddress(new URLSearchParams(query))
    const { total } = searchHomes(release.facts, address, '2026-09-30')
    expect(total).toBe((structuredContent as { total: number }).total)
    expect(total).toBeGreaterThan(0)
  })
})
