import { CALENDARS } from '../calendar.ts'
import { foldName } from '../fold.ts'
import {
  CONTRACT_COUNTS,
  GLUED_HUNDREDS,
  GLUED_THOUSANDS,
  NUMBER_WORDS,
  NUMBERS,
  ONE_AND_A_HALF,
  UNIT_JOINTS,
} from './number-vocabulary.ts'
import type { NumberWords } from '../words/some-words.ts'

const GLUED = Object.values(NUMBERS).filter(({ unitJoints }) => unitJoints.length > 0)
const UNITS = GLUED.flatMap((words) => [...words.articles, ...unitsOf(words)])
const TENS = GLUED.flatMap(tensOf)
/** Spans of time that a number may be glued to: `dreimonatig`. */
const GLUED_SPANS = Object.values(CALENDARS)
  .flatMap(({ day, week, month, year }) => [...day, ...week, ...month, ...year])
  .filter((word) => word.endsWith('*'))
  .map((word) => foldName(word.slice(0, -1)))
const SCALES = [...GLUED_THOUSANDS, ...GLUED_HUNDREDS].filter((word) => word.length > 3)
/** Hundreds and thousands first, then units before tens. */
const COMPOUNDS = [
  String.raw`\p{L}*(?:${SCALES.join('|')})\p{L}*`,
  `(?:${alternatives(UNITS)})(?:${UNIT_JOINTS.join('|')})(?:${alternatives(TENS)})`,
]

/** The thousands of a year of this century: `deux mille`, `zweitausend`. */
export const TWO_THOUSAND: string = `(?:${Object.values(NUMBERS)
  .flatMap(({ small, thousand }) =>
    small[2].flatMap((two) => thousand.map((scale) => `${foldName(two)} ?${foldName(scale)}`)),
  )
  .join('|')})`

/** `vingt et un`, `soixante et onze`, `vinte e dois`: ten and unit apart. */
const TEN_AND_UNIT = [
  { ...NUMBERS.fr, units: [...NUMBERS.fr.articles, ...NUMBERS.fr.small[11]] },
  { ...NUMBERS.pt, units: [...NUMBERS.pt.articles, ...unitsOf(NUMBERS.pt)] },
].map(({ small, joiners, units }) => {
  const tens = alternatives(tensOf({ small }))
  return `(?:${tens}) (?:${joiners.join('|')}) (?:${alternatives(units)})(?![\\p{L}\\p{N}])`
})

/** Pattern of a number in words that is read as one: `quatre-vingt-dix`, `vinte e dois`. @param word pattern of one word of it */
export function numberPhrase(word: string): string {
  return `(?:(?<![\\p{L}\\p{N}-])(?:${TEN_AND_UNIT.join('|')})|${word}(?:-(?:et-)?${word})*)`
}

/** German `um` (by) and Luxembourgish `um` (at) stand before amounts and days more often than Portuguese `um` (a). */
const NO_ARTICLE = 'um'
/** Pattern of one number word within folded text, articles and words of contracts (`both`) that count among them. */
export const CONTRACT_NUMBER_WORD: string = numberWord(
  [...CONTRACT_COUNTS.keys()].filter((word) => word !== NO_ARTICLE),
)

/**
 * Pattern of one number word within folded text.
 * @param articles words that count one
 * @param most largest number that is looked for
 */
export function numberWord(articles: readonly string[], most = Infinity): string {
  const words = alternatives(
    [...NUMBER_WORDS]
      .filter(([, { value }]) => value > 0 && value < 1e6 && value <= most)
      .map(([word]) => word)
      .concat([...ONE_AND_A_HALF], articles),
  )
  return String.raw`(?<![\p{L}\p{N}])(?:${words}|${(most < 100 ? COMPOUNDS.slice(1) : COMPOUNDS).join('|')})(?=${GLUED_SPANS.join('|')}|[^\p{L}\p{N}]|$)`
}

function alternatives(words: readonly string[]): string {
  return [...new Set(words.map(foldName))].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1)).join('|')
}

function unitsOf({ small }: Pick<NumberWords, 'small'>): readonly string[] {
  return ([2, 3, 4, 5, 6, 7, 8, 9] as const).flatMap((unit) => small[unit])
}

function tensOf({ small }: Pick<NumberWords, 'small'>): readonly string[] {
  return ([20, 30, 40, 50, 60, 70, 80, 90] as const).flatMap((ten) => small[ten])
}
