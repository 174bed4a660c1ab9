import { plainText } from '../../models/adverts/text/plain-text.ts'
import { MESSAGE_LENGTH } from '../../models/openapi/inquiry-documents.ts'

const MOST_LINKS = 3
const LINK = /\b(?:https?:\/\/|www\.)\S/gi
const TWO_WORDS = /\p{L}{2,}\P{L}+\p{L}{2,}/u

/** Cleans a message for storage: plain text without markup or invisible characters. */
export function cleanMessage(text: string): string {
  return plainText(text, MESSAGE_LENGTH.max)
}

/** Checks a cleaned message. @returns words that follow "expected"; undefined when it is valid */
export function messageFault(text: string): string | undefined {
  if (text.length < MESSAGE_LENGTH.min) return `at least ${MESSAGE_LENGTH.min} characters, not counting markup`
  if (!TWO_WORDS.test(text)) return 'a message in words'
  if ((text.match(LINK)?.length ?? 0) > MOST_LINKS) return `at most ${MOST_LINKS} links`
  return undefined
}
