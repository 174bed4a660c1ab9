import { redactNames } from './redact-names.ts'
import { redactPhones } from './redact-phones.ts'

export interface RedactedText {
  text: string
  /** Number of details taken out. */
  count: number
}

const AT = String.raw`\s?(?:@|\[at\]|\(at\)|\{at\})\s?`
const DOT = String.raw`(?:\.|\s?(?:\[dot\]|\(dot\))\s?)`
const EMAIL = new RegExp(String.raw`[\w.+%-]{1,64}${AT}(?:[a-z0-9-]{1,63}${DOT}){1,4}[a-z]{2,12}\b`, 'gi')
const MAY_HOLD_EMAIL = /@|[[({]at[\])}]/i
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}\b/g
const MAY_HOLD_IBAN = /\b[A-Z]{2}\d{2}[ A-Z0-9]/
const CHAT_LINK = /\b(?:https?:\/\/)?(?:wa\.me|t\.me|api\.whatsapp\.com|m\.me)\/\S{1,120}/gi
const MAY_HOLD_CHAT_LINK = /\.me\/|whatsapp\.com/i

/**
 * Takes phone numbers, e-mail addresses, messenger links, account numbers and names of persons out of an advert's text. Each is replaced by a
 * bracketed word that tells what stood there. Prices, areas, references, postcodes and years stay.
 */
export function redactPersonalData(text: string): RedactedText {
  let count = 0
  const mark = (label: string) => () => {
    count++
    return label
  }
  let clean = text
  if (MAY_HOLD_EMAIL.test(clean)) clean = clean.replace(EMAIL, mark('[email]'))
  if (MAY_HOLD_CHAT_LINK.test(clean)) clean = clean.replace(CHAT_LINK, mark('[phone]'))
  if (MAY_HOLD_IBAN.test(clean))
    clean = clean.replace(IBAN, (found) => (/\d{4}/.test(found) ? mark('[account]')() : found))
  const phones = redactPhones(clean)
  const names = redactNames(phones.text)
  return { text: names.text, count: count + phones.count + names.count }
}
