import { describe, expect, it } from 'vitest'
import type { RentOrBuyRequest } from '../../../models/contracts/law/rent-or-buy.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { affordability } from '../../../models/law/affordability/affordability.ts'
import { committedLegalFacts } from '../../../models/law/parameters/committed-facts.fixture.ts'
import { rentOrBuy } from '../../../models/law/rent-or-buy/rent-or-buy.ts'
import { renting } from '../../../models/law/renting/renting.ts'
import { numberWords } from '../../say/numbers.ts'
import { plainText, type Text } from '../../sections/inline.ts'
import { hasFigures, WORKED_EXAMPLES, workedExample } from './worked-examples.ts'

const legal = await committedLegalFacts()
const ON = '2026-11-21'
const { euro } = numberWords('en')
const HOUSEHOLD = {
  annualIncome: 200_000,
  monthlyDebts: 0,
  householdType: 'couple',
  employmentType: 'permanent',
  residencyType: 'resident',
  residenceUse: 'primary',
} as const
const example = (id: (typeof WORKED_EXAMPLES)[number]) => workedExample(id, legal, ON, 'en')
const amountOf = (text: string) => Number(text.replaceAll(/[^\d]/g, ''))

describe('worked examples', () => {
  it.each(['2012-06-30', '2020-01-14', '2023-06-30', '2025-05-31', '2025-06-15', ON])(
    'are left out on %s where law or rates of that day are not known, and else said in every language',
    (on) => {
      for (const id of WORKED_EXAMPLES)
        if (hasFigures(id, legal, on))
          for (const locale of LOCALES)
            expect(workedExample(id, legal, on, locale).table.rows.length).toBeGreaterThan(0)
      expect(WORKED_EXAMPLES.every((id) => hasFigures(id, legal, on))).toBe(on >= '2025-06-15')
    },
  )

  it('pay for the home of the first-home article what the comparison of renting and buying pays', () => {
    const { words } = example('first-home')
    const request: RentOrBuyRequest = {
      ...HOUSEHOLD,
      savingsAvailable: amountOf(words['own']!) + 1,
      bellegenAktEligibleBuyers: 2,
      bellegenAktCreditAvailable: 80_000,
      propertyCondition: 'existing',
      price: amountOf(words['price']!),
      monthlyRent: 1_800,
    }
    const { start } = rentOrBuy(request, { legal, on: ON, communeSlug: null, priceForecast: null })
    expect(Math.abs(start.loan - amountOf(words['loan']!))).toBeLessThan(2)
    expect(Math.abs(start.costs - amountOf(words['costs']!))).toBeLessThan(1)
    expect(Math.abs(start.monthlyPayment - amountOf(words['monthly']!))).toBeLessThan(1)
    expect(amountOf(words['own']!)).toBe(
      amountOf(words['price']!) - amountOf(words['loan']!) + amountOf(words['costs']!),
    )
  })

  it('rent like the calculator of rents', () => {
    const request = { ...HOUSEHOLD, savingsAvailable: 6_703, monthlyCharges: 250 }
    const found = renting(request, { legal, on: ON })
    expect(found).toMatchObject({ maxMonthlyRent: 1_800, limitedBy: 'savings' })
    expect(example('move-in').words).toMatchObject({ rent: euro(1_800), total: euro(found.moveIn.total) })
  })

  it('pay a loan as the calculator of purchases does, today and after a rise', () => {
    const found = affordability(
      { ...HOUSEHOLD, annualIncome: 100_000, savingsAvailable: 60_000, termYears: 25 },
      { legal, on: ON, communeSlug: null },
    )
    const { words } = example('fixed-or-variable')
    const perEuro = 500_000 / found.loan.amount
    expect(Math.abs(found.monthlyPayment * perEuro - amountOf(words['fixedPayment']!))).toBeLessThan(1)
    expect(Math.abs(found.variable!.monthlyPayment * perEuro - amountOf(words['variablePayment']!))).toBeLessThan(1)
    expect(Math.abs(found.variable!.raisedPayment * perEuro - amountOf(words['raisedPayment']!))).toBeLessThan(1)
  })

  it('follow the law of the day: a lease of before the reform had a deposit of three months', () => {
    const amount = (on: string): number => amountOf(workedExample('leaving', legal, on, 'en').words['deposit']!)
    expect(amount(ON)).toBe(3_600)
    expect(() => amount('2024-07-31')).toThrow('deposit_late_penalty_share')
  })

  it('name the source of every row, and add up to their totals', () => {
    for (const id of WORKED_EXAMPLES)
      for (const locale of LOCALES) {
        const { table } = workedExample(id, legal, ON, locale)
        expect(table.rows.length, id).toBeGreaterThan(3)
        for (const row of table.rows) expect(plainText(row[2] as Text), `${id} ${locale}`).not.toBe('')
      }
    const rows = example('move-in').table.rows.map((row) => amountOf(plainText(row[1] as Text)))
    expect(rows.at(-1)).toBe(rows.slice(0, -1).reduce((sum, amount) => sum + amount, 0))
  })
})
