import {
  AFTER_CONTACT,
  BEFORE_NUMBER,
  FIRST_NAME_AFTER_COLON,
  MAY_HOLD_CONTACT,
  MAY_HOLD_TITLE,
  NO_PERSON,
  STREET_BEFORE,
  TITLE_AS_NAME,
  TITLED,
} from '../../language/adverts/persons.ts'
import type { RedactedText } from './redact-personal-data.ts'

const MARK = /\[(?:phone|email)\]/g
/** How far before a number its owner's name may begin. */
const NAME_REACH = 80

/**
 * Takes names of persons out of a text where their place gives them away: after a form of address, after a word of contact, or before a
 * phone number. Names of streets, agencies and places stay. Works on a text whose phones are already replaced.
 */
export function redactNames(text: string): RedactedText {
  let count = 0
  const replaced = (kept: string): string => {
    count++
    return `${kept}[name]`
  }
  let clean = text
  if (MAY_HOLD_TITLE.test(clean))
    clean = clean.replace(TITLED, (found, title: string, name: string, offset: number) =>
      isStreet(text, offset) || TITLE_AS_NAME.test(name) ? found : replaced(`${title} `),
    )
  if (MAY_HOLD_CONTACT.test(clean)) {
    const person = (found: string, before: string, name: string): string => (isPerson(name) ? replaced(before) : found)
    clean = clean.replace(AFTER_CONTACT, person).replace(FIRST_NAME_AFTER_COLON, person)
  }
  const owners = namesBeforeMarks(clean)
  return { text: owners.text, count: count + owners.count }
}

/** "Sonia Peters au [phone]": the name that leads to a number or an address. */
function namesBeforeMarks(text: string): RedactedText {
  let clean = ''
  let done = 0
  let count = 0
  for (const { index } of text.matchAll(MARK)) {
    const start = Math.max(done, index - NAME_REACH)
    const match = BEFORE_NUMBER.exec(text.slice(start, index))
    if (match === null || !isPerson(match[1]!)) continue
    clean += `${text.slice(done, start + match.index)}[name]${match[2]}`
    done = index
    count++
  }
  return { text: clean + text.slice(done), count }
}

function isStreet(text: string, offset: number): boolean {
  return STREET_BEFORE.test(text.slice(Math.max(0, offset - 24), offset))
}

function isPerson(name: string): boolean {
  return !NO_PERSON.test(name)
}
