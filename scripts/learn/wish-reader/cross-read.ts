/**
 * Reads each phrase with a reader that was learned without its writer or file, and counts the wishes that the search reads rightly and wrongly.
 * Run: `node scripts/learn/wish-reader/cross-read.ts [--details fr] [--percent 50]`; `--percent` learns from fewer phrases.
 */
import { parseArgs } from 'node:util'

import type { LinearReader } from '../../../models/learned/linear-reader.ts'
import { KIN_OF } from './kin-wishes.ts'
import { understandQuery } from '../../../models/search/understand/understand-query.ts'
import { conceptEntries, writtenWishes } from './learning-material.ts'
import type { WrittenWish } from './learning-material.ts'
import { foldReaders, learnInFolds, SURE } from './learn-wishes.ts'

const { values: options } = parseArgs({
  options: { details: { type: 'string' }, percent: { type: 'string', default: '100' } },
})
const entries = conceptEntries()
const learned = learnInFolds(writtenWishes(), entries, Number(options.percent))

interface Outcome {
  wish: WrittenWish
  /** Readings of words by cues, and by likeness. */
  worded: string[]
  likened: string[]
}

function outcomeOf(wish: WrittenWish, wishReader: LinearReader | null): Outcome {
  const { wishes } = understandQuery(wish.text, { today: '2026-11-25', ...(wishReader && { wishReader }) })
  const said = (isLearned: boolean): string[] =>
    wishes.flatMap((one) => ((one.isLearned ?? false) === isLearned ? [`${one.wanted ? '' : 'not-'}${one.key}`] : []))
  return { wish, worded: said(false), likened: said(true) }
}

const TAKES: Readonly<Record<string, string>> = { 'not-to_renovate': 'good_condition' }

function isRight(said: string, { labels }: WrittenWish): boolean {
  const one = TAKES[said] ?? said
  return labels.some((label) => label === said || label === one || KIN_OF.get(label)?.has(one))
}

function print(name: string, own: readonly Outcome[]): void {
  const wanted = own.filter(({ wish }) => wish.labels.length > 0)
  const idle = own.filter(({ wish }) => wish.labels.length === 0)
  const share = (list: readonly Outcome[], test: (one: Outcome) => boolean): string =>
    (list.filter(test).length / list.length).toFixed(3).padStart(9)
  const read = ({ wish, worded, likened }: Outcome): boolean =>
    [...worded, ...likened].some((one) => wish.labels.includes(one) || wish.labels.includes(TAKES[one] ?? one))
  const isWrong = (said: readonly string[], wish: WrittenWish): boolean => said.some((one) => !isRight(one, wish))
  console.log(
    `${name.padEnd(18)}${String(own.length).padStart(6)}` +
      share(wanted, read) +
      share(wanted, ({ wish, worded }) => worded.some((one) => wish.labels.includes(one))) +
      share(wanted, ({ wish, worded }) => isWrong(worded, wish)) +
      share(wanted, ({ wish, likened }) => isWrong(likened, wish)) +
      share(idle, ({ worded }) => worded.length > 0) +
      share(idle, ({ likened }) => likened.length > 0),
  )
}

const readers = foldReaders(learned, entries, SURE)
const outcomes = learned.folds.flatMap(({ left }, fold) => left.map((wish) => outcomeOf(wish, readers[fold]!)))
console.log(
  `sure ${SURE.wish}, any ${SURE.any}\n                  phrases     read  by cues  wrong: cues  likeness  read of none: cues  likeness`,
)
for (const [writer, own] of Map.groupBy(outcomes, ({ wish }) => wish.writer)) print(writer, own)
print('all', outcomes)
if (options.details)
  for (const { wish, worded, likened } of outcomes.filter(({ wish }) => wish.language === options.details))
    console.log(`${wish.labels.join(' ') || 'none'}\t${worded.join(' ')}\t${likened.join(' ')}\t${wish.text}`)
