import { linearReader, scoresOf } from '../../../models/learned/linear-reader.ts'
import { roundTo } from '../../../models/statistics/round.ts'
import { eachAlone, learnReader, type LearnedReader } from '../linear-reader/learn-reader.ts'
import { readerBytes } from '../linear-reader/reader-bytes.ts'
import { LABELS, LEARNING, type ToldRow } from './learning-material.ts'

const PARTS = 5
/** Cost of an error in a row about a life, which are fewer, against one about a wish. */
const COST = 3
/** Share of written wishes that may be taken for a life: a condition lost is worse than one too many. */
export const MOST_LOST = 0.02

export interface ReadRow extends ToldRow {
  /** By a reader that has not learned from the row. */
  readonly score: number
}

/** Reads each row with what was learned from the others. @returns the rows, and the least score of a life */
export function crossRead(rows: readonly ToldRow[]): { read: ReadRow[]; least: number } {
  const read = Array.from({ length: PARTS }, (_, part) => {
    const reader = linearReader(readerBytes(learn(rows.filter((__, row) => row % PARTS !== part)), LABELS, []))
    return rows.flatMap((row, index) =>
      index % PARTS === part ? [{ ...row, score: scoresOf(row.features, reader)[0]! }] : [],
    )
  }).flat()
  return { read, least: leastScore(read) }
}

/** Learns from all rows. */
export function learnLife(rows: readonly ToldRow[]): LearnedReader {
  const { least } = crossRead(rows)
  const learned = learn(rows)
  return { ...learned, biases: learned.biases.map((bias) => roundTo(bias - least, 5)) }
}

/** Score that at most the given share of written wishes is above. */
function leastScore(read: readonly ReadRow[]): number {
  const scores = read.filter(({ isLife, isWritten }) => !isLife && isWritten).map(({ score }) => score)
  return scores.sort((a, b) => b - a)[Math.floor(MOST_LOST * scores.length)] ?? 0
}

function learn(rows: readonly ToldRow[]): LearnedReader {
  return learnReader(
    rows.map(({ features, isLife }) => ({ features, targets: Int8Array.of(isLife ? 1 : -1) })),
    LABELS,
    LEARNING,
    eachAlone(COST),
  )
}
