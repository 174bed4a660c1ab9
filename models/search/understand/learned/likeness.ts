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
/** A cue is doubted below this score. */
const DOUBTFUL = -0.4
/** Words on either side of a cue that are compared. */
const AROUND = 4
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
 * Doubts what a cue finds in words that are rather like the opposite, or in a clause that says enough more and is like nothing of the kind; where cues find
 * several wishes in a clause, it is a list, which is like none of them.
 */
export function doubtOf(likeness: Likeness, reading: QueryReading, { labels }: LinearReader): Doubt {
  return (from, to, { key, wanted, at }, isAlone) => {
    const scores = likeness(
      Math.max(from, from + Math.min(...at) - AROUND),
      Math.min(to, from + Math.max(...at) + 1 + AROUND),
    )
    const scoreOf = (label: string): number | undefined => scores[labels.indexOf(label)]
    const [own, opposite] = wanted ? [key, `${UNWANTED}${key}`] : [`${UNWANTED}${key}`, key]
    const score = scoreOf(own)
    if (score === undefined) return false
    if ((scoreOf(opposite) ?? -1) > Math.max(0, score)) return true
    if (!isAlone || score >= DOUBTFUL) return false
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
