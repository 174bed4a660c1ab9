// Shared formatter: `toLocaleString` would build one per number, which takes longer than the rest of a text.
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const cents = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats a whole number for models: `36,625`. */
export function count(number: number): string {
  return whole.format(number)
}

/** Formats euros without the sign: `6,991`; with cents below 1,000 when there are any. */
export function amount(eur: number | null): string {
  if (eur === null) return 'unknown'
  return (Number.isInteger(eur) || Math.abs(eur) >= 1_000 ? whole : cents).format(eur)
}

/** `6,991 €` */
export function euros(eur: number | null): string {
  return eur === null ? 'unknown' : `${amount(eur)} €`
}

/** Formats a change for models: `+1.5 %`. */
export function percent(change: number | null): string {
  if (change === null) return 'unknown'
  return `${change > 0 ? '+' : ''}${change} %`
}
