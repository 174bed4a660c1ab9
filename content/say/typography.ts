import type { Locale } from '../../models/kernel/locale.ts'

/** A colon with the blank that a language sets before it: French has a no-break space. */
export function colon(locale: Locale): string {
  return locale === 'fr' ? '\u{a0}:' : ':'
}

/** A semicolon and the blank after it, between parts of a sentence: French has a narrow no-break space before it. */
export function semicolon(locale: Locale): string {
  return locale === 'fr' ? '\u{202f}; ' : '; '
}

/** The same words at the beginning of a sentence. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Letters before which Luxembourgish keeps a final n. */
const KEEPS_N = /^[aeiouyäëéèêöüàâîôûndtzh]/i

/**
 * The words before a value with the final n that stands in brackets there, kept or dropped as Luxembourgish says the value: `vu(n) ` becomes `vun ` before
 * Esch and 3, `vu ` before Mersch and 4. Other words come back as they are.
 */
export function withFinalN(words: string, value: string): string {
  if (!words.endsWith('(n) ')) return words
  return `${words.slice(0, -4)}${keepsFinalN(value) ? 'n' : ''} `
}

function keepsFinalN(value: string): boolean {
  const start = value.replace(/^[^\p{L}\d+−-]+/u, '')
  const [group] = /^\d{1,3}/.exec(start) ?? []
  if (group === undefined) return KEEPS_N.test(start)
  // Véier, fënnef, sechs and siwen are said first: 4, 14, 24, 40, 400, but not 41.
  const number = Number(group)
  const tens = Math.floor(number / 10)
  const first = number >= 100 ? Math.floor(number / 100) : number > 20 && number % 10 === 0 ? tens : number % 10
  return first < 4 || first > 7
}
