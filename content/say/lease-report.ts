import type { LeaseAnalysis, LeaseFinding, LeaseKeyTerm } from '../../models/contracts/law/lease-analysis.ts'
import { toLanguageTag, type Locale } from '../../models/kernel/locale.ts'
import { LEASE_WORDS } from '../i18n/lease.ts'
import { summarizeLease } from './lease-summary.ts'
import { speaker } from './speaker.ts'

const sayIn = speaker(LEASE_WORDS)

/** The whole of a worded analysis as lines of text: what was found in all, key terms, findings, what stays unknown. */
export function leaseReport(analysis: LeaseAnalysis, locale: Locale): string {
  const say = sayIn(locale)
  return [
    leaseHeadline(analysis, locale),
    `${say('leases.judged', { date: analysis.concludedOn })} ${say(`leases.basis.${analysis.concludedOnBasis}`)}`,
    ...analysis.keyTerms.map((term) => `  ${say(`leases.term.${term.name}`)}: ${valueOf(term, locale)}`),
    ...analysis.findings.flatMap((finding) => findingLines(finding, locale)),
    ...analysis.unknowns.map(({ text }) => `? ${text}`),
    say('leases.disclaimer'),
  ].join('\n')
}

/** First line of a report: computed findings by severity, and how many passages only resemble breaches. */
export function leaseHeadline(analysis: LeaseAnalysis, locale: Locale): string {
  const say = sayIn(locale)
  const { riskLevel, counts, worthReading } = summarizeLease(analysis, locale)
  const serious = analysis.findings.filter(({ kind, severity }) => kind === 'worth_reading' && severity === 'high')
  const computed =
    riskLevel === 'none'
      ? say('leases.headline.none')
      : `${say('leases.risk')}: ${say(`leases.severity.${riskLevel}`)} (${say('leases.counts', counts)}).`
  if (worthReading === 0) return computed
  return `${computed} ${say('leases.headline.read', { n: worthReading, serious: serious.length })}`
}

function findingLines(
  { id, kind, severity, title, clause, detail, ask, ...founded }: LeaseFinding,
  locale: Locale,
): string[] {
  const say = sayIn(locale)
  return [
    `${id} ${kind === 'worth_reading' ? say('leases.worthReading') : say(`leases.severity.${severity}`)}: ${title}`,
    ...(clause === null ? [] : [`   « ${clause} »`]),
    `   ${detail} ${ask}`,
    `   ${founded.legalBasis} (${sourceOf(founded, locale)})`,
    ...(founded.doubt ? [`   ${founded.doubt}`] : []),
  ]
}

function sourceOf(
  { status, source, sourceUrl }: Pick<LeaseFinding, 'status' | 'source' | 'sourceUrl'>,
  locale: Locale,
): string {
  const say = sayIn(locale)
  const level = source ? say(`leases.source.${source}`) : say(`leases.status.${status}`)
  return [level, source && status === 'secondary' && say('leases.partly'), sourceUrl].filter(Boolean).join(', ')
}

function valueOf({ value }: Pick<LeaseKeyTerm, 'value'>, locale: Locale): string {
  if (typeof value === 'boolean') return sayIn(locale)(value ? 'leases.yes' : 'leases.no')
  return typeof value === 'number' ? value.toLocaleString(toLanguageTag(locale)) : String(value)
}
