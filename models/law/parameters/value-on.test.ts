import { describe, expect, it } from 'vitest'

import { legalFactsSchema } from '../../contracts/law/legal.ts'
import { committedLegalFacts } from './committed-facts.fixture.ts'
import { amountOn, MissingParameterError, requiredAmount, scaleOn } from './value-on.ts'

const facts = await committedLegalFacts()

describe('the value of a parameter on a day', () => {
  it.each([
    ['deposit_months', '2024-07-31', 3],
    ['deposit_months', '2024-08-01', 2],
    ['bellegen_akt_credit_eur', '2023-03-06', 20_000],
    ['bellegen_akt_credit_eur', '2023-03-07', 30_000],
    ['bellegen_akt_credit_eur', '2023-12-31', 30_000],
    ['bellegen_akt_credit_eur', '2024-01-01', 40_000],
    ['bellegen_akt_credit_eur', '2026-11-21', 40_000],
    ['reduced_duty_base_share', '2024-10-01', 0.5],
    ['reduced_duty_base_share', '2025-06-30', 0.5],
    ['vat_standard_share', '2023-06-01', 0.16],
    ['pension_employee_share', '2025-12-31', 0.08],
    ['pension_employee_share', '2026-01-01', 0.085],
  ])('%s on %s is %d', (id, on, value) => {
    expect(requiredAmount(facts, id, on)).toMatchObject({ id, value })
  })

  it.each([
    ['before the first span', 'reduced_duty_base_share', '2024-09-30'],
    ['after the last span', 'reduced_duty_base_share', '2025-07-01'],
    ['of a parameter that is not there', 'no_such_parameter', '2026-01-01'],
    ['of a scale asked as a figure', 'income_tax_scale', '2026-01-01'],
  ])('is unknown, not zero, %s', (_, id, on) => {
    expect(amountOn(facts, id, on)).toBeNull()
    expect(() => requiredAmount(facts, id, on)).toThrow(MissingParameterError)
  })

  it('carries law, source, span and status', () => {
    expect(amountOn(facts, 'notary_disbursements_eur', '2026-01-01')).toMatchObject({
      unit: 'EUR',
      law: 'Practice',
      status: 'unverified',
      validFrom: null,
      validTo: null,
    })
    expect(scaleOn(facts, 'income_tax_scale', '2024-12-31')?.value[0]).toEqual({ upToEur: 12_438, share: 0 })
    expect(scaleOn(facts, 'income_tax_scale', '2025-01-01')?.value[0]).toEqual({ upToEur: 13_230, share: 0 })
    expect(scaleOn(facts, 'bellegen_akt_credit_eur', '2025-01-01')).toBeNull()
  })

  it('survives the release: what is written is what the contract reads', () => {
    expect(legalFactsSchema.parse(JSON.parse(JSON.stringify(facts)))).toEqual(facts)
  })
})
