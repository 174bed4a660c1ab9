import { plainText } from '../../models/adverts/text/plain-text.ts'

/** Characters of a message, by the interface. */
export const MESSAGE_LENGTH = { min: 10, max: 5_000 } as const
const MOST_LINKS = 3
const LINK = /\b(?:https?:\/\/|www\.)\S/gi
const TWO_WORDS = /\p{L}{2,}\P{L}+\p{L}{2,}/u

/** A message as it is kept: plain text without markup and without characters that nobody sees. */
export function cleanMessage(text: string): string {
  return plainText(text, MESSAGE_LENGTH.max)
}

/** What a cleaned message lacks, in words that follow "expected"; undefined when nothing is wrong. */
export function messageFault(text: string): string | undefined {
  if (text.length < MESSAGE_LENGTH.min) return `at least ${MESSAGE_LENGTH.min} characters besides markup`
  if (!TWO_WORDS.test(text)) return 'a message in words'
  if ((text.match(LINK)?.length ?? 0) > MOST_LINKS) return `at most ${MOST_LINKS} links`
  return undefined
}
