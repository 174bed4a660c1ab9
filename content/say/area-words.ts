import type { Locale } from '../../models/kernel/locale.ts'
import { CALENDAR_WORDS } from '../i18n/calendar.ts'
import { speaker } from './speaker.ts'

const sayIn = speaker(CALENDAR_WORDS)

/** An area as sentences speak of it: where something is, and whose something is. */
export interface AreaWords {
  /** `in the canton of Esch-sur-Alzette`, in the middle of a sentence. */
  within: string
  /** For titles: `canton of Esch-sur-Alzette`. */
  title: string
}

/** The whole country. */
export function countryWords(locale: Locale): AreaWords {
  const say = sayIn(locale)
  return { within: say('area.country.within'), title: say('area.country.title') }
}

/** @param name of the canton in the locale */
export function cantonWords(name: string, locale: Locale): AreaWords {
  const say = sayIn(locale)
  const values = { name: areaOf(name, locale) }
  return { within: say('area.canton.within', values), title: say('area.canton.title', values) }
}

/** @param name of the commune in the locale */
export function communeWords(name: string, locale: Locale): AreaWords {
  return { within: sayIn(locale)('area.commune.within', { name }), title: name }
}

/** The name of an area after `part of`; the texts of French leave that word to it. */
export function areaOf(name: string, locale: Locale): string {
  return locale === 'fr' ? frenchOf(name) : name
}

/** French `de`, which loses its vowel before another: de Capellen, d’Echternach. */
export function frenchOf(name: string): string {
  return /^(?:[aeiouyhâàéèêîôû])/i.test(name) ? `d’${name}` : `de ${name}`
}
