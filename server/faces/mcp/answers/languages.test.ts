import { describe, expect, it } from 'vitest'
import { isRecord } from '../../../../models/kernel/is-record.ts'
import { LOCALES } from '../../../../models/kernel/locale.ts'
import { committedLegalFacts } from '../../../../models/law/parameters/committed-facts.fixture.ts'
import { openState } from '../../../state/state.ts'
import { sampleCommute } from '../../../testing/sample-commute.ts'
import { sampleForecasts, sampleListing } from '../../../testing/sample-records.ts'
import { sampleValuation } from '../../../testing/sample-valuation.ts'
import { callTool, releaseForTools } from '../../../testing/tool-call.ts'
import { exampleCalls } from '../offer/example-calls.ts'
import { TOOLS } from '../tools.ts'

const RICH = {
  ...sampleListing(0),
  listingType: 'rent' as const,
  priceEur: 1_512.5,
  chargesEur: 130,
  areaM2: 63.17,
  bedrooms: 1,
  condition: 'good' as const,
  features: ['bike_storage', 'elevator'],
  absentFeatures: ['garden'],
  furnished: false,
  newBuild: false,
  latitude: 49.62338,
  longitude: 6.13542,
  coordinatePrecision: 'address' as const,
}
const release = await releaseForTools({
  records: [RICH, ...[1, 2, 3].map((index) => sampleListing(index))],
  forecasts: sampleForecasts(),
  valuations: { sale: sampleValuation() },
  commute: sampleCommute(),
  legal: await committedLegalFacts(),
})
const services = { state: openState(':memory:', 0) } as never
const EXAMPLES = exampleCalls({ listingId: sampleListing(0).id, commune: 'mersch', town: 'belval' })
/** Calls besides the examples: nothing found, notes on arguments, more of each answer. */
const MORE: readonly (readonly [string, Record<string, unknown>])[] = [
  ['search_rentals', { commune: 'Moselle', maxPrice: '1 k', minBeds: 9 }],
  ['search_for_sale', { maxPrice: '600k', limit: 50 }],
  ['search_for_sale', { minAreaSqm: 9_000 }],
  ['search_vibe', { query: 'villa in Arlon with a pool and 9 bedrooms under 1000 euros', intent: 'buy' }],
  ['search_vibe', { query: 'qwertzuiop' }],
  ['search_vibe', { query: 'room to rent in the south, not furnished, not in the north, under 100 euros' }],
  ['search_rentals', { limit: 3 }],
  ['get_affordability', { ...EXAMPLES['get_affordability'], annualIncome: 0, residenceUse: 'main_residence' }],
  ['get_affordability', { ...EXAMPLES['get_affordability'], deedDate: '2050-01-01' }],
  ['get_market_context', { commune: 'Belval' }],
  ['get_market_context', { commune: 'Mersh' }],
  ['get_commute_times', { commune: 'mersch', mode: 'bike' }],
  ['render_listing_cards', { listings: [{ id: sampleListing(0).id, score: 80 }, { id: 'gone' }] }],
]
// Inquiries have no argument for the language; a lease needs an account.
const asked = TOOLS.filter(({ input, access }) => 'locale' in input.shape && access !== 'oauth')
const CALLS = [...asked.map(({ name }) => [name, EXAMPLES[name]!] as const), ...MORE]
/** Words that only English sentences have, none of them a code of a schema. */
const ENGLISH =
  /(?<![\p{L}_])(?:the|and|with|from|are|is|this|were|known|which|its|their|each|than|have|has|at least|at most)(?![\p{L}_])/iu
/** Our codes, which every language has words for. French has a word `car`, but none of our sentences needs it. */
const CODES = new RegExp(
  `(?<![\\p{L}_/-])(?:${[
    'apartment|house|room|car|bike|walk|transit|estimated|timetable|high|medium|low|good|renovated|address|street|locality',
    'income|savings|loan_to_value|known_costs_only|unconfirmed|verified|unverified|tax_scale|stated|extracted|inferred',
    'unknown|plausible_price|unplaced|false|true|time|neighbourhood|other|north|south|bike_storage|elevator',
  ].join('|')})(?![\\p{L}_/-])`,
  'u',
)
const ENGLISH_NUMBER = /(?<![\d.])\d+\.\d{1,2}(?![\d.])/
/** Names of models and licences. */
const VERSIONS = /valuation-[\d.]+|CC[\d A-Z-]* \d\.\d/g
/** Addresses of places among their names, and arguments in calls. */
const SLUGS = /\([a-z-]+\)|\{.*\}/g

/** Words of advertisers, quoted as they are, and addresses. */
const QUOTED = /“[^”]*”|"[^"]*"|https?:\S+|lux:\S+/g

/** Names of laws and sources, which a release carries as they are filed. */
function namesOfLaw(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesOfLaw)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, each]) =>
    typeof each === 'string' && ['rule', 'law', 'rateSource'].includes(name) ? [each] : namesOfLaw(each),
  )
}

async function linesOf(name: string, args: Record<string, unknown>, locale: string): Promise<string[]> {
  const tool = TOOLS.find((each) => each.name === name)!
  const { content, structuredContent } = await callTool(tool, release, { ...args, locale }, { services })
  const names = namesOfLaw(structuredContent)
  const texts = content.flatMap((block) => (block.type === 'text' ? block.text.split('\n') : []))
  return texts.map((line) => names.reduce((rest, each) => rest.replaceAll(each, ''), line.replaceAll(QUOTED, '')))
}

describe.each(CALLS)('%s %j', (name, args) => {
  it.each(LOCALES.filter((locale) => locale !== 'en'))('speaks no English in %s', async (locale) => {
    const english = new Set(await linesOf(name, args, 'en'))
    const lines = await linesOf(name, args, locale)
    expect(lines.filter((line) => ENGLISH.test(line))).toEqual([])
    const bare = lines.map((line) => line.replaceAll(VERSIONS, '').replaceAll(SLUGS, ''))
    expect(bare.filter((line) => CODES.test(line) || ENGLISH_NUMBER.test(line))).toEqual([])
    // A line that equals the English one holds numbers, names and codes: no two words in a row that are all small letters.
    const same = lines.filter((line) => english.has(line))
    expect(same.filter((line) => /\b[a-z]{3,} [a-z]{3,} [a-z]{3,}\b/.test(line))).toEqual([])
  })
})

it('recognises an English sentence', () => {
  expect(ENGLISH.test('Sources: 3, listed in the structured content')).toBe(true)
  expect(ENGLISH.test('- sale all 8.011 € (8.010 bis 8.012); stable; full')).toBe(false)
})
