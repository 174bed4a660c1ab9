import * as phrases from '../../../language/queries/amounts/floors-asked.ts'
import { FLOOR_ARTICLE, FLOOR_JOINT } from '../../../language/queries/amounts/number-ranges.ts'
import { FIGURE_ENDINGS, isFloor, ordinalAt } from '../../../language/ordinals.ts'
import { CLIMBING, ON_STAIRS } from '../../../language/queries/quantity-units.ts'
import { countWords, type QueryReading } from '../words/query-reading.ts'
import { NEGATORS } from '../words/query-words.ts'
import { unitAt } from './quantity-units.ts'
import { boundEnd, boundOf, boundStart } from './read-bounds.ts'
import { claimQuantity, type ReadQuantity } from './read-quantity.ts'

/** `not in a basement`, `above the ground floor`; a cellar that is not needed is none. */
export function lowFloorAt(reading: QueryReading, at: number): ReadQuantity | null {
  if (reading.fields[at] !== null || reading.tokens[at]!.value !== null) return null
  const from = reading.wordsFrom(at, 5)
  const basement = phrases.BASEMENT.exec(from)
  const groundFloor = phrases.GROUND_FLOOR.exec(from)
  if (!basement && !groundFloor) return null
  const refused = basement && phrases.NOT_IN_BASEMENT.exec(reading.wordsBefore(at, 6))
  const floor = (value: number, words: string): ReadQuantity =>
    claimQuantity(reading, { quantity: 'floor', bound: 'min', value, at }, at, at + countWords(words))
  if (basement && refused && (refused.groups?.in !== undefined || phrases.LOW_HOME.test(basement[0])))
    return floor(0, basement[0])
  return groundFloor && phrases.ABOVE_GROUND.test(reading.wordsBefore(at, 4)) ? floor(1, groundFloor[0]) : null
}

/** `véier Stäck zu Fouss`: a number in words counts floors that somebody climbs; one in figures may be that of a floor. */
export function isClimb(reading: QueryReading, at: number): boolean {
  const { text, clause } = reading.tokens[at]!
  return !/^\d/.test(text) && reading.tokensOfClause(clause).some(({ word }) => ON_STAIRS.test(word))
}

/**
 * `pas de 4e étage sans ascenseur` asks for no fourth floor; `not on the fourth floor or higher` is at most the third.
 * @returns undefined where no floor is refused; null where a single one is, which leaves all others
 */
export function refusedFloorAt(
  reading: QueryReading,
  at: number,
  end: number,
  floor: number,
): ReadQuantity | null | undefined {
  const refusal = phrases.REFUSED_FLOOR.exec(reading.wordsBefore(at, 3))
  if (!refusal) return undefined
  const bound = boundOf(reading, at, end)
  if (bound !== 'min' && bound !== 'max') return null
  const turned =
    bound === 'min' ? ({ bound: 'max', value: floor - 1 } as const) : ({ bound: 'min', value: floor + 1 } as const)
  return claimQuantity(
    reading,
    { quantity: 'floor', ...turned, at },
    at - countWords(refusal[0]),
    boundEnd(reading, end),
  )
}

/** `third floor or higher`, `au troisième étage`. */
export function ordinalFloorAt(reading: QueryReading, at: number): ReadQuantity | null {
  const { tokens, fields } = reading
  if (fields[at] !== null || tokens[at]!.value !== null) return null
  const own = [tokens[at]!.word]
  const then = tokens[at + 1]
  if (then?.value === null && then.clause === tokens[at]!.clause) own.push(then.word)
  const ordinal = ordinalAt(own, 0)
  if (ordinal === null) return null
  const { rank: value, end: length } = ordinal
  const next = at + length
  const hasWord = tokens[next]?.clause === tokens[at]!.clause && isFloor(tokens[next]!.word)
  const isHigher = phrases.HIGHER.test(reading.wordsFrom(next, 4)) && phrases.OR_HIGHER.test(tokens[next]?.word ?? '')
  if (!hasWord && !isHigher) return null
  // `I cannot carry the pram up to the fourth floor` asks for no fourth floor.
  const clause = reading.tokensOfClause(tokens[at]!.clause)
  if (clause.some(({ word }) => CLIMBING.test(word)) && clause.some(({ word }) => NEGATORS.has(word))) return null
  const end = hasWord ? next + 1 : next
  const refused = refusedFloorAt(reading, at, end, value)
  if (refused !== undefined) return refused
  const bound = boundOf(reading, at, end)
  return claimQuantity(reading, { quantity: 'floor', bound, value, at }, at, boundEnd(reading, end))
}

interface RankAt {
  rank: number
  end: number
  /** Written as an ordinal; a bare figure may count anything. */
  isOrdinal: boolean
}

/** The ranks that a position can be read as, the longest first: `2e`, `deuxième`, `2`. */
function ranksAt({ tokens, fields }: QueryReading, at: number): RankAt[] {
  const token = tokens[at]
  if (!token || fields[at] !== null) return []
  if (token.value === null) {
    const next = tokens[at + 1]
    const ordinal = ordinalAt([token.word, next?.value === null && next.clause === token.clause ? next.word : ''], 0)
    return ordinal ? [{ rank: ordinal.rank, end: at + ordinal.end, isOrdinal: true }] : []
  }
  const { value: rank, clause } = token
  if (!Number.isInteger(rank) || rank > MOST_FLOORS) return []
  const bare = { rank, end: at + 1, isOrdinal: false }
  const next = tokens[at + 1]
  return next?.clause === clause && FIGURE_ENDINGS.has(next.word)
    ? [{ rank, end: at + 2, isOrdinal: true }, bare]
    : [bare]
}

const MOST_FLOORS = 40
const MOST_BETWEEN = 3

/** `2nd to 4th floor`, `vum éischte bis den drëtte Stack`, `entre o 2.º e o 5.º andar`. */
export function floorRangeAt(reading: QueryReading, at: number): ReadQuantity | null {
  const { tokens } = reading
  const within = (index: number): boolean => tokens[index]?.clause === tokens[at]!.clause
  for (const low of ranksAt(reading, at)) {
    const hasOwn = within(low.end) && isFloor(tokens[low.end]!.word)
    const joint = low.end + (hasOwn ? 1 : 0)
    if (!within(joint) || !FLOOR_JOINT.test(tokens[joint]!.word)) continue
    let next = joint + 1
    while (next <= joint + MOST_BETWEEN && within(next) && FLOOR_ARTICLE.test(tokens[next]!.word)) next++
    if (!within(next)) continue
    for (const high of ranksAt(reading, next)) {
      const isNamed = within(high.end) && isFloor(tokens[high.end]!.word)
      if ((!isNamed && !(hasOwn && high.isOrdinal)) || high.rank <= low.rank) continue
      const start = Math.min(boundStart(reading, at), at)
      const range = { quantity: 'floor', bound: 'range', value: low.rank, high: high.rank, at } as const
      return claimQuantity(reading, range, start, high.end + (isNamed ? 1 : 0))
    }
  }
  return null
}

interface ComparedFloor {
  bound: 'min' | 'max'
  rank: number
  /** First of the words that compare, and the one after the rank. */
  from: number
  end: number
}

/** `pas plus haut que le 3e`, `net ënner dem 2.`: a rank that is compared names a floor without the word. */
export function comparedFloor(reading: QueryReading, at: number): ComparedFloor | null {
  const [ranked] = ranksAt(reading, at)
  if (!ranked || isFloor(reading.tokens[ranked.end]?.word ?? '')) return null
  const { rank, end, isOrdinal } = ranked
  const before = reading.wordsBefore(at, 8)
  const compared = phrases.COMPARED.exec(before)
  const placed = compared ?? phrases.PLACED.exec(before)
  if (!placed || (!isOrdinal && unitAt(reading, at) !== null)) return null
  const isOfFloors = reading.tokens.some(({ word }) => isFloor(word)) || reading.fields.includes('floor')
  if (!compared && !isOrdinal && !isOfFloors) return null
  const words = before.split(' ')
  const opened = countWords(before.slice(0, placed.index))
  const denial = words.findLastIndex((word, index) => index <= opened && NEGATORS.has(word))
  const isDenied = denial >= 0 && denial >= opened - 2
  const bound = (placed.groups?.up !== undefined) === isDenied ? 'max' : 'min'
  return { bound, rank, from: at - words.length + (isDenied ? denial : opened), end }
}

export function comparedFloorAt(reading: QueryReading, at: number): ReadQuantity | null {
  const found = comparedFloor(reading, at)
  if (!found) return null
  const { bound, rank: value, from, end } = found
  return claimQuantity(reading, { quantity: 'floor', bound, value, at }, from, end)
}
