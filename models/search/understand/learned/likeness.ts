import type { Glossary } from '../../../learned/glossary.ts'
import { scoresOf, type LinearReader } from '../../../learned/linear-reader.ts'
import type { Doubt } from '../wishes/read-wishes.ts'
import { visibleWord, visibleWords } from '../wishes/visible-word.ts'
import { wishMatcher } from '../wishes/wish-matcher.ts'
import { BACKGROUND, type QueryReading } from '../words/query-reading.ts'
import { MUST_WORDS, SOFTENERS } from '../../../language/queries/demands.ts'
import { THE } from '../../../language/queries/mentions.ts'
import { FILLERS, FUNCTION_WORDS } from '../../../language/queries/function-words.ts'
import { WITH_WORD } from '../../../language/queries/small-words.ts'
import { wishFeatures } from './wish-features.ts'

/** Scores of a phrase, by the labels of the reader: log-odds above those from which a wish is read. */
export type Likeness = (from: number, to: number) => Float64Array

/** Before a key that is refused. */
export const UNWANTED = 'not-'
/** Label of phrases that wish for something, whatever it is. */
export const ANY = 'any'
/** A refusal is read above this score: what is refused by mistake is worse than a wish too many. */
export const SURER = 1.2
/** A cue is doubted below this score. */
const DOUBTFUL = -0.4
/** The same where the words are like no other wish. */
const UNLIKE = -2
/** Words on either side of a cue that are compared. */
const AROUND = 4
/** Wishes that set conditions by their name. */
const CONDITIONS: ReadonlySet<string> = new Set(['detached', 'furnished', 'new_build'])
/** Words besides the cue that a doubtful clause holds at least. */
const MORE_WORDS = 2
/** Words of the longest text that is one statement. */
const LONGEST_STATEMENT = 30
/** Fields of texts that state no amount, place or day. */
const UNTOLD: ReadonlySet<string> = new Set(['wish', BACKGROUND, 'propertyType', 'listingType'])
/** Cues of a statement at most: more are a list of wishes. */
const MOST_CUES = 2
/** The same of a statement that names a kind of home. */
const MOST_CUES_OF_HOME = 1
/** How far below 0 a cue is trusted for each of its words beyond the first. */
const BY_CUE_WORD = 1.5
/** The same where the clause says no more than the cue. */
const BY_CUE_ALONE = 2

/** Compares phrases of a query with those that were learned; each phrase once. */
export function likenessIn(reading: QueryReading, reader: LinearReader): Likeness {
  const known = new Map<string, Float64Array>()
  return (from, to) => {
    const name = `${from} ${to}`
    const found = known.get(name) ?? scoresOf(phraseFeatures(reading, from, to, reader.glossary), reader)
    known.set(name, found)
    return found
  }
}

/**
 * Doubts a wish that a cue finds. A short text that states no amount, place or day is compared as a whole, for it may tell of anything (`my aunt has a
 * garden`): a cue of it has to be likely, and so has any wish. In other texts a cue is doubted only in a clause that says enough more and is like another
 * wish or at least nothing like this one; where cues find several wishes in such a clause, it is a list, which is like none of them.
 */
export function doubtOf(likeness: Likeness, reading: QueryReading, { labels }: LinearReader): Doubt {
  const any = labels.indexOf(ANY)
  const isOne = isStatement(reading) && !isListOfCues(reading)
  return (from, to, { key, wanted, at }, isAlone, isMust) => {
    const own = labels.indexOf(wanted ? key : UNWANTED + key)
    if (wanted && (own < 0 || (isOne && isPlainlyWith(reading, from, at)))) return false
    const more = wordsBeside(reading, from, to, at)
    if (isOne && isMust) return false
    if (isOne) {
      if (isBare(reading, from, to, at)) return false
      const scores = likeness(0, reading.tokens.length)
      const least = Math.min(scores[own] ?? Infinity, scores[any] ?? Infinity)
      return least < -BY_CUE_WORD * (at.length - 1) - (more === 0 ? BY_CUE_ALONE : 0)
    }
    if (!wanted || isMust || !isAlone || CONDITIONS.has(key) || more < MORE_WORDS) return false
    const scores = likeness(
      Math.max(from, from + Math.min(...at) - AROUND),
      Math.min(to, from + Math.max(...at) + 1 + AROUND),
    )
    const isLikeAnother = scores.some(
      (score, label) => score > (labels[label]!.startsWith(UNWANTED) ? SURER : 0) && label !== own && label !== any,
    )
    return scores[own]! < (isLikeAnother ? DOUBTFUL : UNLIKE)
  }
}

/** Most words of a text that names a thing and no story: `anything cheap with parking`. */
const LONGEST_NAMING = 6

/** Whether `with` stands right before a cue, in a text of few words. */
function isPlainlyWith({ tokens }: QueryReading, from: number, at: readonly number[]): boolean {
  const first = from + Math.min(...at)
  const isWith = (index: number): boolean => index >= from && WITH_WORD.test(tokens[index]?.word ?? '')
  const hasArticle = FUNCTION_WORDS.has(tokens[first - 1]?.word ?? '')
  return tokens.length <= LONGEST_NAMING && (isWith(first - 1) || (hasArticle && isWith(first - 2)))
}

/** Whether a text is short, states no amount, place or day, and is no list of wishes. */
export function isStatement(reading: QueryReading): boolean {
  const { tokens, fields } = reading
  if (tokens.length > LONGEST_STATEMENT || !fields.every((field) => field === null || UNTOLD.has(field))) return false
  const most = fields.includes('propertyType') ? MOST_CUES_OF_HOME : MOST_CUES
  let cues = 0
  for (const [from, to] of reading.clauses()) {
    cues += wishMatcher().read(visibleWords(reading, from, to)).length
    if (cues > most) return false
  }
  return true
}

/** Whether a text says nothing but cues and how much they matter: `Must: near nature; terrace`. */
function isListOfCues(reading: QueryReading): boolean {
  return reading.clauses().every(([from, to]) => {
    const hits = wishMatcher().read(visibleWords(reading, from, to))
    return reading.tokens.slice(from, to).every(({ word, value }, index) => {
      const isRead =
        reading.fields[from + index] !== null || value !== null || hits.some(({ at }) => at.includes(index))
      return isRead || word === '' || [FILLERS, MUST_WORDS, SOFTENERS].some((words) => words.has(word))
    })
  })
}

/** Whether a clause names a thing and says nothing of it: `a garden`. */
function isBare({ tokens }: QueryReading, from: number, to: number, at: readonly number[]): boolean {
  return tokens
    .slice(from, to)
    .every(({ word }, index) => at.includes(index) || word === '' || THE.test(word) || WITH_WORD.test(word))
}

/** Free words of a clause that say something besides a cue. */
function wordsBeside({ tokens, fields }: QueryReading, from: number, to: number, at: readonly number[]): number {
  let more = 0
  for (let index = from; index < to; index++) {
    const { word, value } = tokens[index]!
    if (fields[index] === null && value === null && !FILLERS.has(word) && !at.includes(index - from)) more++
  }
  return more
}

/** Features of adjacent clauses, what a condition took being a gap. */
export function phraseFeatures(
  reading: QueryReading,
  from: number,
  to: number,
  glossary: Glossary,
): Map<number, number> {
  const words = Array.from({ length: to - from }, (_, index) => ({
    clause: reading.tokens[from + index]!.clause,
    word: reading.fields[from + index] === 'propertyType' ? '' : visibleWord(reading, from + index),
  }))
  const clauses = Map.groupBy(words, ({ clause }) => clause).values()
  return wishFeatures(
    Array.from(clauses, (own) => own.map(({ word }) => word)),
    glossary,
  )
}
