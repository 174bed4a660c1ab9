/**
 * Monthly payment of a loan in equal instalments (annuity in arrears).
 *
 * @param ratePercent nominal rate a year, above 0
 * @returns cents, rounded
 */
export function monthlyPaymentCents(loanCents: number, ratePercent: number, termYears: number): number {
  return Math.round(loanCents * paymentPerEuro(ratePercent, termYears))
}

/** Largest loan whose monthly payment stays within an amount: cents, rounded down; 0 when nothing is left to pay with. */
export function loanForPaymentCents(paymentCents: number, ratePercent: number, termYears: number): number {
  return Math.max(0, Math.floor(paymentCents / paymentPerEuro(ratePercent, termYears)))
}

function paymentPerEuro(ratePercent: number, termYears: number): number {
  const monthly = ratePercent / 1_200
  return monthly / (1 - (1 + monthly) ** (-12 * termYears))
}
