import type { Scalar } from '../../contracts/listings/raw-advert.ts'
import { COUNTING_ARTICLES } from '../../language/adverts/articles.ts'
import { BETWEEN_AREAS } from '../../language/adverts/prepositions.ts'
import { COUNTED_ROOMS, ROOM_ADJECTIVE } from '../../language/adverts/rooms.ts'
import { fold } from '../../language/fold.ts'
import { parseLocalizedNumber } from '../../language/numbers/localized-number.ts'
import { numberPhrase, numberWord } from '../../language/numbers/number-pattern.ts'
import { numberInWords } from '../../language/numbers/number-words.ts'
import { textOf } from './scalar.ts'

/** A count and what it counts, where the cell itself says so (`3 chambres`, `T3`, `3-Zimmer`). */
export interface CountReading {
  count: number
  of: 'rooms' | 'bedrooms' | 'bathrooms' | null
}

const MOST_ROOMS = 40
const COUNT = String.raw`(\d{1,2}(?:[.,]5)?|${numberPhrase(numberWord(COUNTING_ARTICLES, MOST_ROOMS))})`
const COUNT_BEFORE = new RegExp(String.raw`(?<![\w.,])${COUNT} ?-?(?:${ROOM_ADJECTIVE} )?$`, 'u')
/** Longest count with its adjective. */
const COUNT_REACH = 32
/** A lower count before the one found: `1 à 3 chambres` says how many none of the homes has. */
const RANGE_BEFORE = new RegExp(String.raw`\d ?(?:-|–|—|\/|${BETWEEN_AREAS}) ?$`, 'u')
const TYPOLOGY = /(?<!\w)[tf]([1-9])(?!\w)/

export interface RoomCounts {
  rooms: number | null
  bedrooms: number | null
  bathrooms: number | null
}

/** Reads a count cell: `3`, `"2,5"`, `3 chambres`, `T3`, `4-Zimmer-Wohnung`. Zero and less is "not stated", except `0 chambre`. */
export function readCount(value: Scalar): CountReading | null {
  if (typeof value === 'number') return counted(value, null)
  const text = textOf(value)
  if (text === null || typeof value === 'boolean') return null
  const folded = fold(text.slice(0, 60))
  const number = parseLocalizedNumber(folded.replace(/\+$/, ''))
  if (number !== null) return counted(number, null)
  const found = countsFromText(folded)
  if (found.bedrooms !== null) return { count: found.bedrooms, of: 'bedrooms' }
  if (found.rooms !== null) return { count: found.rooms, of: 'rooms' }
  return found.bathrooms === null ? null : { count: found.bathrooms, of: 'bathrooms' }
}

/**
 * Counts named in an advert's text. `2e chambre` and `chambre 2` count nothing; `T3` and `F3` are French for three rooms.
 * @param folded text passed through `fold`
 */
export function countsFromText(folded: string): RoomCounts {
  const counts: RoomCounts = { rooms: null, bedrooms: null, bathrooms: null }
  for (const match of folded.matchAll(COUNTED_ROOMS)) {
    const of = match[1] !== undefined ? 'bedrooms' : match[2] !== undefined ? 'bathrooms' : 'rooms'
    if (counts[of] !== null) continue
    const start = Math.max(0, match.index - COUNT_REACH)
    const found = COUNT_BEFORE.exec(folded.slice(start, match.index))
    const isRange = found !== null && RANGE_BEFORE.test(folded.slice(start, start + found.index))
    counts[of] = isRange ? null : countOf(found)
  }
  return { ...counts, rooms: counts.rooms ?? countOf(TYPOLOGY.exec(folded)) }
}

function countOf(match: RegExpExecArray | null): number | null {
  if (match === null) return null
  const count = numberInWords(match[1]!) ?? Number(match[1]!.replace(',', '.'))
  return count <= MOST_ROOMS ? count : null
}

function counted(count: number, of: CountReading['of']): CountReading | null {
  const halves = Math.round(count * 2) / 2
  return Number.isFinite(count) && halves > 0 && halves <= 60 ? { count: halves, of } : null
}
