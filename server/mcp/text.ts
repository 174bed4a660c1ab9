// Made once: `toLocaleString` would make one for each number, which takes longer than all the rest of a text.
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const cents = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A whole number in text for models: `36,625`. */
export function count(number: number): string {
  return whole.format(number)
}

/** An amount in text for models: `6,991 €`; with cents below 1,000 € where there are any. */
export function euros(amount: number | null): string {
  if (amount === null) return 'unknown'
  return `${(Number.isInteger(amount) || Math.abs(amount) >= 1_000 ? whole : cents).format(amount)} €`
}

/** A change in text for models: `+1.5 %`. */
export function percent(change: number | null): string {
  if (change === null) return 'unknown'
  return `${change > 0 ? '+' : ''}${change} %`
}
