import { describe, expect, it } from 'vitest'
import { affordabilitySchema } from '../../../../models/contracts/law/affordability.ts'
import type { Affordability } from '../../../../models/contracts/law/affordability.ts'
import { rentingSchema } from '../../../../models/contracts/law/renting.ts'
import type { Renting } from '../../../../models/contracts/law/renting.ts'
import { committedLegalFacts } from '../../../../models/law/parameters/committed-facts.fixture.ts'
import { callTool, releaseForTools, textOf } from '../../../testing/tool-call.ts'
import { getAffordability } from './get-affordability.ts'

const release = await releaseForTools({ legal: await committedLegalFacts() })
const BASE = {
  annualIncome: 90_000,
  monthlyDebts: 200,
  savingsAvailable: 120_000,
  householdType: 'couple',
  employmentType: 'permanent',
  residencyType: 'resident',
}
const CONFIRMED = { residenceUse: 'primary', bellegenAktEligibleBuyers: 2, bellegenAktCreditAvailable: 80_000 }

const call = (changed: object = {}, of = release) => callTool(getAffordability, of, { ...BASE, ...changed })
const answerOf = async (changed: object = {}): Promise<Affordability & { notes?: string[] }> => {
  const { structuredContent } = await call(changed)
  return structuredContent as unknown as Affordability
}

describe('get_affordability', () => {
  it('applies the Bëllegen Akt when use, buyers and balance are all confirmed', async () => {
    const { bellegenAkt, maxPropertyPriceCostBasis, acquisitionCosts } = await answerOf(CONFIRMED)
    expect(bellegenAkt).toMatchObject({ state: 'applied', missing: [], ceilingPerBuyer: 40_000 })
    expect(bellegenAkt.creditApplied).toBeGreaterThan(0)
    expect(maxPropertyPriceCostBasis).toBe('complete')
    expect(acquisitionCosts.unknownComponents).toEqual([])
  })

  it.each([
    ['nothing is confirmed', {}, ['residenceUse', 'bellegenAktEligibleBuyers', 'bellegenAktCreditAvailable']],
    ['the use is unknown', { ...CONFIRMED, residenceUse: 'unknown' }, ['residenceUse']],
    ['the use is left out', { ...CONFIRMED, residenceUse: undefined }, ['residenceUse']],
    ['the buyers are left out', { ...CONFIRMED, bellegenAktEligibleBuyers: undefined }, ['bellegenAktEligibleBuyers']],
    ['the balance is left out', { ...CONFIRMED, bellegenAktCreditAvailable: null }, ['bellegenAktCreditAvailable']],
    [
      'deprecated flags stand in',
      { isPersonalResidence: true, isFirstTimeBuyer: true },
      ['residenceUse', 'bellegenAktEligibleBuyers', 'bellegenAktCreditAvailable'],
    ],
  ])('keeps it unconfirmed, with no credit and a warning, when %s', async (_, changed, missing) => {
    const result = await call(changed)
    const { bellegenAkt, acquisitionCosts, ...answer } = result.structuredContent as unknown as Affordability
    expect(bellegenAkt).toMatchObject({ state: 'unconfirmed', missing, creditApplied: 0 })
    expect(answer).toMatchObject({ maxPropertyPriceCostBasis: 'known_costs_only' })
    expect(acquisitionCosts.unknownComponents).toContain('bellegen_akt_credit')
    expect(acquisitionCosts.lines.map(({ id }) => id)).not.toContain('bellegen_akt_credit')
    expect(textOf(result)).toContain('do not use this figure as a search limit')
    expect(textOf(result)).toContain('Unknown:\n- ')
  })

  it.each([
    ['no eligible buyer', { bellegenAktEligibleBuyers: 0, bellegenAktCreditAvailable: 0 }],
    ['no balance', { bellegenAktEligibleBuyers: 2, bellegenAktCreditAvailable: 0 }],
  ])('takes a confirmed zero for a zero: %s', async (_, changed) => {
    const { bellegenAkt, maxPropertyPriceCostBasis } = await answerOf({ residenceUse: 'primary', ...changed })
    expect(bellegenAkt).toMatchObject({ state: 'confirmed_zero', creditApplied: 0, missing: [] })
    expect(maxPropertyPriceCostBasis).toBe('complete')
  })

  it('tells what the same household can rent, the cash of the first day and the subsidies', async () => {
    const result = await call(CONFIRMED)
    const { renting } = result.structuredContent as unknown as { renting: Renting }
    expect(renting.maxMonthlyRent).toBeGreaterThan(0)
    expect(renting.moveIn.lines.map(({ id }) => id)).toEqual(['deposit', 'agency_fee', 'agency_fee_vat', 'first_rent'])
    expect(rentingSchema.parse(renting)).toEqual(renting)
    expect(textOf(result)).toMatch(/To rent: up to .* a month with charges, which are unknown.*Rent subsidy/)
    const before = await call({ ...CONFIRMED, deedDate: '2023-03-01', interestRate: 3 })
    expect(before.structuredContent).toMatchObject({ renting: null })
  })

  it('keeps the strict contract in the parts that its definition only outlines', async () => {
    const {
      asOf: _,
      releaseId: __,
      sample: ___,
      renting: ____,
      ...answer
    } = (await call(CONFIRMED)).structuredContent as Record<string, unknown>
    expect(affordabilitySchema.strict().parse(answer)).toEqual(answer)
  })

  it('accepts deprecated flags with a note, without effect on figures', async () => {
    const [plain, flagged] = [await answerOf(), await answerOf({ isPersonalResidence: true, isFirstTimeBuyer: true })]
    expect(flagged.maxPropertyPrice).toBe(plain.maxPropertyPrice)
    expect(flagged.notes).toHaveLength(2)
    expect(flagged.notes!.join(' ')).toMatch(/isPersonalResidence is deprecated.*isFirstTimeBuyer is deprecated/)
  })

  it('adds up: price plus costs equal savings plus loan', async () => {
    for (const changed of [{}, CONFIRMED, { ...CONFIRMED, propertyCondition: 'new_build', landPercent: 30 }]) {
      const { maxPropertyPrice, acquisitionCosts, loan } = await answerOf(changed)
      const sum = acquisitionCosts.lines.reduce((total, { amount }) => total + Math.round(amount * 100), 0)
      expect(sum).toBe(Math.round(acquisitionCosts.total * 100))
      expect(maxPropertyPrice * 100 + sum).toBe(Math.round(loan.amount * 100) + BASE.savingsAvailable * 100)
    }
  })

  it('names law, source and status of every line, and dates the rate', async () => {
    const { acquisitionCosts, loan, deedDate, disclaimer } = await answerOf(CONFIRMED)
    for (const line of acquisitionCosts.lines) {
      expect(line.law.length * line.source.length * line.rule.length).toBeGreaterThan(0)
      expect(['verified', 'secondary', 'unverified']).toContain(line.status)
    }
    expect(loan).toMatchObject({ rateMonth: '2025-07', interestRate: 3.29 })
    expect(deedDate).toBe(release.facts.asOf)
    expect(disclaimer).toContain('Not legal, tax or financial advice')
  })

  it('reports every invalid argument at once, with what is allowed and an example', async () => {
    const { isError, _meta } = await call({
      annualIncome: -1,
      householdType: 'pair',
      employmentType: undefined,
      termYears: 99,
      interestRate: 0.035,
      deedDate: '2019-05-01',
      isFirstTimeBuyer: 'perhaps',
      salary: 3,
    })
    expect(isError).toBe(true)
    const { errors } = (_meta as { error: { errors: { field: string; expected: string; example?: unknown }[] } }).error
    const byField = Object.fromEntries(errors.map((error) => [error.field, error]))
    expect(Object.keys(byField).sort()).toEqual(
      [
        'annualIncome',
        'deedDate',
        'employmentType',
        'householdType',
        'interestRate',
        'isFirstTimeBuyer',
        'salary',
        'termYears',
      ].sort(),
    )
    expect(errors).toHaveLength(8)
    expect(byField.annualIncome).toMatchObject({ expected: 'a number from 0 to 10000000, in EUR', example: 90_000 })
    expect(byField.householdType).toMatchObject({
      expected: 'one of single, single_parent, couple, family',
      example: 'single',
    })
    expect(byField.deedDate).toMatchObject({ expected: 'a date from 2021-01-01 to 2035-12-31', example: '2026-11-21' })
    expect(byField.isFirstTimeBuyer).toMatchObject({ expected: 'true or false' })
  })

  it('asks for the interest rate when none was published, and accepts communes by name', async () => {
    const early = await call({ ...CONFIRMED, deedDate: '2024-03-01' })
    expect(early.isError).toBe(true)
    expect(textOf(early)).toContain('interestRate')
    expect((await call({ ...CONFIRMED, deedDate: '2024-03-01', interestRate: 4 })).isError).toBeFalsy()
    expect((await call({ commune: 'Esch an der Alzette' })).isError).toBeFalsy()
    expect(textOf(await call({ commune: 'Thionville' }))).toContain('abroad')
  })

  it.each(['fr', 'de', 'lu', 'pt'])('names laws in %s, and calls a variable rate one', async (locale) => {
    const text = textOf(await call({ fixedYears: 0, locale }))
    expect(text).not.toMatch(/Practice|Duties on sales|VAT law|Grand-ducal regulation|\b0-1\b/)
  })

  it.each(['en', 'fr', 'de', 'lu', 'pt', 'lb'])('speaks %s', async (locale) => {
    const result = await call({
      locale,
      propertyCondition: 'new_build',
      residenceUse: 'rental',
      residencyType: 'non_resident',
    })
    expect(result.isError).toBeFalsy()
    expect(textOf(result)).not.toMatch(/[{}]|undefined|NaN/)
  })

  it('says that an older release has no law', async () => {
    const result = await call({}, await releaseForTools())
    expect(result.isError).toBe(true)
    expect(textOf(result)).toContain('contains no legal parameters')
  })
})
