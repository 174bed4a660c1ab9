import { memoizedFor } from '../../../kernel/memoized.ts'
import { foldName } from '../../../language/fold.ts'
import { FUNCTION_WORDS } from '../../../language/queries/function-words.ts'
import * as phrases from '../../../language/queries/places/meant-places.ts'
import { CANTON, CANTON_BEHIND, IN, NEAR } from '../../../language/queries/places/place-relations.ts'
import { AREA_BEFORE, AROUND_AFTER } from '../../../language/queries/places/surroundings.ts'
import type { Gazetteer, NamedPlace } from '../../../places/gazetteer.ts'
import { wordsFound, type QueryReading } from '../words/query-reading.ts'
import { refusalBehind } from '../words/query-words.ts'
import { wishMatcher } from '../wishes/wish-matcher.ts'
import { radiusAfter, radiusBefore, withinRadius } from './place-radius.ts'
import { toWishes } from './place-wishes.ts'
import { relationAt } from './place-words.ts'
import { isAlone, type FoundPlaces } from './read-region.ts'

/** Letters from which on a name counts without a word of place before it. */
export const MIN_FREE_LETTERS = 4

/** Names of communes, localities and quarters, in any language and shortened. */
const LAST_RANK_OF_TOWNS = 3

/** The place of the country or abroad that is named at a position; null where none is. */
export function nameAt(reading: QueryReading, gazetteer: Gazetteer, at: number): FoundPlaces | null {
  const { word } = reading.tokens[at]!
  if (!firstWords(gazetteer).has(word === 'st' ? 'saint' : word)) return null
  const longest = Math.min(gazetteer.maxWords, 6)
  for (let length = longest; length >= 1; length--) {
    const text = reading.joinedWords(at, at + length)
    if (text === null) continue
    // `Esch-on-Sûre`
    const key = text
      .replace(/\bst\b/g, 'saint')
      .replace(/ (?:on|upon) /, ' sur ')
      .replace(/ dor$/, ' d or')
    const named = gazetteer.names.get(key)
    if (!named || !isMeant(reading, at, length, key, named)) continue
    const readings = isCantonMeant(reading, at, at + length) ? cantonsFirst(gazetteer, named) : named
    const around = wordsFound(AROUND_AFTER, reading.wordsFrom(at + length, 4))
    const area = wordsFound(AREA_BEFORE, reading.wordsBefore(at, 4))
    const isAround = around + area > 0
    const refused = refusalBehind(reading, at + length)
    const end = at + length + Math.max(refused, around)
    const relation = refused > 0 ? 'not_in' : relationAt(reading, at)
    const wishes = toWishes(
      gazetteer,
      readings,
      reading.textOf(at - area, end),
      isAround && relation === 'in' ? 'near' : relation,
    )
    const stated =
      radiusBefore(reading, at, at + length) ?? radiusAfter(reading, at, at + length) ?? radiusAfter(reading, at, end)
    const places = stated === null ? wishes : wishes.map((wish) => withinRadius(wish, stated))
    if (places.length === 0) continue
    for (let before = at - area; before < at; before++) reading.fields[before] ??= 'place'
    return { places, end }
  }
  return null
}

/** Words that names of places begin with. */
const firstWords = memoizedFor(
  (gazetteer: Gazetteer): ReadonlySet<string> => new Set(gazetteer.names.keys().map((name) => name.split(' ', 1)[0]!)),
)

/** Whether a name that is also an ordinary word stands there as a name. */
function isMeant(
  reading: QueryReading,
  at: number,
  length: number,
  key: string,
  named: readonly NamedPlace[],
): boolean {
  const { isCapitalised, word } = reading.tokens[at]!
  const before = reading.wordsBefore(at, 4)
  if (phrases.TITLE_BEFORE.test(before)) return false
  const isPlaced = IN.test(before) || NEAR.test(before)
  // `centre-ville` is a kind of place; Ville-Haute has names of its own.
  if (length > 1) return !FUNCTION_WORDS.has(key) && !phrases.NEVER_NAMES.test(key)
  const isTown = named[0]!.rank <= 2
  // `zu howald` is no wood, `in strassen` no street.
  const isNamed = isPlaced && key.length > MIN_FREE_LETTERS && named[0]!.rank <= LAST_RANK_OF_TOWNS
  const isCue = wishMatcher().knows(key) && !isNamed
  if (phrases.ORDINARY_NAMES.test(key) || (isCue && !((isCapitalised || isAlone(reading, at)) && isTown))) {
    if ((key.length < 4 && !(key.length === 3 && isCapitalised && IN.test(before))) || phrases.NEVER_NAMES.test(key))
      return false
    return isCapitalised && (phrases.PLACED.test(before) || isAlone(reading, at))
  }
  // `Wohnung in Trier`, not `je veux trier`.
  const isNameAfterAll = isCapitalised && isPlaced && key.length > MIN_FREE_LETTERS
  if ((FUNCTION_WORDS.has(word) && !isNameAfterAll) || (phrases.NAMES_WITH_CAPITAL.test(word) && !isCapitalised))
    return false
  const rank = named[0]!.rank
  if (key.length < MIN_FREE_LETTERS || rank >= 4) return isPlaced && (isCapitalised || key.length >= 5) && rank < 7
  return isPlaced || isCapitalised || key.length >= 5 || (rank <= 2 && !wishMatcher().spells(key))
}

/** `Kanton Esch`, `Capellen canton`. */
function isCantonMeant(reading: QueryReading, at: number, end: number): boolean {
  return CANTON.test(reading.wordsBefore(at, 3)) || CANTON_BEHIND.test(reading.wordsFrom(end, 1))
}

/** The canton of that name; a canton bears the name of its chief town, which people shorten (`Kanton Esch`). */
function cantonsFirst(gazetteer: Gazetteer, named: readonly NamedPlace[]): readonly NamedPlace[] {
  const cantons = named.filter(({ place }) => place.kind === 'canton')
  if (cantons.length > 0) return cantons
  for (const { place } of named) {
    const same = gazetteer.names.get(foldName(place.name))?.filter((other) => other.place.kind === 'canton')
    if (same?.length) return same
  }
  return named
}
