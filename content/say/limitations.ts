import type { Locale } from '../../models/kernel/locale.ts'
import type { Limitation } from '../../models/valuation/estimate/limitations.ts'
import { VALUATION_WORDS } from '../i18n/valuation.ts'
import { speaker } from './speaker.ts'

const sayIn = speaker(VALUATION_WORDS)

/** The limitations of an estimate in words, in the order given. */
export function limitationTexts(limitations: readonly Limitation[], locale: Locale): string[] {
  return limitations.map((limitation) => sayIn(locale)(`valuation.limitation.${limitation}`))
}
