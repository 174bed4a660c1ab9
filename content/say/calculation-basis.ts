import type { DocumentLocale, Locale } from '../../models/kernel/locale.ts'
import { toDocumentLocale } from '../../models/kernel/locale.ts'
import { TRENDS_WORDS } from '../i18n/trends.ts'
import { inDocumentLocales } from './document-locales.ts'
import { quarterWords } from './quarter-words.ts'
import { speaker } from './speaker.ts'

const sayIn = speaker(TRENDS_WORDS)

/** Facts behind a series of price levels, to be put in words. */
export type BasisFacts = {
  commune: string
  listingType: 'rent' | 'sale'
  /** Newest quarter of the series. */
  quarter: string
  /** Period that its changes compare with. */
  comparedWith: 'qoq' | 'yoy' | 'both'
}

/** Says what the figures of a series are and are not. */
export function calculationBasis(locale: Locale, { commune, listingType, quarter, comparedWith }: BasisFacts): string {
  const say = sayIn(locale)
  return say(`trends.basis.${listingType}`, {
    commune,
    quarter: quarterWords(quarter, locale).title,
    before: say(`trends.before.${comparedWith}`),
  })
}

/** In every locale; the commune by its name in each. */
export function calculationBases(
  communeNames: Readonly<Record<DocumentLocale, string>>,
  facts: Omit<BasisFacts, 'commune'>,
): Record<DocumentLocale, string> {
  return inDocumentLocales((locale) =>
    calculationBasis(locale, { ...facts, commune: communeNames[toDocumentLocale(locale)] }),
  )
}
