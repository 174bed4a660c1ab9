import { anyOf } from './any-of.ts'
import de from './de/ordinals.json' with { type: 'json' }
import en from './en/ordinals.json' with { type: 'json' }
import { fold, foldName } from './fold.ts'
import fr from './fr/ordinals.json' with { type: 'json' }
import lb from './lb/ordinals.json' with { type: 'json' }
import pt from './pt/ordinals.json' with { type: 'json' }
import type { OrdinalWords } from './words/some-words.ts'
import type { TextLanguage } from './words/text-language.ts'

export const ORDINALS: Readonly<Record<TextLanguage, OrdinalWords>> = { fr, de, en, lb, pt }
const ALL: readonly OrdinalWords[] = Object.values(ORDINALS)
const RANKS: ReadonlyMap<string, number> = new Map(
  ALL.flatMap(({ ranks, endings }) =>
    Object.entries(ranks).flatMap(([rank, words]) =>
      words.flatMap((word) =>
        ['', ...endings].map((ending): [string, number] => [foldName(word + ending), Number(rank)]),
      ),
    ),
  ),
)
const FLOORS: ReadonlySet<string> = new Set(ALL.flatMap(({ floors }) => floors.map(foldName)))
/** First words of ordinals of two words; none has more. */
const FIRST_OF_TWO: ReadonlySet<string> = new Set(
  [...RANKS.keys()].filter((name) => name.includes(' ')).map((name) => name.split(' ', 1)[0]!),
)

/** Pattern of any ordinal from the first to the twentieth, folded. */
export const ORDINAL_WORD: string = anyOf([...RANKS.keys()])
/** Pattern of a storey that is counted, folded. */
export const FLOOR_WORD: string = anyOf([...FLOORS])
/** Endings of a figure that is an ordinal: `2nd`, `3e`. */
export const FIGURE_ENDINGS: ReadonlySet<string> = new Set(
  ALL.flatMap(({ figureEndings }) => figureEndings.map((ending) => fold(ending))),
)
/** Pattern of the same: `2nd`, `3e`, `4.`, `5º`. */
export const FIGURE_ENDING: string = `(?:${[...FIGURE_ENDINGS]
  .toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))
  .join('|')}|[°.])`

/** The rank that an ordinal in words has: `im sechsten`, `dix-septième`, `décimo primeiro`; undefined for what is none. */
export function rankOf(folded: string): number | undefined {
  return RANKS.get(folded.replaceAll('-', ' '))
}

/** The ordinal that starts at a place of folded words; `end` is behind it. */
export function ordinalAt(words: readonly string[], at: number): { rank: number; end: number } | null {
  const [first, then] = [words[at], words[at + 1]]
  if (first === undefined) return null
  const ofTwo = then !== undefined && FIRST_OF_TWO.has(first) ? RANKS.get(`${first} ${then}`) : undefined
  if (ofTwo !== undefined) return { rank: ofTwo, end: at + 2 }
  const rank = RANKS.get(first)
  return rank === undefined ? null : { rank, end: at + 1 }
}

/** Whether a folded word is a storey that is counted. */
export function isFloor(word: string): boolean {
  return FLOORS.has(word)
}
