import type { IntentNote } from '../intent/search-intent.ts'
import type { WishKey } from '../intent/wish-keys.ts'
import type { Quantity } from './amounts/quantity-units.ts'
import type { ReadQuantity } from './amounts/read-quantity.ts'
import { BACKGROUND, type QueryReading } from './words/query-reading.ts'
import { visibleWords } from './wishes/visible-word.ts'
import { wishMatcher } from './wishes/wish-matcher.ts'

/** Amounts of a home; money is what somebody can pay. */
const OF_HOME: ReadonlySet<Quantity> = new Set([
  'areaM2',
  'landAreaM2',
  'bedrooms',
  'rooms',
  'bathrooms',
  'floor',
  'constructionYear',
])
/** Wishes that come of who moves, whatever else is said. */
const OF_PEOPLE: ReadonlySet<WishKey> = new Set(['pets_allowed', 'smoking_allowed'])

/** Amounts but those of the home that somebody has. */
export function withoutLives(reading: QueryReading, quantities: readonly ReadQuantity[]): ReadQuantity[] {
  const isLeft = ({ quantity, at }: ReadQuantity): boolean => OF_HOME.has(quantity) && reading.isOfLife(at)
  for (const { from, to } of reading.understood.filter(
    ({ field, from }) => OF_HOME.has(field as Quantity) && reading.isOfLife(from),
  ))
    reading.release(from, to)
  return quantities.filter((read) => !isLeft(read))
}

/** Reads as if nothing were said of lives. */
export function besideLives<Read>(reading: QueryReading, read: (reading: QueryReading) => Read): Read {
  const hidden = reading.tokens.flatMap((_, at) => (reading.isOfLife(at) && reading.fields[at] === null ? [at] : []))
  for (const at of hidden) reading.fields[at] = BACKGROUND
  const found = read(reading)
  for (const at of hidden) reading.fields[at] = null
  return found
}

/** Leaves all that tells of lives but who moves. @param notes what was noted so far; a note of a life stands for those within it */
export function leaveLives(reading: QueryReading, notes: IntentNote[]): void {
  for (const [from, to] of reading.clauses()) {
    if (!reading.isOfLife(from)) continue
    const kept = new Set(
      wishMatcher()
        .read(visibleWords(reading, from, to))
        .flatMap(({ key, at }) => (OF_PEOPLE.has(key) ? at : [])),
    )
    for (let at = from; at < to; at++) if (!kept.has(at - from)) reading.fields[at] ??= BACKGROUND
    const about = reading.textOf(from, to)
    const others = notes.filter((note) => note.code !== 'sets_nothing' || !about.includes(note.about))
    notes.splice(0, notes.length, ...others, { code: 'sets_nothing', about })
  }
}
