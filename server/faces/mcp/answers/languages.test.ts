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

const release = await releaseForTools({
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
    // A line that equals the English one holds numbers, names and codes: no two words in a row that are all small letters.
    const same = lines.filter((line) => english.has(line))
    expect(same.filter((line) => /\b[a-z]{3,} [a-z]{3,} [a-z]{3,}\b/.test(line))).toEqual([])
  })
})

it('recognises an English sentence', () => {
  expect(ENGLISH.test('Sources: 3, listed in the structured content')).toBe(true)
  expect(ENGLISH.test('- sale all 8.011 € (8.010 bis 8.012); stable; full')).toBe(false)
})
