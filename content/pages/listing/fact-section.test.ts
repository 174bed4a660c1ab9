import { expect, it } from 'vitest'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { knownFacts } from '../../../models/adverts/listing/known-facts.ts'
import { renderMarkdown } from '../../markdown/render-document.ts'
import { sayIn, type WordKey } from '../../say/words.ts'
import { listingDocument } from './listing-document.ts'
import { aListing } from './listing.fixture.ts'

const AS_OF = '2026-09-30'
const stated = (over = {}) => ({
  source: 'feed',
  method: 'stated' as const,
  observedAt: '2026-09-28',
  confidence: 0.95,
  ...over,
})
const values: Partial<ListingRecord> = {
  priceEur: 2_000,
  chargesEur: 150,
  areaM2: 80,
  bathrooms: 1,
  floor: 0,
  constructionYear: 1998,
  bedrooms: 2,
  rooms: 3,
  furnished: false,
  energyClass: 'C',
  locality: 'Belval [x](y) | z',
}
const LISTING = aListing(1, {
  ...values,
  facts: Object.fromEntries(
    Object.keys(values).map((field) => [
      field,
      field === 'floor' ? stated({ method: 'extracted', confidence: 0.4 }) : stated(),
    ]),
  ),
})
const sources = new Map([
  ['feed', { id: 'feed', title: 'The feed', producer: 'Somebody', url: null, licence: 'CC0', date: '2026-09-30' }],
])

it.each(LOCALES)('tells each fact in Markdown with its source, and of no line to press, in %s', (locale) => {
  const say = sayIn(locale)
  const facts = { listing: LISTING, asOf: AS_OF, commune: null, sources, estimate: null, market: null }
  const release = { baseUrl: 'https://lux.example', asOf: AS_OF, releaseId: 'r1', sample: false }
  const markdown = renderMarkdown(listingDocument(facts, locale), release)
  const lines = markdown.split('\n')
  const known = Object.entries(knownFacts(LISTING, AS_OF))
  expect(known.length).toBeGreaterThan(Object.keys(values).length)
  for (const [name, { method, confidence }] of known) {
    const line = lines.find(
      (each) => each.startsWith(`- ${say(`field.${name}` as WordKey)}: **`) && each.includes('(The feed · '),
    )
    expect(line, name).toContain(say(`method.${method}`))
    expect(line, name).toContain(String(Math.round(confidence * 100)))
  }
  expect(markdown).not.toContain(say('listing.factsNote'))
  expect(markdown).not.toContain('[x](y)')
})
