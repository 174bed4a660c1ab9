import type { EstimateSupport } from '../../models/contracts/market/estimate-support.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import type { Limitation } from '../../models/valuation/estimate/limitations.ts'
import type { FactBeyond } from '../../models/valuation/estimate/support-reasons.ts'
import { VALUATION_WORDS } from '../i18n/valuation.ts'
import { numberWords } from './numbers.ts'
import { speaker } from './speaker.ts'

const sayIn = speaker(VALUATION_WORDS)

/** The limitations of an estimate in words, in the order given. */
export function limitationTexts(limitations: readonly Limitation[], locale: Locale): string[] {
  return limitations.map((limitation) => sayIn(locale)(`valuation.limitation.${limitation}`))
}

/** Which facts of a home lie beyond the homes that we know, and the range in which we can answer. */
export function beyondTexts(facts: readonly FactBeyond[], locale: Locale): string[] {
  const { decimal } = numberWords(locale)
  const amount = (name: FactBeyond['attribute'], value: number) =>
    name === 'constructionYear' ? String(value) : decimal(value)
  return facts.map(({ attribute, from, to }) =>
    sayIn(locale)(`valuation.beyond.${attribute}`, { from: amount(attribute, from), to: amount(attribute, to) }),
  )
}

/** Why an estimate is refused or unsure; empty where similar homes support it. */
export function supportText(support: EstimateSupport, locale: Locale): string {
  return support === 'inside' ? '' : sayIn(locale)(`valuation.limitation.${support}`)
}
