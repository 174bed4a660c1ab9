import { clauseFeatures } from './clause-features.ts'
import { scoresOf } from '../../learned/linear-reader.ts'
import type { LinearReader } from '../../learned/linear-reader.ts'
import type { LeaseText, Statement } from '../text/lease-text.ts'
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
}

/** Reads every passage of a lease for every label. */
export function readClauses(text: LeaseText, reader: LinearReader): ClauseReading {
  const passages = passagesOf(text, reader.glossary).map(({ statement, previous, tokens }) => ({
    statement,
    previous,
    scores: scoresOf(clauseFeatures(tokens), reader),
  }))
  return {
    likestTo: (label, test = () => true) => {
      const index = reader.labels.indexOf(label)
      let best: LikestPassage | undefined
      for (const { statement, previous, scores } of passages)
        if (
          scores[index]! > (best?.score ?? Number.NEGATIVE_INFINITY) &&
          test(statement) &&
          (previous === null || test(previous))
        )
          best = { score: scores[index]!, statement }
      return best
    },
    countAbove: (label, score) => {
      const index = reader.labels.indexOf(label)
      return passages.filter(({ previous, scores }) => previous === null && scores[index]! > score).length
    },
  }
}
