import { loanCosts, purchaseCosts, sumCents } from './acquisition-costs.ts'
import type { Cost } from './acquisition-costs.ts'
import type { CostRules } from './cost-rules.ts'

/** Funds of a household: savings, and what its income lets it borrow. */
export interface Funds {
  readonly savingsCents: number
  /** Largest loan that income carries. */
  readonly incomeCapCents: number
  /** Loan of price at most, 0 to 1. */
  readonly loanToValue: number
}

/** One price with the loan that it takes. */
export interface Purchase {
  readonly priceEur: number
  readonly loanCents: number
  readonly costs: readonly Cost[]
  /** Savings and loan less price and costs: 0 where a loan is taken. */
  readonly leftCents: number
  /** The lender gives so much. */
  readonly isAffordable: boolean
}

export interface MaximumPurchase extends Purchase {
  /** Limit that one euro more would break. */
  readonly limitedBy: 'income' | 'loan_to_value'
}

/** Rounding to cents moves what is missing by less than this, and so the border of what is affordable by less than the euros below. */
const ROUNDING_CENTS = 40
const ROUNDING_EUR = 100

/**
 * The highest whole price that savings and loan can pay together with its costs. Price, costs and loan hang on each other: costs on both
 * others, the loan on both others and capped by the price. Every loan is the smallest that closes the gap, so that nothing is left over.
 */
export function maximumPurchase(rules: CostRules, funds: Funds): MaximumPurchase {
  let affordable = 0
  let beyond = Math.ceil((funds.savingsCents + funds.incomeCapCents) / 100) + 1
  while (beyond - affordable > 1) {
    const middle = Math.floor((affordable + beyond) / 2)
    if (purchaseAt(rules, funds, middle).isAffordable) affordable = middle
    else beyond = middle
  }
  // A euro of price takes so many cents of own funds; at a loan to value of 100 % less than one, so cents decide near the border.
  const ownCents = 100 * (1 - funds.loanToValue)
  const blurredEur = Math.min(ROUNDING_EUR, Math.ceil(ROUNDING_CENTS / ownCents))
  for (let priceEur = affordable + blurredEur; priceEur > affordable; priceEur--)
    if (purchaseAt(rules, funds, priceEur).isAffordable) affordable = priceEur
  const next = purchaseAt(rules, funds, affordable + 1)
  const limitedBy = next.loanCents > funds.incomeCapCents ? 'income' : 'loan_to_value'
  return { ...purchaseAt(rules, funds, affordable), limitedBy }
}

/** Computes costs, loan and own funds of buying at a price. At 0 nothing is bought and nothing paid. */
export function purchaseAt(rules: CostRules, funds: Funds, priceEur: number): Purchase {
  const { savingsCents, incomeCapCents, loanToValue } = funds
  if (priceEur <= 0) return { priceEur: 0, loanCents: 0, costs: [], leftCents: savingsCents, isAffordable: true }
  const priceCents = Math.round(priceEur * 100)
  const ofPurchase = purchaseCosts(rules, priceCents)
  const gapCents = priceCents + sumCents(ofPurchase) - savingsCents
  const loanCents = loanFor(rules, gapCents)
  const ofLoan = loanCosts(rules, loanCents)
  return {
    priceEur,
    loanCents,
    costs: [...ofPurchase, ...ofLoan],
    leftCents: loanCents + savingsCents - priceCents - sumCents(ofPurchase) - sumCents(ofLoan),
    // The tiny allowance is for the binary fraction of the share, far below a cent.
    isAffordable: loanCents <= Math.min(incomeCapCents, Math.floor(priceCents * loanToValue + 1e-6)),
  }
}

/** The smallest loan that fills a gap and its own costs: the least fixed point, reached from below. */
function loanFor(rules: CostRules, gapCents: number): number {
  if (gapCents <= 0) return 0
  let loanCents = gapCents
  for (;;) {
    const next = gapCents + sumCents(loanCosts(rules, loanCents))
    if (next === loanCents) return loanCents
    loanCents = next
  }
}
