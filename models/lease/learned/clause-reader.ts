import { clauseFeatures } from './clause-features.ts'
import { scoresOf } from '../../learned/linear-reader.ts'
import type { LinearReader } from '../../learned/linear-reader.ts'
import type { LeaseText, Statement } from '../text/lease-text.ts'
import type { PassageTokens } from './clause-features.ts'
import type { Token } from './clause-tokens.ts'
import { passagesOf } from './passages.ts'

/**
 * How a lease reads. Label `L05`: a clause that the check should find; `+L14`: a clause that says what has to be mentioned. Scores above 0 are rather on
 * the side of their label.
 */
export interface ClauseReading {
  /** The passage that is likest to a label, of those whose statements pass a test. */
  likestTo(label: string, test?: (statement: Statement) => boolean): LikestPassage | undefined
  /** Statements that by themselves are likelier than a score. */
  countAbove(label: string, score: number): number
}

export interface LikestPassage {
  readonly score: number
  readonly statement: Statement
  /** Its score if nothing in it were denied; its own where it denies nothing. */
  affirmedScore(): number
}

const DENIAL = 'NOT'

/** A passage without its words of denial; null where it has none. */
function affirmedOf({ statements, heading }: PassageTokens): PassageTokens | null {
  const isDenial = ({ concepts }: Token): boolean => concepts.includes(DENIAL)
  if (!statements.some(({ segments }) => segments.some((segment) => segment.some(isDenial)))) return null
  const affirmed = statements.map((statement) => ({
    ...statement,
    segments: statement.segments.map((segment) => segment.filter((token) => !isDenial(token))),
  }))
  return { statements: affirmed, heading }
}

/** Reads every passage of a lease for every label. */
export function readClauses(text: LeaseText, reader: LinearReader): ClauseReading {
  const passages = passagesOf(text, reader.glossary).map(({ statement, previous, tokens }) => ({
    statement,
    previous,
    tokens,
    scores: scoresOf(clauseFeatures(tokens), reader),
  }))
  return {
    likestTo: (label, test = () => true) => {
      const index = reader.labels.indexOf(label)
      let best: (typeof passages)[number] | undefined
      for (const passage of passages) {
        const { statement, previous, scores } = passage
        if (
          scores[index]! > (best?.scores[index] ?? Number.NEGATIVE_INFINITY) &&
          test(statement) &&
          (previous === null || test(previous))
        )
          best = passage
      }
      if (best === undefined) return undefined
      const score = best.scores[index]!
      const { tokens, statement } = best
      return {
        score,
        statement,
        affirmedScore: () => {
          const affirmed = affirmedOf(tokens)
          return affirmed === null ? score : scoresOf(clauseFeatures(affirmed), reader)[index]!
        },
      }
    },
    countAbove: (label, score) => {
      const index = reader.labels.indexOf(label)
      return passages.filter(({ previous, scores }) => previous === null && scores[index]! > score).length
    },
  }
}
