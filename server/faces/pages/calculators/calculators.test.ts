import { sayIn } from '../../../../content/say/words.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '../../../../models/kernel/locale.ts'
import { committedLegalFacts } from '../../../../models/law/parameters/committed-facts.fixture.ts'
import { seededRandom } from '../../../../models/statistics/random.ts'
import type { Affordability } from '../../../../models/contracts/law/affordability.ts'
import { rentOrBuyRequestSchema } from '../../../../models/contracts/law/rent-or-buy.ts'
import { rentingRequestSchema } from '../../../../models/contracts/law/renting.ts'
import type { PriceEstimate } from '../../../../models/contracts/market/valuation.ts'
import { calculatorAddress } from '../../../../content/pages/calculators/calculator-form.ts'
import { CALCULATOR_PAGES, CALCULATORS, type CalculatorId } from '../../../../content/pages/calculators/calculators.ts'
import { numberWords } from '../../../../content/say/numbers.ts'
import { getRentOrBuy } from '../../../queries/market/get-rent-or-buy.ts'
import { getRenting } from '../../../queries/market/get-renting.ts'
import type { CommuteIndex } from '../../../../models/contracts/places/commute.ts'
import type { CommuteTimes } from '../../../../models/contracts/places/commute-times.ts'
import { sampleCommute } from '../../../testing/sample-commute.ts'
import { sampleFacts } from '../../../testing/sample-facts.ts'
import { sampleValuation } from '../../../testing/sample-valuation.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { callTool, releaseForTools } from '../../../testing/tool-call.ts'
import { getAffordability } from '../../mcp/tools/get-affordability.ts'
import { getCommuteTimes } from '../../mcp/tools/get-commute-times.ts'
import { getPriceEstimate } from '../../mcp/tools/get-price-estimate.ts'
import { resolveCommune } from '../../../queries/places/resolve-commune.ts'
import { ENGINES } from './engines.ts'
import { numberOf } from './read-form.ts'

const CASES = 50
const SITE = { stylesheet: '/assets/site.0123456789ab.css', sources: [] }
const market = {
  legal: await committedLegalFacts(),
  valuations: { sale: sampleValuation() },
  commute: sampleCommute(),
  listings: 24,
}
const tools = await releaseForTools(market)
const facts = await sampleFacts(market)
const { euro } = numberWords('en')
let test: TestServer

beforeAll(async () => {
  test = await startTestServer({ release: { ...market, site: SITE } })
})
afterAll(() => test.close())
// Fills the bucket of the address again.
afterEach(() => void (test.clock.now += 600_000))

type Figures = Record<string, string | number | boolean>

async function visit(id: CalculatorId, figures: Figures, locale: (typeof LOCALES)[number] = 'en') {
  const values = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, String(value)]))
  const response = await test.get(calculatorAddress(locale, id, values), { accept: 'text/html' })
  return { response, html: await response.text() }
}

const random = seededRandom(19)
const between = (low: number, high: number): number => Math.round(low + random() * (high - low))
const oneOf = <Item>(items: readonly Item[]): Item => items[between(0, items.length - 1)]!
const household = (): Figures => ({
  annualIncome: between(30_000, 250_000),
  savingsAvailable: between(5_000, 400_000),
  monthlyDebts: between(0, 600),
  householdType: oneOf(['single', 'single_parent', 'couple', 'family']),
  employmentType: oneOf(['permanent', 'self_employed', 'civil_servant']),
  residencyType: oneOf(['resident', 'cross_border', 'non_resident']),
})

function withRandomTimes(commute: CommuteIndex): CommuteIndex {
  const drawn = structuredClone(commute)
  for (const to of Object.values(drawn.communes).flatMap((each) => Object.values(each)))
    for (const mode of Object.values(to))
      for (const period of ['peak', 'offPeak'] as const) {
        const minutes = between(1, 400)
        mode[period] = { minutes, low: minutes - between(0, minutes), high: minutes + between(0, 90) }
      }
  return drawn
}

/** The first large figure of a page: its answer. */
const answerOf = (html: string): string => /<p class="sum">([^<]*)<\/p>/.exec(html)?.[1] ?? ''

describe('a calculator says what its tool says', () => {
  it(`afford, ${CASES} households`, async () => {
    for (let count = 0; count < CASES; count++) {
      const figures: Figures = {
        ...household(),
        ...(random() < 0.6 && {
          residenceUse: oneOf(['primary', 'secondary', 'rental']),
          bellegenAktEligibleBuyers: 1,
          bellegenAktCreditAvailable: between(0, 40_000),
        }),
      }
      const { structuredContent } = await callTool(getAffordability, tools, figures)
      const found = structuredContent as unknown as Affordability
      const { html } = await visit('afford', figures)
      expect(answerOf(html), JSON.stringify(figures)).toBe(euro(found.maxPropertyPrice))
      for (const { label, amount } of found.acquisitionCosts.lines)
        expect(html).toContain(`<span>${label}</span><span><b>${amount < 0 ? '−' : ''}${euro(Math.abs(amount))}</b>`)
      expect(html).toContain(euro(found.monthlyPayment))
      const isComplete = found.maxPropertyPriceCostBasis === 'complete'
      const said = ['You can pay up to about', 'With the costs we know, up to about', 'no limit to search by']
      expect(said.map((words) => html.includes(words))).toEqual([isComplete, !isComplete, !isComplete])
    }
  })

  it(`what rent, ${CASES} households`, async () => {
    for (let count = 0; count < CASES; count++) {
      const figures = { ...household(), ...(random() < 0.5 && { monthlyCharges: between(50, 400) }) }
      const found = getRenting(facts, rentingRequestSchema.parse(figures), 'en')
      const { html } = await visit('afford-rent', figures)
      expect(answerOf(html), JSON.stringify(figures)).toBe(euro(found.maxMonthlyRent))
      expect(html).toContain(euro(found.moveIn.total))
    }
  })

  it.each(LOCALES)('says in %s of every rent whether it is with or without charges', async (locale) => {
    const without = /without charges|hors charges|ohne Nebenkosten|ouni Chargen|sem despesas/
    for (const key of ['calc.estRent', 'reply.estimate.rent'] as const) expect(sayIn(locale)(key)).toMatch(without)
    const { html } = await visit('rent-or-buy', {}, locale)
    expect(/<label for="monthlyRent">([^<]*)/.exec(html)?.[1]).toMatch(without)
    for (const charges of [[], [['monthlyCharges', 200]]]) {
      const figures: Figures = { ...household(), ...Object.fromEntries(charges) }
      const { html: rent } = await visit('afford-rent', figures, locale)
      const said = sayIn(locale)(charges.length > 0 ? 'calc.aMonthWithout' : 'calc.aMonthWith')
      expect(rent).toContain(`</p><p class="label">${said}</p>`)
    }
  })

  it.each(LOCALES)(
    'shows in %s the name of a commune in the field, and finds it again by that name',
    async (locale) => {
      for (const { slug, name } of facts.communes.values()) {
        const { html } = await visit('commute', { commune: slug }, locale)
        const shown = /<input id="commune"[^>]*\bvalue="([^"]*)"/.exec(html)![1]!
        expect(shown).toBe(name[locale === 'lu' ? 'lb' : locale === 'pt' ? 'fr' : locale])
        expect(resolveCommune(facts, shown).slug).toBe(slug)
      }
      const { html } = await visit('commute', { commune: 'Nowhere' }, locale)
      expect(html).toMatch(/<input id="commune"[^>]*\bvalue="Nowhere"/)
    },
  )

  it('says in German which law a cost within the price rests on, and of which year a row is', async () => {
    const german = await visit('afford', CALCULATOR_PAGES.afford.example, 'de')
    expect(german.html).toMatch(/<li>Maklergebühr[^<]*; Praxis[^<]*<\/li>/)
    const { html } = await visit('rent-or-buy', CALCULATOR_PAGES['rent-or-buy'].example, 'de')
    expect(html).toMatch(/<th scope="row"[^>]*>Jahr 1</)
  })

  it(`estimate, ${CASES} homes`, async () => {
    let estimated = 0
    for (let count = 0; count < CASES; count++) {
      const figures: Figures = {
        listingType: 'sale',
        propertyType: oneOf(['apartment', 'apartment', 'house', 'studio']),
        commune: oneOf(['mersch', 'luxembourg', 'esch-sur-alzette']),
        areaSqm: between(40, 140),
        ...(random() < 0.5 && { bedrooms: between(1, 4) }),
        ...(random() < 0.5 && { energyClass: oneOf(['A', 'C', 'F']) }),
      }
      const { structuredContent } = await callTool(getPriceEstimate, tools, figures)
      const { estimate, low, high } = structuredContent as unknown as PriceEstimate
      const { html, response } = await visit('estimate', figures)
      expect(response.status).toBe(200)
      expect(answerOf(html), JSON.stringify(figures)).toBe(estimate === null ? '' : euro(estimate))
      if (estimate === null) continue
      estimated++
      expect(html).toContain(`${euro(low!)} to ${euro(high!)}`)
    }
    expect(estimated).toBeGreaterThan(10)
  })

  it('commute, every commune that has times', async () => {
    const slugs = Object.keys(market.commute.communes)
    expect(slugs.length).toBeGreaterThan(2)
    for (const commune of slugs) {
      const { structuredContent } = await callTool(getCommuteTimes, tools, { commune })
      const { html } = await visit('commute', { commune })
      for (const { times } of (structuredContent as unknown as CommuteTimes).destinations)
        for (const { peak, offPeak } of times) {
          expect(html).toContain(`${peak.minutes} min (${peak.low} to ${peak.high})`)
          expect(html).toContain(`${offPeak.minutes} min (${offPeak.low} to ${offPeak.high})`)
        }
    }
  })

  it(`commute, ${CASES} communes with times of every size`, async () => {
    for (let count = 0; count < CASES; count++) {
      const commute = withRandomTimes(sampleCommute())
      const commune = oneOf(Object.keys(commute.communes))
      const drawn = { ...tools, facts: { ...tools.facts, commute } }
      const { structuredContent } = await callTool(getCommuteTimes, drawn, { commune })
      const page = JSON.stringify(ENGINES.commute.answer(drawn.facts, { commune }, new URLSearchParams(), 'en'))
      for (const { times } of (structuredContent as unknown as CommuteTimes).destinations)
        for (const { peak, offPeak } of times)
          for (const { minutes, low, high } of [peak, offPeak])
            expect(page, commune).toContain(`${minutes} min (${low} to ${high})`)
    }
  })

  it(`rent or buy, ${CASES} choices`, async () => {
    for (let count = 0; count < CASES; count++) {
      const figures = {
        ...household(),
        price: between(200_000, 1_500_000),
        monthlyRent: between(600, 5_000),
        years: between(3, 35),
      }
      const found = getRentOrBuy(facts, rentOrBuyRequestSchema.parse(figures), 'en')
      const { html } = await visit('rent-or-buy', figures)
      expect(html).toContain(`<strong>${found.verdictText}</strong>`)
      for (const { difference } of found.scenarios)
        expect(html, JSON.stringify(figures)).toContain(`${difference < 0 ? '−' : '+'}${euro(Math.abs(difference))}`)
    }
  })
})

describe('the page of a calculator', () => {
  it.each(CALCULATORS.flatMap((id) => LOCALES.map((locale) => [id, locale] as const)))(
    '%s in %s: form and example, whole and clean',
    async (id, locale) => {
      const empty = await visit(id, {}, locale)
      expect([empty.response.status, empty.response.headers.get('cache-control')]).toEqual([
        200,
        expect.stringContaining('public'),
      ])
      const example = { ...CALCULATOR_PAGES[id].example, ...(id !== 'afford-rent' && { commune: 'mersch' }) }
      const { html, response } = await visit(id, example, locale)
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, max-age=300'])
      expect(html).toContain('<meta name="robots" content="noindex">')
      for (const text of [empty.html, html]) {
        expect(text).not.toMatch(/undefined|NaN|calc\.\w|\[object/)
        expect(text).not.toContain('<script')
      }
    },
  )

  it('names each field that cannot be used, in words, and keeps what was sent as text', async () => {
    const { html, response } = await visit('afford', { annualIncome: '"><script>alert(1)</script>', termYears: 99 })
    expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store'])
    expect(html).not.toContain('<script>')
    expect(html).toMatch(/role="alert">Please check: [^<]*Income a year, gross/)
    expect(html).toContain('Enter a number from 1 to 40.')
    expect(html).toContain('Please fill this in.')
  })

  it('offers places by their names, and only those that are near to what was typed', async () => {
    const faultOf = async (locale: (typeof LOCALES)[number], commune: string) =>
      /id="commune-fault">([^<]*)</.exec((await visit('commute', { commune }, locale)).html)?.[1]
    expect(await faultOf('pt', 'Atlantis')).toBe(sayIn('pt')('calc.fault.place'))
    expect(await faultOf('en', 'Mershx')).toBe('We do not know this place. Did you mean Mersch?')
  })

  it('links its example only where the release answers it, and else says why not', async () => {
    expect((await visit('rent-or-buy', {})).html).toContain(calculatorAddress('en', 'rent-or-buy').concat('?'))
    const thin = await startTestServer({ release: { ...market, valuations: {}, site: SITE } })
    const { example } = CALCULATOR_PAGES.estimate
    const page = await (await thin.get('/en/estimate', { accept: 'text/html' })).text()
    expect(page).not.toContain('/en/estimate?')
    const asked = { ...example, commune: 'mersch' }
    const answer = await thin.get(calculatorAddress('de', 'estimate', asked), { accept: 'text/html' })
    expect(await answer.text()).toContain(`role="alert">${sayIn('de')('calc.estRefused')}`)
    await thin.close()
  })

  it.each(['afford', 'afford-rent'] as const)('%s: works out its example at first view, and says so', async (id) => {
    const [first, asked] = [await visit(id, {}), await visit(id, CALCULATOR_PAGES[id].example)]
    const sumOf = (html: string): string => /<p class="sum">([^<]+)</.exec(html)![1]!
    expect(sumOf(first.html)).toBe(sumOf(asked.html))
    expect(first.html).toContain('An example, worked out')
    expect(asked.html).not.toContain('An example, worked out')
    expect(first.html).toMatch(/name="annualIncome"[^>]*\s+value="90000"/)
    expect(first.html).not.toContain('€0.24 %')
  })

  it('suggests places', async () => {
    expect((await visit('commute', { commune: 'mrsch' })).html).toContain('mersch')
    expect((await visit('commute', { commune: 'Paris' })).response.status).not.toBe(200)
  })

  it('ignores what is no field, and takes 200 a minute from one address', async () => {
    const { example } = CALCULATOR_PAGES.commute
    expect((await visit('commute', { ...example, utm_source: 'x' })).response.status).toBe(200)
    const statuses = new Set<number>()
    for (let count = 0; count < 199; count++) statuses.add((await visit('commute', example)).response.status)
    expect([...statuses]).toEqual([200])
    let refused: Response | undefined
    for (let count = 0; count < 50 && !refused; count++) {
      const { response } = await visit('commute', example)
      if (response.status === 429) refused = response
    }
    expect(Number(refused!.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('numbers as people write them', () => {
  it.each([
    ['78000', 78_000],
    ['78,000', 78_000],
    ['78.000 €', 78_000],
    ['78 000', 78_000],
    ['78 000', 78_000],
    ['1.234.567', 1_234_567],
    ['3,37', 3.37],
    ['3.37 %', 3.37],
    ['-2', -2],
    ['12abc', undefined],
    ['1e9', undefined],
    ['', undefined],
  ])('%s', (text, number) => expect(numberOf(text)).toBe(number))
})
