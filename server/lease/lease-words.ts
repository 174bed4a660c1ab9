import type { LeaseAnalysis, LeaseKeyTerm, LeaseRentCeiling } from '../../models/contracts/law/lease-analysis.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import { numberWords } from '../../content/say/numbers.ts'
import type { Say, WordKey } from '../../content/say/words.ts'

interface Speech {
  say: Say
  locale: Locale
}

/** The value of a key term of a lease, in words. */
export function termText({ say, locale }: Speech, { value, said }: Pick<LeaseKeyTerm, 'value' | 'said'>): string {
  const { decimal } = numberWords(locale)
  if (said !== undefined) {
    const figures = Object.entries(said.figures).map(([name, figure]) => [
      name,
      typeof figure === 'number' ? decimal(figure) : figure,
    ])
    return say(`leases.value.${said.id}`, Object.fromEntries(figures) as Record<string, string>)
  }
  if (typeof value === 'boolean') return say(value ? 'leases.yes' : 'leases.no')
  if (typeof value === 'number') return decimal(value, Number.isInteger(value) ? 0 : 2)
  return value
}

/** The day whose law was applied, and how it was found. */
export function lawText({ say }: Speech, lease: Pick<LeaseAnalysis, 'concludedOn' | 'concludedOnBasis'>): string {
  return `${say('leases.judged', { date: lease.concludedOn })} ${say(`leases.basis.${lease.concludedOnBasis}`)}`
}

/** What the ceiling of the rent would be, and what would make it exact. */
export function ceilingText({ say, locale }: Speech, ceiling: LeaseRentCeiling): string {
  const { statedCapitalEur, monthlyLowEur, monthlyHighEur, unknowns } = ceiling
  const { euro } = numberWords(locale)
  const amounts = { capital: euro(statedCapitalEur), low: euro(monthlyLowEur) }
  const range = say(rangeKey(ceiling), { ...amounts, high: euro(monthlyHighEur ?? 0) })
  const facts = unknowns.map((fact) => say(`leases.fact.${fact}` as WordKey)).join(', ')
  return facts === '' ? range : `${range} ${say('leases.ceilingUnknown', { facts })}`
}

function rangeKey({ monthlyLowEur, monthlyHighEur }: LeaseRentCeiling): WordKey {
  if (monthlyHighEur !== null) return 'leases.ceilingRange'
  return monthlyLowEur > 0 ? 'leases.ceilingOpen' : 'leases.ceilingNone'
}
