import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { affordabilitySchema } from '../../../models/contracts/law/affordability.ts'
import { rentOrBuySchema } from '../../../models/contracts/law/rent-or-buy.ts'
import { rentingSchema } from '../../../models/contracts/law/renting.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { committedLegalFacts } from '../../../models/law/parameters/committed-facts.fixture.ts'
import { sampleOfficialForecasts } from '../../testing/sample-records.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { TestServer } from '../../testing/test-server.ts'

const BASE = '/api/public/v1'
const HOUSEHOLD =
  'annualIncome=120000&monthlyDebts=300&savingsAvailable=150000&householdType=couple&employmentType=permanent&residencyType=resident'
const CONFIRMED = 'residenceUse=primary&bellegenAktEligibleBuyers=2&bellegenAktCreditAvailable=80000'

let test: TestServer
let key: string
beforeAll(async () => {
  test = await startTestServer({
    release: { legal: await committedLegalFacts(), officialForecasts: sampleOfficialForecasts() },
  })
  key = await test.issueKey({ tier: 'premium' })
})
afterAll(() => test.close())

const ask = (path: string) => test.get(`${BASE}/${path}`, { 'x-api-key': key })

describe('what a household can pay, under a key', () => {
  it.each(LOCALES)('is answered in %s by its contracts', async (locale) => {
    const affordability = await (await ask(`affordability?${HOUSEHOLD}&${CONFIRMED}&locale=${locale}`)).json()
    expect(affordabilitySchema.strict().parse(affordability)).toMatchObject({ maxPropertyPriceCostBasis: 'complete' })
    const renting = await (await ask(`renting?${HOUSEHOLD}&monthlyCharges=250&locale=${locale}`)).json()
    expect(rentingSchema.strict().parse(renting)).toMatchObject({ unknowns: [] })
    const path = `rent-or-buy?${HOUSEHOLD}&${CONFIRMED}&price=600000&monthlyRent=1900&locale=${locale}`
    const compared = rentOrBuySchema.strict().parse(await (await ask(path)).json())
    expect(compared.scenarios.map(({ id }) => id)).toEqual(['low', 'central', 'high'])
    for (const answer of [affordability, renting, compared])
      expect(JSON.stringify(answer)).not.toMatch(/\{\w+\}|undefined|NaN|Infinity/)
  })

  it.each([
    ['en', 'after 1 year in'],
    ['fr', /Après 1\san,/],
    ['de', 'Nach 1 Jahr '],
    ['lu', 'No 1 Joer '],
    ['pt', /Após 1 ano,/],
  ] as const)('speaks of one year in %s', async (locale, words) => {
    const path = `rent-or-buy?${HOUSEHOLD}&${CONFIRMED}&price=900000&monthlyRent=900&years=1&locale=${locale}`
    expect((await (await ask(path)).json()).verdictText).toMatch(words)
  })

  it('takes the forecast of the commune, with its interval, as the first year of the scenarios', async () => {
    const path = `rent-or-buy?${HOUSEHOLD}&${CONFIRMED}&price=600000&monthlyRent=1900&commune=esch-sur-alzette`
    const { scenarios } = rentOrBuySchema.parse(await (await ask(path)).json())
    const forecast = sampleOfficialForecasts().communes.find(({ communeSlug }) => communeSlug === 'esch-sur-alzette')
    const percent = (value: number) => Math.round((value / forecast!.lastPricePerSqm - 1) * 10_000) / 100
    expect(scenarios.map(({ priceChangesPercent }) => priceChangesPercent)).toEqual([
      [percent(forecast!.low)],
      [percent(forecast!.pricePerSqm)],
      [percent(forecast!.high)],
    ])
  })

  it.each([
    ['renting?annualIncome=many', 'annualIncome', 'a number from 0 to 10000000'],
    [`renting?${HOUSEHOLD}&hasAgency=perhaps`, 'hasAgency', 'true or false'],
    [`renting?${HOUSEHOLD}&leaseDate=2019-01-01`, 'leaseDate', 'a date from 2021-01-01'],
    [`affordability?${HOUSEHOLD}&householdType=pair`, 'householdType', 'one of single, single_parent'],
    [`affordability?${HOUSEHOLD}&deedDate=2024-03-01`, 'interestRate', 'a rate in % a year'],
    [`affordability?${HOUSEHOLD}&termYears=20&fixedYears=30`, 'fixedYears', 'at most termYears, which is 20'],
    [
      `rent-or-buy?${HOUSEHOLD}&price=600000&monthlyRent=1900&termYears=9&fixedYears=10`,
      'fixedYears',
      'at most termYears',
    ],
    [`affordability?${HOUSEHOLD}&commune=%20`, 'commune', 'a text of 1 to 100 characters'],
    [`rent-or-buy?${HOUSEHOLD}&price=600000`, 'monthlyRent', 'a number from 1 to 100000'],
  ])('refuses %s with what is expected', async (path, field, expected) => {
    const response = await ask(path)
    expect(response.status).toBe(400)
    const { errors } = (await response.json()) as { errors: { field: string; expected: string }[] }
    expect(errors.find((error) => error.field === field)?.expected).toContain(expected)
  })

  it('says when the law of the day is not known', async () => {
    const response = await ask(`renting?${HOUSEHOLD}&leaseDate=2023-05-01`)
    expect(response.status).toBe(404)
    expect((await response.json()).detail).toContain('Try a later day')
  })
})
