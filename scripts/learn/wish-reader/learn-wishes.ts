import { buildGlossary } from '../../../models/learned/glossary.ts'
import { linearReader, scoresOf } from '../../../models/learned/linear-reader.ts'
import type { Choice, LinearReader } from '../../../models/learned/linear-reader.ts'
import { ANY } from '../../../models/search/understand/learned/likeness.ts'
import { roundTo } from '../../../models/statistics/round.ts'
import { calibrate } from '../linear-reader/calibrate.ts'
import type { Calibration } from '../linear-reader/calibrate.ts'
import { learnReader, oneOfAll } from '../linear-reader/learn-reader.ts'
import type { LearnedReader } from '../linear-reader/learn-reader.ts'
import { readerBytes } from '../linear-reader/reader-bytes.ts'
import type { WrittenWish } from './learning-material.ts'
import { openedDescriptions, rowsOfDescription } from './rows-of-descriptions.ts'
import { LEARNING, labelsOf, rowOfWish } from './rows-to-learn.ts'

type Entries = readonly (readonly [word: string, concepts: readonly string[]])[]

/** Parts that phrases are split into, for reading each by what was learned from the others. */
const PARTS = 5
/** From which share of phrases a wish is read: those that have this wish, and any wish, of all that are as like one. */
export interface Sure {
  readonly wish: number
  readonly any: number
}
export const SURE: Sure = { wish: 0.55, any: 0.75 }

/** A reader that was learned without some phrases, and these. */
export interface Fold {
  readonly learned: LearnedReader
  readonly left: readonly WrittenWish[]
}

/** Everything that a reader is made of. */
export interface LearnedWishes {
  readonly labels: readonly string[]
  readonly folds: readonly Fold[]
  readonly calibrations: readonly Calibration[]
}

/**
 * Learns from all parts of the phrases but one and calibrates scores on this one.
 *
 * @param percent of the phrases that are learned from, spread over all files
 */
export function learnInFolds(written: readonly WrittenWish[], entries: Entries, percent = 100): LearnedWishes {
  const labels = labelsOf(written)
  const glossary = buildGlossary(entries)
  const rows = written.map((wish) => rowOfWish(wish, labels, glossary))
  const common = openedDescriptions().flatMap((each) => rowsOfDescription(each, labels, glossary))
  const parts = partsOf(written)
  const folds = Array.from({ length: PARTS }, (_, part) => ({
    learned: learnReader(
      [...common, ...rows.filter((__, row) => parts[row] !== part && row % 100 < percent)],
      labels,
      LEARNING,
      oneOfAll,
    ),
    left: written.filter((__, row) => parts[row] === part),
  }))
  const scores: Float64Array[] = rows.map(() => new Float64Array())
  for (const [part, { learned }] of folds.entries()) {
    const reader = linearReader(readerBytes({ ...learned, choice: asShares(labels) }, labels, entries))
    for (const [row, { features }] of rows.entries()) if (parts[row] === part) scores[row] = scoresOf(features, reader)
  }
  const calibrations = labels.map((_, label) => {
    const known = rows.flatMap(({ targets }, row) => (targets[label] === 0 ? [] : [row]))
    return calibrate(
      known.map((row) => scores[row]![label]!),
      known.map((row) => rows[row]!.targets[label] === 1),
    )
  })
  return { labels, folds, calibrations }
}

/** Learns from all phrases. */
export function learnAll(written: readonly WrittenWish[], labels: readonly string[], entries: Entries): LearnedReader {
  const glossary = buildGlossary(entries)
  return learnReader(
    [
      ...openedDescriptions().flatMap((each) => rowsOfDescription(each, labels, glossary)),
      ...written.map((wish) => rowOfWish(wish, labels, glossary)),
    ],
    labels,
    LEARNING,
    oneOfAll,
  )
}

/** Log-odds of shares as they are. */
function asShares(labels: readonly string[]): Choice {
  return { labels: [...labels.keys()], slopes: labels.map(() => 1), shifts: labels.map(() => 0) }
}

/** Moves scores so that those above 0 are sure enough. */
export function calibrated(
  learned: LearnedReader,
  { labels, calibrations }: Pick<LearnedWishes, 'labels' | 'calibrations'>,
  sure: Sure,
): LearnedReader {
  const leastOf = (label: string): number => {
    const share = label === ANY ? sure.any : sure.wish
    return Math.log(share / (1 - share))
  }
  const choice = {
    labels: [...labels.keys()],
    slopes: calibrations.map(({ slope }) => roundTo(slope, 5)),
    shifts: calibrations.map(({ shift }, label) => roundTo(shift - leastOf(labels[label]!), 5)),
  }
  return { ...learned, choice }
}

/** The readers of the folds, calibrated. */
export function foldReaders(
  { labels, folds, calibrations }: LearnedWishes,
  entries: Entries,
  sure: Sure,
): LinearReader[] {
  return folds.map(({ learned }) =>
    linearReader(readerBytes(calibrated(learned, { labels, calibrations }, sure), labels, entries)),
  )
}

/** Number of the part of each phrase: a writer is in one part; a language with one writer is split by file. */
function partsOf(written: readonly WrittenWish[]): number[] {
  const writersOf = new Map(
    [...Map.groupBy(written, ({ language }) => language)].map(([language, own]) => [
      language,
      new Set(own.map(({ writer }) => writer)).size,
    ]),
  )
  const unitOf = ({ language, writer, file }: WrittenWish): string => (writersOf.get(language)! > 1 ? writer : file)
  const units = [...new Set(written.map(unitOf))].sort()
  return written.map((wish) => units.indexOf(unitOf(wish)) % PARTS)
}
