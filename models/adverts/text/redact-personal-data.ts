import { AT_NAME, BARE_AT_NAME, DOT_NAME } from '../../language/adverts/mail-signs.ts'
import { redactNames } from './redact-names.ts'
import { redactPhones } from './redact-phones.ts'

export interface RedactedText {
  text: string
  /** Number of details taken out. */
  count: number
}

const inBrackets = (words: string): string => String.raw`\s?[[({<]\s?(?:${words})\s?[\])}>]\s?`
const WRITTEN_DOT = String.raw`(?:${inBrackets(String.raw`${DOT_NAME}|\.`)}|\s${DOT_NAME}\s)`
const DOT = String.raw`(?:\.|${WRITTEN_DOT})`
const LOCAL = String.raw`[\p{L}\d_.+%-]{1,64}(?:${WRITTEN_DOT}[\p{L}\d_.+%-]{1,64}){0,4}`
const LABEL = String.raw`[\p{L}\d-]{1,63}`
const TOP = String.raw`[a-z]{2,12}(?![\p{L}\d])`
const AT = String.raw`(?:\s?@\s?|${inBrackets(`${BARE_AT_NAME}|${AT_NAME}|@`)}|\s${AT_NAME}\s)`
const BARE_AT = String.raw`\s${BARE_AT_NAME}\s(?=${LABEL}(?:\.${LABEL}){0,3}${WRITTEN_DOT})`
const EMAIL = new RegExp(String.raw`${LOCAL}(?:${AT}|${BARE_AT})(?:${LABEL}${DOT}){1,4}${TOP}`, 'giu')
const MAY_HOLD_EMAIL = new RegExp(String.raw`@|(?<!\p{L})(?:${BARE_AT_NAME}|${AT_NAME})(?!\p{L})`, 'iu')
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}\b/g
const MAY_HOLD_IBAN = /\b[A-Z]{2}\d{2}[ A-Z0-9]/
const CHAT_LINK = /\b(?:https?:\/\/)?(?:wa\.me|t\.me|api\.whatsapp\.com|m\.me)\/\S{1,120}/gi
const MAY_HOLD_CHAT_LINK = /\.me\/|whatsapp\.com/i

/**
 * Takes phone numbers, e-mail addresses, messenger links, account numbers and names of persons out of an advert's text. Each is replaced by a
 * bracketed word that tells what stood there. Prices, areas, references, postcodes and years stay.
 */
export function redactPersonalData(text: string): RedactedText {
  const contacts = redactContacts(text)
  const names = redactNames(contacts.text)
  return { text: names.text, count: contacts.count + names.count }
}

/** Takes the same out but the names of persons: names of businesses often contain one. */
export function redactContacts(text: string): RedactedText {
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
  return { text: phones.text, count: count + phones.count }
}
