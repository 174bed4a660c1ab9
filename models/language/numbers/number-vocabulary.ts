import de from '../de/numbers.json' with { type: 'json' }
import en from '../en/numbers.json' with { type: 'json' }
import { foldName } from '../fold.ts'
import fr from '../fr/numbers.json' with { type: 'json' }
import lb from '../lb/numbers.json' with { type: 'json' }
import pt from '../pt/numbers.json' with { type: 'json' }
import type { NumberWords } from '../words/some-words.ts'
import type { TextLanguage } from '../words/text-language.ts'

export type Kind = 'digit' | 'teen' | 'ten' | 'hundred' | 'scale'

export interface NumberWord {
  value: number
  kind: Kind
}

/** French: 70, 80 and 90 as in Belgium and Switzerland; `soixante-dix` and `quatre-vingts` are composed. */
export const NUMBERS: Readonly<Record<TextLanguage, NumberWords>> = { fr, de, en, lb, pt }
const ALL: readonly NumberWords[] = Object.values(NUMBERS)
/** Scales that stand within one word, in languages that glue their numbers together. */
export const GLUED_HUNDREDS = folded(({ hundred, unitJoints }) => (unitJoints.length > 0 ? hundred : []))
export const GLUED_THOUSANDS = folded(({ thousand, unitJoints }) => (unitJoints.length > 0 ? thousand : []))
export const MILLION_WORDS: ReadonlySet<string> = new Set(folded(({ million }) => million))
export const HALF: ReadonlySet<string> = new Set(folded(({ half }) => half))
/** `anderthalb Millionen`, `eineinhalb`. */
export const ONE_AND_A_HALF: ReadonlySet<string> = new Set(folded(({ oneAndAHalf }) => oneAndAHalf))
/** Articles count one before a scale, in German compounds inside a word, and where a reader says so. */
export const ARTICLES: ReadonlySet<string> = new Set(folded(({ articles }) => articles))
export const JOINERS: ReadonlySet<string> = new Set(folded(({ joiners }) => joiners))
/** `vingt et un`, `vinte e um`: joiner and article of languages that say ten and one. */
export const AND_ONE: ReadonlySet<string> = new Set(
  [fr, pt].flatMap(({ joiners, articles }) => joiners.flatMap((joiner) => articles.map((one) => `${joiner} ${one}`))),
)
/** Between unit and ten within one word, the longest first. */
export const UNIT_JOINTS = folded(({ unitJoints }) => unitJoints)
export const HALF_ENDINGS = folded(({ halfEndings }) => halfEndings)

/** Every number word with its value, folded. Articles stand in `ARTICLES`. */
export const NUMBER_WORDS: ReadonlyMap<string, NumberWord> = new Map(
  ALL.flatMap(({ small, hundreds, hundred, thousand, million }) => [
    ...Object.entries(small).flatMap(([value, words]) => entries(words, Number(value), kindOf(Number(value)))),
    ...Object.entries(hundreds).flatMap(([value, words]) => entries(words, Number(value), 'ten')),
    ...entries(hundred, 100, 'hundred'),
    ...entries(thousand, 1000, 'scale'),
    ...entries(million, 1_000_000, 'scale'),
  ]),
)

/** Words that count in the wording of a contract, articles among them. */
export const CONTRACT_COUNTS: ReadonlyMap<string, number> = new Map(
  ALL.flatMap(({ articles, counting }): [string, number][] => [
    ...articles.map((word): [string, number] => [foldName(word), 1]),
    ...Object.entries(counting).flatMap(([value, words]) =>
      words.map((word): [string, number] => [foldName(word), Number(value)]),
    ),
  ]),
)

function kindOf(value: number): Kind {
  if (value < 10) return 'digit'
  return value < 20 ? 'teen' : 'ten'
}

function entries(words: readonly string[], value: number, kind: Kind): [string, NumberWord][] {
  return words.map((word) => [foldName(word), { value, kind }])
}

function folded(pick: (words: NumberWords) => readonly string[]): readonly string[] {
  return [...new Set(ALL.flatMap(pick).map(foldName))].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))
}
