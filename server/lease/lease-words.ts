import type {
  LeaseAnalysis,
  LeaseFinding,
  LeaseKeyTerm,
  LeaseRentCeiling,
} from '../../models/contracts/law/lease-analysis.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import type { LeaseSummary } from '../../content/say/lease-summary.ts'
import { numberWords } from '../../content/say/numbers.ts'
import type { Say, WordKey } from '../../content/say/words.ts'

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/

interface Speech {
  say: Say
  locale: Locale
}

/** Value of a lease's key term, in words. */
export function termText({ say, locale }: Speech, { value, said }: Pick<LeaseKeyTerm, 'value' | 'said'>): string {
  const { decimal } = numberWords(locale)
  if (said !== undefined) {
    const figures = Object.entries(said.figures).map(([name, figure]) => [
      name,
      typeof figure === 'number' ? decimal(figure) : dayText(figure, locale),
    ])
    return say(`leases.value.${said.id}`, Object.fromEntries(figures) as Record<string, string>)
  }
  if (typeof value === 'boolean') return say(value ? 'leases.yes' : 'leases.no')
  if (typeof value === 'number') return decimal(value, Number.isInteger(value) ? 0 : 2)
  return dayText(value, locale)
}

/** A date in words; other text as it is. */
export function dayText(text: string, locale: Locale): string {
  return ISO_DATE.test(text) ? numberWords(locale).day(text) : text
}

/** The day whose law was applied, and how it was determined. */
export function lawText(
  { say, locale }: Speech,
  lease: Pick<LeaseAnalysis, 'concludedOn' | 'concludedOnBasis'>,
): string {
  return `${say('leases.judged', { date: dayText(lease.concludedOn, locale) })} ${say(`leases.basis.${lease.concludedOnBasis}`)}`
}

/** How well the rule of a finding is founded: the level of its source, and whether it was verified there in full. */
export function foundedText({ say }: Speech, { status, source }: Pick<LeaseFinding, 'status' | 'source'>): string {
  if (!source) return say(`leases.status.${status}`)
  return [say(`leases.source.${source}`), ...(status === 'secondary' ? [say('leases.partly')] : [])].join(', ')
}

/** Names the kind of a finding; one whose source is in doubt is not said to break a rule. */
export function kindText({ say }: Speech, { kind, doubt }: Pick<LeaseFinding, 'kind' | 'doubt'>): string {
  return say(`leases.kind.${kind === 'contrary' && doubt ? 'doubted' : kind}`)
}

/** Number of computed findings by severity, and beside it what is only worth reading: both together are the list. */
export function countsText({ say }: Pick<Speech, 'say'>, { counts, worthReading }: LeaseSummary): string {
  const computed = say('leases.counts', counts)
  return worthReading === 0 ? computed : say('leases.countsRead', { counts: computed, n: worthReading })
}

/** The rent ceiling with its arithmetic, and what to ask for to make it exact. */
export function ceilingText({ say, locale }: Speech, ceiling: LeaseRentCeiling): string {
  const { statedCapitalEur, monthlyHighEur, unknowns } = ceiling
  const low = ceiling.monthlyLowEur ?? 0
  const { euro } = numberWords(locale)
  const amounts = { capital: euro(statedCapitalEur), low: euro(low) }
  const sum = sumText({ say, locale }, ceiling)
  // A range from 0 says no more than its sum.
  const range =
    sum !== undefined && low === 0 ? undefined : say(rangeKey(ceiling), { ...amounts, high: euro(monthlyHighEur ?? 0) })
  const facts = unknowns.map((fact) => say(`leases.fact.${fact}` as WordKey)).join(', ')
  const asked = facts === '' ? undefined : say('leases.ceilingAsk', { facts })
  return [sum, range, asked].filter((part) => part !== undefined).join(' ')
}

/** Arithmetic before the reduction for age; nothing without a coefficient. */
function sumText({ say, locale }: Speech, ceiling: LeaseRentCeiling): string | undefined {
  const { statedCapitalEur, monthlyHighEur, coefficient, sharePercent } = ceiling
  if (monthlyHighEur === null || sharePercent === undefined || typeof coefficient !== 'number') return undefined
  const { euro, decimal } = numberWords(locale)
  return say('leases.ceilingSum', {
    capital: euro(statedCapitalEur),
    coefficient: decimal(coefficient, Number.isInteger(coefficient) ? 0 : 4),
    share: decimal(sharePercent, Number.isInteger(sharePercent) ? 0 : 1),
    high: euro(monthlyHighEur),
  })
}

function rangeKey({ monthlyLowEur, monthlyHighEur }: LeaseRentCeiling): WordKey {
  if (monthlyHighEur === monthlyLowEur) return 'leases.ceilingExact'
  if (monthlyHighEur !== null) return 'leases.ceilingRange'
  return monthlyLowEur ? 'leases.ceilingOpen' : 'leases.ceilingNone'
}
