import { CALLED, COUNTED_BEHIND, NUMBERED_BEFORE } from '../../language/adverts/phones.ts'
import type { RedactedText } from './redact-personal-data.ts'

/** A run of digits with the separators that phone numbers are written with; judged by `isPhone`. */
const CANDIDATE = /\(?(?:\+|\b00)?\(?\d(?:[ \u00a0./()-]{0,3}\d){5,14}/g
const SIX_DIGITS = /\d(?:[ \u00a0./()-]{0,3}\d){5}/
const THOUSANDS = /^\d{1,3}(?:[ .\u00a0]\d{3})+$/
const DATE = /^(?:\d{1,2}[./-](?:0?[1-9]|1[0-2])[./-](?:\d{4}|\d{2})|(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2})(?![\d./-])/
const YEARS = /^(?:19|20)\d{2}\s?[-/]\s?(?:19|20)\d{2}$/
const INTERNATIONAL = /^\(?(?:\+|00)\(?(?:352|33|32|49|351|39|31|41|44|43|48|34)/
const LUXEMBOURG_MOBILE = /^6[2-9]1\d{6}$/
const FRENCH_OR_BELGIAN = /^0[1-9]\d{7,8}$/
const GERMAN_AREA = /^0\d{2,5}[ /-]/
/** Luxembourg landlines in pairs, `26 12 34 56` or `45.67.89`; six digits need a word before them. */
const PAIRS = /^\d{2}(?:[ .-]\d{2}){3}$/
const NUMBER_TEXT = /[^\d+]/g

/** Takes phone numbers of Luxembourg, France, Belgium and Germany out of a text. */
export function redactPhones(text: string): RedactedText {
  if (!SIX_DIGITS.test(text)) return { text, count: 0 }
  let count = 0
  const clean = text.replace(CANDIDATE, (found, offset: number) => {
    const before = text.slice(Math.max(0, offset - 40), offset)
    const after = text.slice(offset + found.length, offset + found.length + 12)
    if (!isPhone(found, before, after)) return found
    count++
    return '[phone]'
  })
  return { text: clean, count }
}

function isPhone(found: string, before: string, after: string): boolean {
  const digits = found.replace(NUMBER_TEXT, '')
  const called = CALLED.test(before)
  if (INTERNATIONAL.test(found.replace(/[ .\u00a0]/g, ''))) return digits.length >= 9
  if (/[\w.,]$/.test(before) && !called) return false
  if (COUNTED_BEHIND.test(after) || DATE.test(found) || YEARS.test(found)) return false
  if (called) return digits.length >= 6 && !/^(?:19|20)\d{2}\b/.test(found)
  if (NUMBERED_BEFORE.test(before) || (THOUSANDS.test(found) && !LUXEMBOURG_MOBILE.test(digits))) return false
  return looksLikePhone(found, digits)
}

function looksLikePhone(found: string, digits: string): boolean {
  if (LUXEMBOURG_MOBILE.test(digits) || FRENCH_OR_BELGIAN.test(digits)) return true
  if (GERMAN_AREA.test(found) && digits.length >= 8 && digits.length <= 13) return true
  return PAIRS.test(found) && /^[2-9]/.test(found)
}
