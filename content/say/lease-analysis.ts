import type { LeaseAnalysis, LeaseFinding, LeaseKeyTerm } from '../../models/contracts/law/lease-analysis.ts'
import { toLanguageTag, type Locale } from '../../models/kernel/locale.ts'
import type { LeaseFacts, TermFacts } from '../../models/lease/lease-facts.ts'
import { LEASE_CHECK_WORDS } from '../i18n/lease-checks.ts'
import { LEASE_WORDS } from '../i18n/lease.ts'
import { speaker } from './speaker.ts'

const sayIn = speaker(LEASE_WORDS)

type LeaseWord = keyof typeof LEASE_WORDS.en
type Figures = Readonly<Record<string, number | string>>
/** Sentence of a finding, by its id. */
interface Detail {
  readonly id: string
  readonly figures: Readonly<Record<string, number>>
}

/** An analysis with its words in English: as contracts and accounts keep it. */
export function leaseAnalysis(facts: LeaseFacts): LeaseAnalysis {
  const say = sayIn('en')
  return {
    ...facts,
    keyTerms: facts.keyTerms.map(englishTerm),
    findings: facts.findings.map(englishFinding),
    unknowns: facts.unknowns.map((id) => ({ id, text: say(`leases.unknown.${id}`) })),
  }
}

/** The same analysis with its words in a language. What is quoted of the lease stays as it is. */
export function wordedLease(analysis: LeaseAnalysis, locale: Locale): LeaseAnalysis {
  const say = sayIn(locale)
  return {
    ...analysis,
    keyTerms: analysis.keyTerms.map((term) => (term.said ? { ...term, value: termWords(term.said, locale) } : term)),
    findings: analysis.findings.map((finding) => wordedFinding(finding, locale)),
    unknowns: analysis.unknowns.map(({ id }) => ({ id, text: say(`leases.unknown.${id}`) })),
  }
}

/** A detail in words. @throws RangeError for a sentence that is not known, and a figure that its sentence needs and nobody gave */
export function wordedDetail(
  { id, figures }: Detail,
  application: LeaseFinding['application'],
  locale: Locale,
): string {
  const say = sayIn(locale)
  const key = detailKey(id)
  if (key === undefined) throw new RangeError(`There is no sentence ${id}`)
  const sentence = say(key, localFigures(figures, locale))
  return application === 'next_adaptation' ? `${sentence} ${say('leases.nextAdaptation')}` : sentence
}

function englishTerm({ name, value, clause }: TermFacts): LeaseKeyTerm {
  return typeof value === 'object'
    ? { name, value: termWords(value, 'en'), said: value, clause }
    : { name, value, clause }
}

function englishFinding({ said, ...finding }: LeaseFacts['findings'][number]): LeaseFinding {
  const { id, title, severity, kind, clause, alsoIn, ...rule } = finding
  return {
    id,
    title,
    severity,
    kind,
    clause,
    alsoIn,
    detail: wordedDetail(said, finding.application, 'en'),
    said: { id: said.id, figures: { ...said.figures } },
    ...rule,
    ...doubtOf(id, 'en'),
  }
}

function wordedFinding(finding: LeaseFinding, locale: Locale): LeaseFinding {
  // A sentence that this program does not know any more stays as it was said.
  const detail =
    detailKey(finding.said.id) === undefined ? finding.detail : wordedDetail(finding.said, finding.application, locale)
  return { ...finding, ...checkWords(finding.id, locale), ...doubtOf(finding.id, locale), detail }
}

/** Title, rule, basis and question of a check; empty in English, which stands in the table of checks. */
function checkWords(id: string, locale: Locale): Partial<LeaseFinding> {
  if (locale === 'en') return {}
  const words: Readonly<Record<string, string>> = LEASE_CHECK_WORDS[locale]
  const parts = (['title', 'rule', 'legalBasis', 'ask'] as const).map((part) => [part, words[`check.${id}.${part}`]])
  return Object.fromEntries(parts.filter(([, text]) => text !== undefined)) as Partial<LeaseFinding>
}

/** How sure the source of a rule is, for the few rules where that takes a sentence. */
function doubtOf(id: string, locale: Locale): Pick<LeaseFinding, 'doubt'> {
  const key = `leases.doubt.${id}`
  return isWord(key) ? { doubt: sayIn(locale)(key) } : {}
}

function termWords({ id, figures }: NonNullable<LeaseKeyTerm['said']>, locale: Locale): string {
  return sayIn(locale)(`leases.plain.${id}`, localFigures(figures, locale))
}

/** English stands in contracts and logs of analysts: plain figures there. */
function localFigures(figures: Figures, locale: Locale): Figures {
  if (locale === 'en') return figures
  const tag = toLanguageTag(locale)
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [
      name,
      typeof figure === 'number' ? figure.toLocaleString(tag) : figure,
    ]),
  )
}

function detailKey(id: string): LeaseWord | undefined {
  const key = `leases.detail.${id}`
  return isWord(key) ? key : undefined
}

function isWord(key: string): key is LeaseWord {
  return Object.hasOwn(LEASE_WORDS.en, key)
}
