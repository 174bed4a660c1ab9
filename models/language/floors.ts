import { FIGURE_ENDING, FLOOR_WORD, ORDINAL_WORD, rankOf } from './ordinals.ts'

const RANK = String.raw`(?:(?<!\d)(?<figure>\d{1,2}) ?${FIGURE_ENDING}? ?|(?<rank>${ORDINAL_WORD})[ -]?)`
/** `3rd floor`, `2e étage`, `im sechsten Stock`, `um drëtte Stack`; `3ème et dernier étage`. */
export const COUNTED_FLOOR: string = String.raw`${RANK}(?:et dernier )?${FLOOR_WORD}`
const COUNTED = new RegExp(String.raw`(?<![\d.,\p{L}])${COUNTED_FLOOR}`, 'gu')

/** A floor that is counted in a folded text. */
export interface CountedFloor {
  readonly floor: number
  readonly start: number
  readonly end: number
}

/** Every counted floor of a folded text, in order. */
export function floorsIn(folded: string): CountedFloor[] {
  return [...folded.matchAll(COUNTED)].map((match) => ({
    floor: floorOf(match),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** The number that a match of `COUNTED_FLOOR` stands for. */
export function floorOf({ groups }: RegExpMatchArray): number {
  const { figure, rank } = groups!
  return figure === undefined ? rankOf(rank!)! : Number(figure)
}
