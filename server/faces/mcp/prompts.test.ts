import { beforeAll, describe, expect, it } from 'vitest'
import { NotFoundError } from '../../base/not-found.ts'
import { BadArgumentsError } from '../../base/read-arguments.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import { sampleFacts } from '../../testing/sample-facts.ts'
import { createMcpFace } from './protocol/mcp-face.ts'
import { mcpOffer } from './mcp-offer.ts'

const face = createMcpFace(mcpOffer('https://property.example.lu'), 'https://property.example.lu')
let facts: ReleaseFacts
beforeAll(async () => {
  facts = await sampleFacts()
})

const write = (name: string, args: Record<string, string> = {}) => {
  const [message] = face.writePrompt(facts, name, args).messages
  return (message!.content as { text: string }).text
}
const toolNames = new Set(face.tools.map(({ name }) => name))

describe('prompts', () => {
  it('name tools with valid arguments', () => {
    const text = write('find-family-home', { commune: 'Belval', budget: "2'500", beds: '3' })
    const filters = JSON.parse(/search_rentals with (\{.*?\})\./.exec(text)![1]!) as object
    expect(filters).toEqual({ commune: 'Belval', maxPrice: 2_500, minBeds: 3 })
    expect(text).toContain('in Belval (a locality of Esch-sur-Alzette)')
    expect(() => face.toolByName.get('search_rentals')!.read(filters)).not.toThrow()
    const affordability = write('match-properties', { annualIncome: '90000', householdType: 'couple' })
    expect(affordability).toContain('get_affordability with {"annualIncome":90000,"householdType":"couple"}')
  })

  it('keep a canton as a canton', () => {
    const text = write('find-family-home', { commune: 'Esch' })
    expect(text).toContain('in the canton of Esch')
    expect(text).toContain('"commune":"canton Esch"')
  })

  it('call only tools that exist, or that the interface promises', () => {
    const promised = new Set(['analyze_lease', 'submit_inquiry', 'get_inquiry_status'])
    const texts = [write('find-family-home'), write('match-properties'), write('compare-communes', PAIR)]
    const called = texts.flatMap((text) =>
      [...text.matchAll(/\b(?:search|get|render)_[a-z_]+\b/g)].map(([name]) => name),
    )
    expect(called.length).toBeGreaterThan(8)
    expect(called.filter((name) => !toolNames.has(name) && !promised.has(name))).toEqual([])
  })

  it('ask for missing values instead of assuming them', () => {
    expect(write('find-family-home')).toContain('First ask me for what is missing')
    expect(write('find-family-home', { commune: 'mersch', budget: '2000', beds: '2' })).not.toContain('Ask me first')
    expect(write('match-properties', { savingsAvailable: '0' })).toContain(
      'Ask me for annualIncome, monthlyDebts, household',
    )
  })

  it('give affordability verdicts only for complete costs', () => {
    const text = write('match-properties', { query: 'a "quiet" flat\nnear the tram' })
    expect(text).toMatch(/Only when maxPropertyPriceCostBasis is "complete".*within, stretch .* or over/)
    expect(text).toMatch(/known_costs_only.*none of these labels.*unknownComponents/)
    expect(text).toContain(String.raw`"a \"quiet\" flat\nnear the tram"`)
  })

  it('do not use the purchase price as a limit on the rent', () => {
    const text = write('match-properties', { query: 'a flat', intent: 'rent' })
    expect(text).toMatch(/not a limit on the rent: ask me for my highest rent/)
    expect(text).not.toContain('hard ceiling')
  })

  it.each([
    ['compare-communes', {}, BadArgumentsError, /commune_a: received nothing/],
    [
      'compare-communes',
      { commune_a: 'mersch', commune_b: 'Mersch' },
      BadArgumentsError,
      /a commune other than mersch/,
    ],
    [
      'compare-communes',
      { commune_a: 'mersch', commune_b: 'Atlantis' },
      NotFoundError,
      /The place "Atlantis" is unknown/,
    ],
    ['find-family-home', { budget: 'lots' }, BadArgumentsError, /budget: received "lots", expected a number/],
    ['find-family-home', { rooms: '3' }, BadArgumentsError, /rooms: .*expected one of commune, budget, beds/],
    ['match-properties', { intent: 'steal' }, BadArgumentsError, /intent: .*expected one of rent, buy/],
    ['match-properties', { query: 'x'.repeat(3_000) }, BadArgumentsError, /query: received "3000 characters"/],
    ['no-such-prompt', {}, BadArgumentsError, /expected one of find-family-home, compare-communes/],
  ])('say what is wrong: %s %j', (name, args, kind, message) => {
    const attempt = () => write(name, args as Record<string, string>)
    expect(attempt).toThrow(kind)
    expect(attempt).toThrow(message)
  })
})

const PAIR = { commune_a: 'mersch', commune_b: 'vianden' }
