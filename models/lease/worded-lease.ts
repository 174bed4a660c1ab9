import type { LeaseAnalysis, LeaseFinding } from '../contracts/law/lease-analysis.ts'
import { toLanguageTag } from '../kernel/locale.ts'
import type { Locale } from '../kernel/locale.ts'
import type { Said } from './checks/evidence.ts'
import type { DetailId } from './texts/text-keys.ts'
import { leaseTexts } from './texts/texts.ts'

/** The same analysis with its own words in a language. What is quoted of the lease, and the values of key terms, stay as they are. */
export function wordedLease(analysis: LeaseAnalysis, locale: Locale): LeaseAnalysis {
  const { unknowns } = leaseTexts(locale)
  return {
    ...analysis,
    findings: analysis.findings.map((finding) => wordedFinding(finding, locale)),
    unknowns: analysis.unknowns.map(({ id }) => ({ id, text: unknowns[id] })),
  }
}

/** A detail in words. @throws RangeError for a figure that its sentence needs and nobody gave */
export function wordedDetail({ id, figures }: Said, application: LeaseFinding['application'], locale: Locale): string {
  const { details, nextAdaptation } = leaseTexts(locale)
  const sentence = details[id].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const figure = figures[name]
    if (figure === undefined) throw new RangeError(`The detail ${id} needs ${name}`)
    // English stands in contracts and logs of analysts: plain figures there.
    return locale === 'en' ? String(figure) : figure.toLocaleString(toLanguageTag(locale))
  })
  return application === 'next_adaptation' ? `${sentence} ${nextAdaptation}` : sentence
}

function wordedFinding(finding: LeaseFinding, locale: Locale): LeaseFinding {
  const { checks, details } = leaseTexts(locale)
  const { id, figures } = finding.said
  // A sentence that this program does not know any more stays as it was said.
  const detail = isDetail(id, details) ? wordedDetail({ id, figures }, finding.application, locale) : finding.detail
  return { ...finding, ...checks?.[finding.id], detail }
}

function isDetail(id: string, details: Readonly<Record<DetailId, string>>): id is DetailId {
  return Object.hasOwn(details, id)
}
