import { describe, expect, it } from 'vitest'
import { committedLegalFacts } from '../../../../models/law/parameters/committed-facts.fixture.ts'
import { openState } from '../../../state/state.ts'
import { sampleCommute } from '../../../testing/sample-commute.ts'
import { sampleListing } from '../../../testing/sample-records.ts'
import { sampleValuation } from '../../../testing/sample-valuation.ts'
import { callTool, releaseForTools, textOf } from '../../../testing/tool-call.ts'
import { TOOLS } from '../tools.ts'

const [first, second] = [sampleListing(0).id, sampleListing(1).id]
const release = await releaseForTools({
  records: [sampleListing(0), sampleListing(1)],
  valuations: { sale: sampleValuation() },
  commute: sampleCommute(),
  legal: await committedLegalFacts(),
})
const services = { state: openState(':memory:', 0) } as never
const HOUSEHOLD = { householdType: 'couple', employmentType: 'permanent', residencyType: 'resident' }
const MONEY = { annualIncome: 90_000, monthlyDebts: 0, savingsAvailable: 100_000 }
const HOME = { propertyType: 'apartment', listingType: 'sale', commune: 'mersch', areaSqm: 80 }

type Call = readonly [name: string, sent: unknown, read: Record<string, unknown>]

/** Calls as models send them that are taken, and the arguments that they mean. */
const TAKEN: readonly Call[] = [
  ['search_rentals', { maxPrice: '1 800,50', beds: 'two' }, { maxPrice: 1_800.5, beds: 2 }],
  ['search_rentals', { maxPrice: '€1,800', minBeds: '2+' }, { maxPrice: 1_800, minBeds: 2 }],
  ['search_rentals', { minPrice: '1.2k', maxPrice: '2k', limit: '5' }, { minPrice: 1_200, maxPrice: 2_000, limit: 5 }],
  ['search_rentals', { minAreaSqm: '60m2', includePhotos: 'no' }, { minAreaSqm: 60, includePhotos: false }],
  ['search_rentals', { minAreaSqm: '60 sqm', includePhotos: 0 }, { minAreaSqm: 60, includePhotos: false }],
  ['search_rentals', { propertyType: 'Apartment', minBeds: '3 bedrooms' }, { propertyType: 'apartment', minBeds: 3 }],
  [
    'search_rentals',
    { propertyType: 'flat', maxPrice: 'unlimited' },
    { propertyType: 'apartment', maxPrice: undefined },
  ],
  [
    'search_rentals',
    { propertyType: 'appartement', minBeds: 'any' },
    { propertyType: 'apartment', minBeds: undefined },
  ],
  ['search_rentals', { propertyType: 'WG-Zimmer', locale: 'de-LU' }, { propertyType: 'room', locale: 'de' }],
  ['search_rentals', { commune: null, maxPrice: '', minBeds: null }, { commune: undefined, maxPrice: undefined }],
  ['search_rentals', { commune: ['Mersch', 'Vianden'] }, { commune: 'Mersch; Vianden' }],
  ['search_for_sale', { maxPrice: '600k', propertyType: 'villa' }, { maxPrice: 600_000, propertyType: 'house' }],
  ['search_for_sale', { maxPrice: '1.2M', locale: 'French' }, { maxPrice: 1_200_000, locale: 'fr' }],
  ['search_for_sale', { maxPrice: '1,2 Mio', locale: 'EN' }, { maxPrice: 1_200_000, locale: 'en' }],
  ['search_for_sale', { maxPrice: "1'200'000", propertyType: 'Haus' }, { maxPrice: 1_200_000, propertyType: 'house' }],
  ['search_for_sale', '{"commune": "Mersch", "maxPrice": "600.000 €"}', { commune: 'Mersch', maxPrice: 600_000 }],
  ['search_vibe', { query: 'flat in Mersch', intent: 'sale', limit: '3' }, { intent: 'buy', limit: 3 }],
  ['search_vibe', { query: 'flat in Mersch', intent: 'rental' }, { intent: 'rent' }],
  ['search_vibe', { query: ['flat', 'garden'], intent: 'kaufen' }, { query: 'flat; garden', intent: 'buy' }],
  ['render_listing_cards', { listings: [first, second] }, { listings: [{ id: first }, { id: second }] }],
  ['render_listing_cards', { listings: `${first}, ${second}` }, { listings: [{ id: first }, { id: second }] }],
  ['render_listing_cards', { listings: [{ listingId: first, score: '80' }] }, { listings: [{ id: first, score: 80 }] }],
  ['get_price_estimate', { ...HOME, propertyType: 'Wohnung', listingType: 'buy' }, HOME],
  ['get_price_estimate', { ...HOME, listingType: 'for sale', areaSqm: '80 m²' }, HOME],
  ['get_price_estimate', { ...HOME, energyClass: 'b', floor: '3rd' }, { energyClass: 'B', floor: 3 }],
  ['get_price_estimate', { ...HOME, energyClass: 'a+', bedrooms: '2' }, { energyClass: 'A+', bedrooms: 2 }],
  ['get_price_estimate', { ...HOME, features: 'Balcony, parking' }, { features: ['balcony', 'parking'] }],
  ['get_price_estimate', { ...HOME, condition: 'needs renovation' }, { condition: 'to_renovate' }],
  [
    'get_affordability',
    { ...HOUSEHOLD, annualIncome: '90k', monthlyDebts: 'none', savingsAvailable: '100 000' },
    MONEY,
  ],
  ['get_affordability', { ...MONEY, ...HOUSEHOLD, householdType: 'married', employmentType: 'CDI' }, HOUSEHOLD],
  ['get_affordability', { ...MONEY, ...HOUSEHOLD, residencyType: 'frontalier' }, { residencyType: 'cross_border' }],
  ...(
    [
      ['householdType', 'couple', 'Ehepaar|couple marié|casal'],
      ['employmentType', 'permanent', 'unbefristet|CDI|permanente'],
      ['employmentType', 'fixed_term', 'befristet|CDD|contrato a prazo|a prazo'],
      ['employmentType', 'retired', 'im Ruhestand|Ruhestand|Rentner|retraité|reformado|an der Pensioun'],
      ['residencyType', 'cross_border', 'frontalier|Grenzgänger|fronteiriço|frontaliero|trabalhador fronteiriço'],
      ['residencyType', 'resident', 'residente|Resident'],
    ] as const
  ).flatMap(([field, choice, words]) =>
    words
      .split('|')
      .map((word): Call => ['get_affordability', { ...MONEY, ...HOUSEHOLD, [field]: word }, { [field]: choice }]),
  ),
  ...(
    [
      ['cheapest', 'mais barato|moins cher|le moins cher|les moins chers d’abord|am günstigsten|bëllegst|price_asc'],
      ['cheapest_per_m2', 'mais barato por m²|moins cher au m²'],
      ['dearest', 'mais caro|le plus cher|price_desc|teuerste'],
      ['biggest', 'le plus grand|maior|größte|largest'],
      ['smallest', 'le plus petit|menor|kleinste'],
      ['newest', 'les plus récents|mais recente|neueste|most recent|neist'],
      ['reduced', 'baisse de prix|preço reduzido|price drop'],
    ] as const
  ).flatMap(([sort, words]) => words.split('|').map((word): Call => ['search_rentals', { sort: word }, { sort }])),
  ['get_affordability', { ...MONEY, ...HOUSEHOLD, residenceUse: 'main residence' }, { residenceUse: 'primary' }],
  ['get_affordability', { ...MONEY, ...HOUSEHOLD, termYears: '25 years', interestRate: '3,5 %' }, { termYears: 25 }],
  ['get_affordability', { ...MONEY, ...HOUSEHOLD, deedDate: '21/11/2026' }, { deedDate: '2026-11-21' }],
  ['get_affordability', { ...MONEY, ...HOUSEHOLD, deedDate: '11/21/2026' }, { deedDate: '2026-11-21' }],
  ['get_affordability', { ...MONEY, ...HOUSEHOLD, propertyCondition: 'VEFA' }, { propertyCondition: 'new_build' }],
  [
    'get_affordability',
    { ...MONEY, ...HOUSEHOLD, bellegenAktCreditAvailable: 'none' },
    { bellegenAktCreditAvailable: undefined },
  ],
  ['get_affordability', { ...MONEY, ...HOUSEHOLD, isFirstTimeBuyer: 'oui' }, { isFirstTimeBuyer: true }],
  ['get_commute_times', { commune: 'Mersch', destination: 'Luxembourg City' }, { destination: 'luxembourg-city' }],
  [
    'get_commute_times',
    { commune: 'Mersch', destination: 'Kirchberg', mode: 'train' },
    { destination: 'kirchberg', mode: 'transit' },
  ],
  ['get_commute_times', { commune: 'Mersch', mode: 'Public transport', destination: 'any' }, { mode: 'transit' }],
  ['get_market_context', { commune: 'L-7540 Mersch', locale: 'lb-LU' }, { locale: 'lu' }],
]

/** Calls that cannot be taken, and the nearest that can. */
const ANSWERED: readonly Call[] = [
  [
    'search_rentals',
    { city: 'Mersch', max_price: '1800', bedrooms: 2 },
    { commune: 'Mersch', maxPrice: 1_800, minBeds: 2 },
  ],
  ['search_rentals', { location: 'L-7540', maxRent: '1800 EUR' }, { commune: 'L-7540', maxPrice: 1_800 }],
  ['search_rentals', { commune: 'Mersch', sort: 'by feel' }, { commune: 'Mersch', sort: undefined }],
  ['search_rentals', { commune: 'Mersch', sort: 'chepest' }, { commune: 'Mersch', sort: 'cheapest' }],
  ['search_rentals', { commune: 'Mersch', limit: 100 }, { commune: 'Mersch', limit: 50 }],
  ['search_rentals', { commune: 'Mersch', maxPrice: 'cheap' }, { commune: 'Mersch', maxPrice: undefined }],
  ['search_rentals', { propertyType: ['house', 'apartment'] }, { propertyType: 'apartment' }],
  ['search_vibe', { q: 'flat in Mersch' }, { query: 'flat in Mersch' }],
  ['get_listing', { listingId: first }, { id: first }],
  ['get_listing_truth', { listing: first }, { id: first }],
  ['render_listing_cards', { ids: [first, second] }, { listings: [{ id: first }, { id: second }] }],
  ['get_market_context', { slug: 'mersch' }, { commune: 'mersch' }],
  ['get_market_context', { commune: 'Mersch and Vianden' }, { commune: 'mersch' }],
  ['get_town_agencies', { town: 'Mersch' }, { commune: 'Mersch' }],
  ['get_price_estimate', { type: 'flat', transaction: 'sale', city: 'mersch', area: '80 m²' }, HOME],
  ['get_price_estimate', { ...HOME, features: ['Balcony', 'pool'] }, { features: ['balcony'] }],
  ['get_price_estimate', { ...HOME, floor: 'somewhere' }, { ...HOME, floor: undefined }],
  ['get_affordability', { ...MONEY, ...HOUSEHOLD, residencyType: 'residant' }, { residencyType: 'resident' }],
  ['get_affordability', { ...HOUSEHOLD, income: 90_000, savings: '100k', debts: 0 }, MONEY],
  ['get_commute_times', { from: 'Mersch', to: 'Kirchberg' }, { commune: 'Mersch', destination: 'kirchberg' }],
  [
    'get_commute_times',
    { commune: 'Mersch', destination: 'Findel airport' },
    { commune: 'Mersch', destination: undefined },
  ],
  ['get_commute_times', { commune: 'Thionville (France)' }, {}],
]

/** Calls whose meaning is not known, and what is expected: no call is proposed in their place. */
const NOT_KNOWN: readonly [name: string, sent: Record<string, unknown>, expected: RegExp][] = [
  [
    'get_affordability',
    { ...MONEY, ...HOUSEHOLD, householdType: 'Dreigespann' },
    /one of single, single_parent, couple/,
  ],
  ['get_affordability', { ...MONEY, ...HOUSEHOLD, employmentType: 'Pilot' }, /one of permanent, fixed_term/],
  ['get_affordability', { ...MONEY, ...HOUSEHOLD, residencyType: 'Marsmensch' }, /one of resident, cross_border/],
  ['get_affordability', { ...MONEY, ...HOUSEHOLD, interestRate: 0.035 }, /0\.035, expected .* 0\.1 to 15, in %/],
  ['get_affordability', { ...MONEY, ...HOUSEHOLD, annualIncome: -90_000 }, /0 to 10000000, in EUR/],
  ['get_affordability', { ...MONEY, employmentType: 'permanent' }, /householdType: received nothing/],
  ['get_price_estimate', { ...HOME, areaSqm: '1600 sqft' }, /"1600 sqft", expected .* 8 to 2000, in m²/],
  ['get_price_estimate', { ...HOME, areaSqm: undefined }, /areaSqm: received nothing/],
  ['search_rentals', { commune: 'Mersch', maxPrice: -5 }, /-5, expected .* in EUR/],
  ['search_rentals', { commune: 'Mersch', minAreaSqm: '900 sqft' }, /in m²/],
]

const toolOf = (name: string) => TOOLS.find((tool) => tool.name === name)!

/** Whether the arguments hold what was meant; what is undefined there must be absent. */
function meanSame(args: Record<string, unknown>, read: Record<string, unknown>): void {
  const named = Object.fromEntries(Object.keys(read).map((name) => [name, args[name] === 'lb' ? 'lu' : args[name]]))
  expect(named).toEqual(read)
}

describe('a call as models send it', () => {
  it('is one of sixty', () => {
    expect(TAKEN.length + ANSWERED.length).toBeGreaterThanOrEqual(60)
  })

  it.each(TAKEN)('%s with %j is taken', async (name, sent, read) => {
    const tool = toolOf(name)
    meanSame(tool.read(sent).args, read)
    const { _meta: meta } = await callTool(tool, release, sent, { services })
    expect((meta as { error?: { code: string } } | undefined)?.error?.code).not.toBe('BAD_REQUEST')
  })

  it.each(['search_rentals', 'search_for_sale', 'get_market_context', 'get_affordability'])(
    '%s without a place in its place is refused, and never answered for the whole country',
    async (name) => {
      for (const commune of ['', ' ', '\u{a0}']) {
        const sent = name === 'get_affordability' ? { ...HOUSEHOLD, commune } : { commune }
        const text = textOf(await callTool(toolOf(name), release, sent, { services }))
        expect(text).toContain('commune: received "')
        expect(text).toContain('expected a text of 1 to 100 characters')
      }
    },
  )

  it.each(ANSWERED)('%s with %j is answered with the nearest valid call', async (name, sent, read) => {
    const tool = toolOf(name)
    const text = textOf(await callTool(tool, release, sent, { services }))
    const [, args] = /^Nearest valid call: \w+ (\{.*\})$/m.exec(text) ?? []
    expect(args, text).toBeDefined()
    meanSame(tool.read(JSON.parse(args!)).args, read)
  })

  it.each(NOT_KNOWN)('%s with %j is told what is expected, and no other call', async (name, sent, expected) => {
    const text = textOf(await callTool(toolOf(name), release, sent, { services }))
    expect(text).toMatch(expected)
    expect(text).not.toContain('Nearest')
  })

  it('is told how it was read, in its language', async () => {
    const sent = { propertyType: 'flat', minBeds: 'three', maxPrice: 'no limit', locale: 'fr' }
    const { notes } = toolOf('search_rentals').read(sent)
    expect(notes.map((note) => note.replaceAll('\u00a0', ' '))).toEqual([
      'propertyType : "flat" a été lu comme apartment.',
      'minBeds : "three" a été lu comme 3.',
      'maxPrice : "no limit" a été pris comme non indiqué.',
    ])
  })
})
