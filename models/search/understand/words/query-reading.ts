import type { QueryToken } from '../../../language/query-tokens.ts'

/** The tokens of a query and what became of each. */
export interface QueryReading {
  readonly tokens: QueryToken[]
  /** The field that a token was read as; null while it is free. */
  readonly fields: (string | null)[]
  readonly understood: { field: string; text: string; from: number; to: number }[]
}

/** Field of words that the text takes back. */
export const CORRECTED = 'corrected'
/** Field of words about something else than the home that is sought. */
export const BACKGROUND = 'background'
/** Field of words that deny what cannot be refused: they are told as not understood. */
export const DENIED = 'denied'
/** Between the texts of a wish that is said twice. */
export const SAID_AGAIN = ', '
/** Field of words that are like those of a wish. */
export const LIKENESS = 'likeness'

export function startReading(tokens: readonly QueryToken[]): QueryReading {
  return { tokens: [...tokens], fields: tokens.map(() => null), understood: [] }
}

/** Marks tokens as read and echoes their text. */
export function claim(reading: QueryReading, field: string, from: number, to: number): string {
  const text = textOf(reading, from, to)
  for (let at = from; at < to; at++) reading.fields[at] ??= field
  reading.understood.push({ field, text, from, to })
  return text
}

/** Files what was read as one field under another. */
export function renameField({ fields, understood }: QueryReading, from: string, to: string): void {
  for (const [at, field] of fields.entries()) if (field === from) fields[at] = to
  for (const entry of understood) if (entry.field === from) entry.field = to
}

/** Marks the words of a phrase as read, wherever it stands, and echoes it. */
export function claimPhrase(reading: QueryReading, field: string, phrase: string): void {
  const words = phrase.trim().split(' ')
  const at = reading.tokens.findIndex((_, index) =>
    words.every((word, next) => reading.tokens[index + next]?.word === word),
  )
  if (at >= 0) claim(reading, field, at, at + words.length)
}

/** Text as typed, number words included. */
export function textOf({ tokens }: QueryReading, from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' ')
}

/** Up to `count` words before a position, nearest last, within its clause and not beyond a number or what is taken back. */
export function wordsBefore({ tokens, fields }: QueryReading, at: number, count: number): string {
  let words = ''
  for (let index = at - 1; index >= Math.max(0, at - count); index--) {
    const { clause, value, word } = tokens[index]!
    if (clause !== tokens[at]!.clause || value !== null || fields[index] === CORRECTED) break
    words = index === at - 1 ? word : `${word} ${words}`
  }
  return words
}

/** Up to `count` words from a position on, within the clause of the token before it and not beyond a number. */
export function wordsFrom({ tokens }: QueryReading, at: number, count: number): string {
  let words = ''
  const clause = tokens[at - 1]?.clause ?? tokens[at]?.clause
  for (let index = at; index < Math.min(tokens.length, at + count); index++) {
    const token = tokens[index]!
    if (token.clause !== clause || token.value !== null) break
    words += index === at ? token.word : ` ${token.word}`
  }
  return words
}

/** The words of free tokens as one text; null where one is read already, is a number or stands in another clause. */
export function joinedWords({ tokens, fields }: QueryReading, from: number, to: number): string | null {
  if (to > tokens.length) return null
  const { clause } = tokens[from]!
  let words = ''
  for (let at = from; at < to; at++) {
    const token = tokens[at]!
    if (token.clause !== clause || token.value !== null || fields[at] !== null) return null
    words += at === from ? token.word : ` ${token.word}`
  }
  return words
}

/** Words of neighbouring tokens, whatever became of them. */
export function wordsBetween(tokens: readonly QueryToken[], from: number, to: number): string {
  let words = ''
  for (let at = from; at < Math.min(to, tokens.length); at++)
    words += at === from ? tokens[at]!.word : ` ${tokens[at]!.word}`
  return words
}

/** All words of tokens as one text. */
export function wordsOf(tokens: readonly QueryToken[]): string {
  return wordsBetween(tokens, 0, tokens.length)
}

/** Number of words of a phrase that was found in them. */
export function countWords(phrase: string): number {
  return phrase.trim() === '' ? 0 : phrase.trim().split(' ').length
}

export function tokensOfClause({ tokens }: QueryReading, clause: number | undefined): QueryToken[] {
  return tokens.filter((token) => token.clause === clause)
}

/** First position of each clause, and the one after its last. */
export function clausesOf({ tokens }: QueryReading): [number, number][] {
  const clauses: [number, number][] = []
  let start = 0
  for (let at = 1; at <= tokens.length; at++)
    if (at === tokens.length || tokens[at]!.clause !== tokens[start]!.clause) {
      if (tokens.length > 0) clauses.push([start, at])
      start = at
    }
  return clauses
}
