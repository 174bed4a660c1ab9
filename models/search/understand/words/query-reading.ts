import type { Gazetteer } from '../../../places/gazetteer.ts'
import type { QueryToken } from '../../../language/query-tokens.ts'

/** The tokens of a query and what became of each. */
export class QueryReading {
  readonly tokens: QueryToken[]
  /** The field that a token was read as; null while it is free. */
  readonly fields: (string | null)[]
  readonly understood: { field: string; text: string; from: number; to: number }[] = []

  /** Amounts that a later one widens. */
  readonly conceded = new Set<QueryToken>()
  /** Numbers of the clauses that tell of somebody's life, not of the home that is sought. */
  lives: ReadonlySet<number> = new Set()

  /** Places of the country; without them no place is understood. */
  readonly gazetteer: Gazetteer | undefined

  constructor(
    tokens: readonly QueryToken[],
    gazetteer?: Gazetteer,
    fields: readonly (string | null)[] = tokens.map(() => null),
  ) {
    this.tokens = [...tokens]
    this.fields = [...fields]
    this.gazetteer = gazetteer
  }

  /** Marks tokens as read and echoes their text. */
  claim(field: string, from: number, to: number): string {
    const text = this.textOf(from, to)
    for (let at = from; at < to; at++) this.fields[at] ??= field
    this.understood.push({ field, text, from, to })
    return text
  }

  /** Marks the words of a phrase as read, wherever it stands. */
  claimPhrase(field: string, phrase: string): void {
    const words = phrase.trim().split(' ')
    const at = this.tokens.findIndex((_, index) =>
      words.every((word, next) => this.tokens[index + next]?.word === word),
    )
    if (at >= 0) this.claim(field, at, at + words.length)
  }

  /** Takes back what was read of some tokens. */
  release(from: number, to: number): void {
    this.fields.fill(null, from, to)
    const kept = this.understood.filter((one) => one.to <= from || one.from >= to)
    this.understood.splice(0, this.understood.length, ...kept)
  }

  /** Whether a token tells of somebody's life. */
  isOfLife(at: number): boolean {
    return this.lives.has(this.tokens[at]!.clause)
  }

  /** Files what was read as one field under another. */
  renameField(from: string, to: string): void {
    for (const [at, field] of this.fields.entries()) if (field === from) this.fields[at] = to
    for (const entry of this.understood) if (entry.field === from) entry.field = to
  }

  /** Text as typed, number words included. */
  textOf(from: number, to: number): string {
    const texts = this.tokens.slice(from, to).map(({ text }) => text)
    return texts.filter((text) => text !== '').join(' ')
  }

  /** Up to `count` words before a position, nearest last, within its clause and not beyond a number or what is taken back. */
  wordsBefore(at: number, count: number): string {
    const { tokens, fields } = this
    let words = ''
    for (let index = at - 1; index >= Math.max(0, at - count); index--) {
      const { clause, value, word } = tokens[index]!
      if (clause !== tokens[at]!.clause || value !== null || fields[index] === CORRECTED) break
      words = index === at - 1 ? word : `${word} ${words}`
    }
    return words
  }

  /** Up to `count` words from a position on, within the clause of the token before it and not beyond a number. */
  wordsFrom(at: number, count: number): string {
    return wordsWithin(this.tokens, at, count, (this.tokens[at - 1] ?? this.tokens[at])?.clause)
  }

  /** The same within the clause of the token itself. */
  wordsAt(at: number, count: number): string {
    return wordsWithin(this.tokens, at, count, this.tokens[at]?.clause)
  }

  /** The words of free tokens as one text; null where one is read already, is a number or stands in another clause. */
  joinedWords(from: number, to: number): string | null {
    if (to > this.tokens.length) return null
    const { clause } = this.tokens[from]!
    for (let at = from; at < to; at++) {
      const token = this.tokens[at]!
      if (token.clause !== clause || token.value !== null || this.fields[at] !== null) return null
    }
    return wordsBetween(this.tokens, from, to)
  }

  tokensOfClause(clause: number | undefined): QueryToken[] {
    return this.tokens.filter((token) => token.clause === clause)
  }

  /** First position of each clause, and the one after its last. */
  clauses(): [number, number][] {
    const { tokens } = this
    const clauses: [number, number][] = []
    let start = 0
    for (let at = 1; at <= tokens.length; at++)
      if (at === tokens.length || tokens[at]!.clause !== tokens[start]!.clause) {
        if (tokens.length > 0) clauses.push([start, at])
        start = at
      }
    return clauses
  }
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

/** Number of words of a phrase that was found in them; 0 for none. */
export function countWords(phrase: string | undefined = ''): number {
  return phrase.trim() === '' ? 0 : phrase.trim().split(' ').length
}

/** Number of words that a pattern finds; 0 where it finds none. */
export function wordsFound(pattern: RegExp, words: string): number {
  return countWords(pattern.exec(words)?.[0])
}

function wordsWithin(tokens: readonly QueryToken[], at: number, count: number, clause: number | undefined): string {
  let words = ''
  for (let index = at; index < Math.min(tokens.length, at + count); index++) {
    const token = tokens[index]!
    if (token.clause !== clause || token.value !== null) break
    words += index === at ? token.word : ` ${token.word}`
  }
  return words
}
