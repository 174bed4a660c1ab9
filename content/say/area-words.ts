import type { Locale } from '../../models/kernel/locale.ts'

/** An area as sentences speak of it: where something is, and whose something is. */
export interface AreaWords {
  /** `in the canton of Esch-sur-Alzette`, in the middle of a sentence. */
  within: string
  /** For titles: `canton of Esch-sur-Alzette`. */
  title: string
}

/** The whole country. */
export function countryWords(locale: Locale): AreaWords {
  return COUNTRY[locale]
}

/** @param name of the canton in the locale */
export function cantonWords(name: string, locale: Locale): AreaWords {
  switch (locale) {
    case 'en':
      return { within: `in the canton of ${name}`, title: `canton of ${name}` }
    case 'fr':
      return { within: `dans le canton ${frenchOf(name)}`, title: `canton ${frenchOf(name)}` }
    case 'de':
      return { within: `im Kanton ${name}`, title: `Kanton ${name}` }
    case 'lu':
      return { within: `am Kanton ${name}`, title: `Kanton ${name}` }
    case 'pt':
      return { within: `no cantão de ${name}`, title: `cantão de ${name}` }
  }
}

/** @param name of the commune in the locale */
export function communeWords(name: string, locale: Locale): AreaWords {
  return { within: `${AT[locale]} ${name}`, title: name }
}

/** French `de`, which loses its vowel before another: de Capellen, d’Echternach. */
export function frenchOf(name: string): string {
  return /^(?:[aeiouyhâàéèêîôû])/i.test(name) ? `d’${name}` : `de ${name}`
}

const AT: Readonly<Record<Locale, string>> = { en: 'in', fr: 'à', de: 'in', lu: 'zu', pt: 'em' }
const COUNTRY: Readonly<Record<Locale, AreaWords>> = {
  en: { within: 'in Luxembourg', title: 'Luxembourg' },
  fr: { within: 'au Luxembourg', title: 'Luxembourg' },
  de: { within: 'in Luxemburg', title: 'Luxemburg' },
  lu: { within: 'zu Lëtzebuerg', title: 'Lëtzebuerg' },
  pt: { within: 'no Luxemburgo', title: 'Luxemburgo' },
}
