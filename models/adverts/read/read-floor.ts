import type { Scalar } from '../../contracts/listings/raw-advert.ts'
import { BASEMENT, GROUND, ON_FLOOR, OUT_OF_FLOORS, TOP } from '../../language/adverts/floors.ts'
import { floorOf, floorsIn } from '../../language/floors.ts'
import { fold } from '../../language/fold.ts'
import { FIGURE_ENDING, FLOOR_WORD } from '../../language/ordinals.ts'
import { textOf } from './scalar.ts'

/** `floor` 0 is the ground floor, -1 the basement; null with `isTop` is "the last floor, number unknown". */
export interface FloorReading {
  floor: number | null
  isTop: boolean
  floorCount: number | null
}

const ORDINAL_ONLY = new RegExp(String.raw`^(\d{1,2}) ?${FIGURE_ENDING}?$`)
const LEVEL_FIRST = new RegExp(String.raw`^${FLOOR_WORD}\s?:?\s?(\d{1,2})$`, 'u')

/** Reads a floor cell: `2`, `1er`, `2. OG`, `RDC`, `3/5`, `dernier étage`, `sous-sol`, `EG`. */
export function readFloor(value: Scalar): FloorReading | null {
  if (typeof value === 'number') return numbered(value)
  const text = textOf(value)
  if (text === null || typeof value === 'boolean') return null
  const folded = fold(text.slice(0, 60))
  if (/^-?\d{1,2}$/.test(folded)) return numbered(Number(folded))
  const total = OUT_OF_FLOORS.exec(folded)
  if (total !== null) return numbered(Number(total[1]), Number(total[2]))
  const floor = numberIn(folded)
  if (floor === null && !TOP.test(folded)) return null
  return { floor, isTop: TOP.test(folded), floorCount: null }
}

/**
 * Floor of a flat as its text tells it. Only places such as "au 2e étage" count, and only when the text names one floor: a description that
 * walks through several floors says nothing about where the front door is.
 * @param folded text passed through `fold`
 */
export function floorFromText(folded: string): number | null {
  let found: number | null = null
  for (const match of folded.matchAll(ON_FLOOR)) {
    const floor = match.groups!['ground'] === undefined ? floorOf(match) : 0
    if (found !== null && found !== floor) return null
    found = floor
  }
  return found !== null && found <= 25 ? found : null
}

function numberIn(folded: string): number | null {
  const [counted] = floorsIn(folded)
  if (counted !== undefined) return counted.floor
  const match = ORDINAL_ONLY.exec(folded) ?? LEVEL_FIRST.exec(folded)
  if (match !== null) return Number(match[1])
  if (GROUND.test(folded)) return 0
  return BASEMENT.test(folded) ? -1 : null
}

function numbered(floor: number, floorCount: number | null = null): FloorReading | null {
  if (!Number.isInteger(floor) || floor < -4 || floor > 60) return null
  const known = floorCount !== null && floorCount >= floor && floorCount > 0 ? floorCount : null
  return { floor, isTop: known === floor, floorCount: known }
}
