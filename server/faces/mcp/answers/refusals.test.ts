import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../../models/kernel/locale.ts'
import { sampleListing } from '../../../testing/sample-records.ts'
import { callTool, releaseForTools, textOf } from '../../../testing/tool-call.ts'
import { withCost } from '../calls/say-cost.ts'
import { TOOLS } from '../tools.ts'

const release = await releaseForTools({ records: [sampleListing(0)] })
const CALLS: readonly (readonly [string, Record<string, unknown>])[] = [
  ['search_rentals', { commune: 'Berg' }],
  ['search_rentals', { commune: 'Thionville' }],
  ['search_rentals', { commune: 'Qwertzuiop', maxPrice: 'cheap', limit: 99, sort: 'x' }],
  ['search_rentals', { limit: 99, sort: 'x', maxPrice: 'cheap', propertyType: 'boat' }],
  ['render_listing_cards', { listings: [] }],
  ['get_listing', { id: 'gone' }],
  ['get_market_context', { commune: 'Mersch and Vianden' }],
  ['get_market_context', { commune: 'Metz' }],
  ['get_town_agencies', { commune: 'Nowhereville' }],
  ['get_price_estimate', { propertyType: 'boat', areaSqm: 'big' }],
  ['get_affordability', { annualIncome: -1, deedDate: 'soon' }],
]
/** Words of English sentences; codes, names of arguments and what was sent are taken out before. */
const ENGLISH =
  /\b(?:the|is|are|received|expected|one of|nothing|nearest|call|from|number|means|unknown|abroad|market|try)\b/i
const SENT = /"[^"]*"|\{.*\}|\[.*\]|\b(?:true|false)\b/g

describe.each(CALLS)('the refusal of %s %j', (name, args) => {
  it.each(LOCALES)('speaks %s', async (locale) => {
    const result = await callTool(
      TOOLS.find((tool) => tool.name === name)!,
      release,
      { ...args, locale },
    )
    expect(result.isError).toBe(true)
    const lines = textOf(withCost(result, false, locale)).split('\n')
    const plain = lines.map((line) => line.replaceAll(SENT, ''))
    const english = plain.filter((line) => ENGLISH.test(line))
    expect(english.length > 0).toBe(locale === 'en')
    if (locale !== 'en') expect(english).toEqual([])
  })
})
