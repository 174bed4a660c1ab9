import type { Glossary } from '../../../learned/glossary.ts'
import { scoresOf } from '../../../learned/linear-reader.ts'
import type { LinearReader } from '../../../learned/linear-reader.ts'
import type { Doubt } from '../wishes/read-wishes.ts'
import { visibleWord } from '../wishes/visible-word.ts'
import type { QueryReading } from '../words/query-reading.ts'
import { FILLERS } from '../words/query-words.ts'
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
 * Doubts a wish that a cue finds in a clause that says enough more and is like another wish or at least nothing like this one; where cues find several
 * wishes in a clause, it is a list, which is like none of them.
 */
export function doubtOf(likeness: Likeness, reading: QueryReading, { labels }: LinearReader): Doubt {
  const any = labels.indexOf(ANY)
  return (from, to, { key, wanted, at }, isAlone) => {
    const own = labels.indexOf(key)
    if (!wanted || own < 0 || CONDITIONS.has(key)) return false
    const scores = likeness(
      Math.max(from, from + Math.min(...at) - AROUND),
      Math.min(to, from + Math.max(...at) + 1 + AROUND),
    )
    const isLikeAnother = scores.some(
      (score, label) => score > (labels[label]!.startsWith(UNWANTED) ? SURER : 0) && label !== own && label !== any,
    )
    if (!isAlone || scores[own]! >= (isLikeAnother ? DOUBTFUL : UNLIKE)) return false
    let more = 0
    for (let index = from; index < to; index++) {
      const { word, value } = reading.tokens[index]!
      if (reading.fields[index] === null && value === null && !FILLERS.has(word) && !at.includes(index - from)) more++
    }
    return more >= MORE_WORDS
  }
}

/** Features of adjacent clauses, what a condition took being a gap. */
export function phraseFeatures(
  reading: QueryReading,
  from: number,
  to: number,
  glossary: Glossary,
): Map<number, number> {
  const clauses = new Map<number, string[]>()
  for (let at = from; at < to; at++) {
    const { clause } = reading.tokens[at]!
    clauses.set(clause, [
      ...(clauses.get(clause) ?? []),
      reading.fields[at] === 'propertyType' ? '' : visibleWord(reading, at),
    ])
  }
  return wishFeatures([...clauses.values()], glossary)
}
