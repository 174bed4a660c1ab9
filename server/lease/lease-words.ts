import type { LeaseAnalysis, LeaseKeyTerm, LeaseRentCeiling } from '../../models/contracts/law/lease-analysis.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import { numberWords } from '../../content/say/numbers.ts'
import type { Say, WordKey } from '../../content/say/words.ts'

interface Speech {
  say: Say
  locale: Locale
}

/** Value of a term in the model, with its translation key. */
const VALUES: Readonly<Record<string, WordKey>> = {
  'landlord and tenant are named': 'leases.value.named',
  'not named: landlord': 'leases.value.landlordUnnamed',
  'not named: tenant': 'leases.value.tenantUnnamed',
  'not named: landlord, tenant': 'leases.value.nobodyNamed',
  described: 'leases.value.described',
  'not fully described': 'leases.value.partlyDescribed',
  indefinite: 'leases.value.indefinite',
  advance: 'leases.value.advance',
  'lump sum': 'leases.value.lumpSum',
  tenant: 'leases.value.tenant',
  landlord: 'leases.value.landlord',
  shared: 'leases.value.shared',
  none: 'leases.value.nothing',
}
const MONTHS = /^([\d.]+) months$/
const SPAN = /^(\d{4}-\d\d-\d\d) to (\d{4}-\d\d-\d\d)$/

/** Value of a lease's key term, in words. */
export function termText({ say, locale }: Speech, { value }: Pick<LeaseKeyTerm, 'value'>): string {
  if (typeof value === 'boolean') return say(value ? 'leases.yes' : 'leases.no')
  const { decimal } = numberWords(locale)
  if (typeof value === 'number') return decimal(value, Number.isInteger(value) ? 0 : 2)
  const words = VALUES[value]
  if (words !== undefined) return say(words)
  const [months, span] = [MONTHS.exec(value), SPAN.exec(value)]
  if (months) return say('leases.value.months', { count: decimal(Number(months[1])) })
  if (span) return say('leases.value.span', { from: span[1]!, to: span[2]! })
  return value
}

/** The day whose law was applied, and how it was determined. */
export function lawText({ say }: Speech, lease: Pick<LeaseAnalysis, 'concludedOn' | 'concludedOnBasis'>): string {
  return `${say('leases.judged', { date: lease.concludedOn })} ${say(`leases.basis.${lease.concludedOnBasis}`)}`
}

/** The estimated rent ceiling, and what would make it exact. */
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
