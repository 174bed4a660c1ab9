import { describe, expect, it } from 'vitest'
import type { ListingRecord } from '../../../../models/contracts/listings/listing.ts'
import type { PriceCheckReason } from '../../../../models/contracts/listings/price-check.ts'
import { LOCALES } from '../../../../models/kernel/locale.ts'
import { sayIn } from '../../../../content/say/words.ts'
import { sampleListing } from '../../../testing/sample-records.ts'
import { callTool, releaseForTools, textOf } from '../../../testing/tool-call.ts'
import { getListing } from '../tools/get-listing.ts'
import { searchRentals } from '../tools/search-rentals.ts'

const compared = (lowEur: number): PriceCheckReason => ({
  code: 'price_for_area',
  priceEur: 2_150,
  kind: 'house',
  size: 80,
  lowEur,
  highEur: 3_800,
  listings: 41,
  within: 'canton',
})
const otherKind: PriceCheckReason = { code: 'type_contradicted', stated: 'house', told: 'apartment' }
const rental = (priceCheckReasons: PriceCheckReason[]): ListingRecord => ({
  ...sampleListing(1),
  priceEur: 2_150,
  priceCheck: 'unusual',
  priceCheckReasons,
})
const RANGE = /3.?800/

describe('the doubt beside a price', () => {
  it.each(LOCALES)(
    'names the other kind of home in %s, and a usual range only where the price is outside',
    async (locale) => {
      const told = async (reasons: PriceCheckReason[]) => {
        const release = await releaseForTools({ records: [rental(reasons)] })
        const { id } = rental(reasons)
        const found = await callTool(searchRentals, release, { locale })
        const shown = await callTool(getListing, release, { id, locale })
        return [textOf(found), textOf(shown)].map((text) => /\[[^\]]*\]/.exec(text)?.[0] ?? '')
      }
      const [row, card] = await told([otherKind, compared(1_300)])
      const [outside] = await told([otherKind, compared(2_500)])
      const [price] = await told([compared(2_500)])
      expect(card).toBe(row)
      expect(row).toMatch(/^\[.{20,}\]$/)
      expect(row).not.toMatch(/\d/)
      expect(outside!.startsWith(row!.slice(0, -1))).toBe(true)
      expect(outside).toMatch(RANGE)
      expect(price).toMatch(RANGE)
      expect(price!.slice(0, 10)).not.toBe(row!.slice(0, 10))
    },
  )

  it('names the terms of sale that were read', async () => {
    const annuity: PriceCheckReason = { code: 'life_annuity', words: 'viager' }
    const release = await releaseForTools({ records: [rental([annuity, compared(1_300)])] })
    expect(textOf(await callTool(searchRentals, release, {}))).toContain(
      '[unusual price, its text speaks of a life annuity or a right to stay]',
    )
  })
})

describe('a rent that contains charges of an amount that nobody states', () => {
  it.each(LOCALES)('says so in %s, in a search and alone, in words and as data', async (locale) => {
    const record: ListingRecord = {
      ...rental([]),
      priceCheck: 'plausible',
      chargesEur: null,
      absences: { chargesEur: 'included' },
    }
    const release = await releaseForTools({ records: [record] })
    const results = [
      await callTool(getListing, release, { id: record.id, locale }),
      await callTool(searchRentals, release, { locale }),
    ]
    for (const result of results) {
      expect(textOf(result)).toContain(sayIn(locale)('reply.home.chargesIncluded'))
      expect(JSON.stringify(result.structuredContent)).toContain('"chargesIncluded":true')
    }
    const silent = await releaseForTools({ records: [{ ...record, absences: {} }] })
    expect(textOf(await callTool(getListing, silent, { id: record.id, locale }))).not.toContain(
      sayIn(locale)('reply.home.chargesIncluded'),
    )
  })
})
