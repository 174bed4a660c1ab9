import { describe, expect, it } from 'vitest'

import { readLeaseText } from '../text/lease-text.ts'
import cases from './lease-amounts.cases.json' with { type: 'json' }
import { leaseTerms } from './lease-terms.ts'

type Amount = 'rentEur' | 'rentAllInEur' | 'chargesEur' | 'depositEur' | 'capitalEur'

describe('an amount in its own words', () => {
  it.each(cases as [Amount, number | null, string][])('%s %s: %s', (amount, eur, text) => {
    expect(leaseTerms(readLeaseText(text))[amount]?.value ?? null).toBe(eur)
  })
})
