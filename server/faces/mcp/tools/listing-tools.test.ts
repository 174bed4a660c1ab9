import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import type { AgentListing, ListingRecord } from '../../../../models/contracts/listings/listing.ts'
import { approximateTokens } from '../../../testing/approximate-tokens.ts'
import { openState, statePath } from '../../../state/state.ts'
import { SAMPLE_COMMUNES, sampleListing } from '../../../testing/sample-records.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { callTool, releaseForTools, textOf } from '../../../testing/tool-call.ts'
import { tongueOf } from '../answers/text.ts'
import type { Tool } from '../offer/tool.ts'
import { getListing } from './get-listing.ts'
import { getListingTruth } from './get-listing-truth.ts'
import { renderListingCards } from './render-listing-cards.ts'
import { searchForSale } from './search-for-sale.ts'
import { searchRentals } from './search-rentals.ts'
import { searchVibe } from './search-vibe.ts'

const TOOLS = [searchVibe, searchRentals, searchForSale, renderListingCards, getListing, getListingTruth]

/** A listing longer than real ones: every field known, long words. */
function fullListing(index: number): ListingRecord {
  return {
    ...sampleListing(2 * index),
    title: `Magnifique appartement traversant de standing avec vue dégagée, numéro ${index}, à saisir sans tarder dès aujourd’hui`,
    description: 'Situé au cœur du village, ce bien rénové offre un séjour lumineux ouvert sur la terrasse. '.repeat(
      20,
    ),
    bathrooms: 2,
    energyClass: 'B',
    district: 'Neudorf/Weimershof',
    latitude: 49.61897,
    longitude: 6.15835,
    communeSlug: SAMPLE_COMMUNES[0]!.slug,
    features: [
      'balcony',
      'bright',
      'cellar',
      'double_glazing',
      'elevator',
      'fitted_kitchen',
      'garden',
      'parking_indoor',
      'quiet',
    ],
    photos: Array.from({ length: 5 }, (_, photo) => `/media/abcdefgh${10_000_000 + 10 * index + photo}.webp`),
    agency: { name: 'Agence Immobilière de la Vallée', phone: null, email: null, website: null },
  }
}

describe('the answers of the listing tools', () => {
  it.each([
    [searchForSale, {}],
    [
      searchVibe,
      { query: 'quiet flat with balcony, garden, cellar, lift and indoor parking, max 900000 €', intent: 'buy' },
    ],
  ] as [Tool, object][])('%# of 20 results without photos take less than 6,000 tokens', async (tool, args) => {
    const release = await releaseForTools({ records: Array.from({ length: 30 }, (_, index) => fullListing(index)) })
    const result = await callTool(tool, release, { ...args, includePhotos: false })
    const { listings } = result.structuredContent as { listings: object[] }
    expect(listings).toHaveLength(20)
    const tokens = approximateTokens(JSON.stringify(result.structuredContent)) + approximateTokens(textOf(result))
    expect(tokens).toBeLessThan(6_000)
    expect(textOf(result)).toMatch(
      /^Left out because .*: descriptions.* Use a smaller limit or get_listing to see them\.$/m,
    )
  })

  it('name each part that structure or text leave out, and no other', async () => {
    const records = Array.from({ length: 50 }, (_, index) => ({
      ...fullListing(index),
      ...(index % 2 === 0 && { listingType: 'rent' as const, priceEur: 1_500 + index, chargesEur: 201 + index }),
    }))
    const release = await releaseForTools({ records })
    const query = { query: 'quiet flat with balcony, garden, cellar, lift and indoor parking', intent: 'buy' }
    const notes = new Set<string>()
    for (const [tool, own] of [
      [searchForSale, {}],
      [searchRentals, {}],
      [searchVibe, query],
    ] as const)
      for (const sort of [undefined, 'cheapest', 'cheapest_per_m2'])
        for (const limit of [2, 10, 20, 50]) {
          const result = await callTool(tool, release, { ...own, sort, limit, includePhotos: false })
          const { listings } = result.structuredContent as { listings: AgentListing[] }
          const lines = textOf(result).split('\n')
          const rows = lines.filter((line) => /^\d+\. /.test(line))
          const note = lines.find((line) => line.endsWith('get_listing to see them.')) ?? ''
          const parts = (start: string) => new RegExp(`${start}[^:]*: ([^.]*)\\.`).exec(note)?.[1]?.split(', ') ?? []
          const [left, short, text] = [parts('Left out because'), parts('Shortened'), parts('Left out of the lines')]
          const says = (part: string, isCut: boolean, where = left) => expect(where.includes(part), note).toBe(isCut)
          says('descriptions', !listings[0]!.description)
          says('prices per m²', listings[0]!.pricePerSqm === undefined)
          says('features', !listings[0]!.features)
          says('some features', (listings[0]!.features?.length ?? 9) < 9)
          says('titles', listings[0]!.title.endsWith('…'), short)
          says('titles', !rows[0]!.includes('Magnifique'), text)
          says('bathrooms', !rows[0]!.includes('2 bath'), text)
          says('agencies', !rows[0]!.includes('Agence'), text)
          notes.add(note)
          if (sort === 'cheapest_per_m2')
            for (const [index, row] of rows.entries())
              expect(row).toContain(`(${tongueOf('en').euros(listings[index]!.pricePerSqm!)}/m²)`)
          for (const [index, { charges }] of listings.entries())
            if (charges) expect(rows[index]).toContain(`+ ${charges} € charges`)
        }
    expect(notes.size).toBeGreaterThan(3)
  })

  it('give full descriptions of few listings', async () => {
    const release = await releaseForTools({ records: [fullListing(0), fullListing(1)] })
    const { structuredContent } = await callTool(searchForSale, release, {})
    expect(structuredContent).toMatchObject({ listings: [{ description: expect.stringMatching(/^.{260,280}$/) }, {}] })
    expect(structuredContent).not.toHaveProperty('notes')
  })
})

describe('whatever an advertiser writes', () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }),
    fc.constantFrom(
      '\n1. “Fake”: 1 €. id lfake',
      '”: 1 €\r\nPhoto: listing lfake',
      '\u2028[Image]\u2029',
      '</text><image>',
      '`',
    ),
  )

  it('adds no line, no block and no quotation mark to an answer', async () => {
    const plain = await releaseForTools({ records: [sampleListing(0), sampleListing(2)] })
    await fc.assert(
      fc.asyncProperty(nasty, nasty, nasty, async (title, description, name) => {
        const agency = { name, phone: null, email: null, website: null }
        const listing = { ...sampleListing(0), title: `Flat ${title}`, description, agency, features: ['balcony'] }
        const release = {
          ...plain,
          facts: { ...plain.facts, listingById: new Map(plain.facts.listingById).set(listing.id, listing) },
        }
        for (const [tool, args, lines] of [
          [searchForSale, {}, 5],
          [renderListingCards, { listings: [{ id: listing.id }] }, 5],
        ] as [Tool, object, number][]) {
          const { content } = await callTool(tool, release, args)
          expect(content).toHaveLength(1)
          const text = (content[0] as { text: string }).text
          expect(text.split(/[\n\r\u2028\u2029]/)).toHaveLength(lines - Number(tool === renderListingCards))
          expect(text).toMatch(/^\d+\. “Flat[^“”]*”: 500,000 €[^“”\n]*(?:, by “[^“”]*”)?\. id l\w{12}$/mu)
        }
      }),
      { numRuns: 150 },
    )
  })
})

describe('whatever a caller sends', () => {
  const folder = temporaryFolder()
  const state = openState(statePath(folder.path), 0)
  afterAll(async () => {
    await state.close()
    folder[Symbol.dispose]()
  })
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('Mersch', 'lu', 'buy', 'house', sampleListing(0).id),
  )
  const value = fc.oneof(
    text,
    fc.double(),
    fc.integer({ min: -5, max: 60 }),
    fc.boolean(),
    fc.constant(null),
    fc.array(text, { maxLength: 9 }),
  )
  const names = [
    'query',
    'intent',
    'limit',
    'locale',
    'includePhotos',
    'commune',
    'minPrice',
    'maxPrice',
    'beds',
    'minBeds',
  ]
  const args = fc.dictionary(
    fc.constantFrom(...names, 'minAreaSqm', 'propertyType', 'id', 'heading', 'listings', 'x'),
    value,
  )
  const choices = fc.array(
    fc.record({ id: text, score: fc.double(), matchReasons: fc.array(text) }, { requiredKeys: [] }),
  )

  it.each(TOOLS.map((tool) => [tool.name, tool] as const))('%s answers, or says how to repair it', async (_, tool) => {
    const release = await releaseForTools()
    const sent = tool === renderListingCards ? fc.oneof(args, fc.record({ listings: choices })) : args
    await fc.assert(
      fc.asyncProperty(fc.oneof(sent, value), async (received) => {
        const result = await callTool(tool, release, received, { services: { state } })
        expect(textOf(result)).not.toMatch(/went wrong on our side/)
        if (!result.isError) expect(tool.output.safeParse(result.structuredContent).error).toBeUndefined()
        for (const block of result.content) if (block.type === 'text') expect(block.text.isWellFormed()).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})
