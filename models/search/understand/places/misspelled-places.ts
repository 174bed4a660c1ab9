import { memoizedFor } from '../../../kernel/memoized.ts'
import { editDistance, typoBudget } from '../../../language/edit-distance.ts'
import type { Gazetteer, NamedPlace } from '../../../places/gazetteer.ts'
import { lettersApart } from '../../../language/letters-apart.ts'
import { settlePlaces, toWishes } from './place-wishes.ts'
import { ORDINARY_NAMES, TITLE_BEFORE } from '../../../language/queries/places/meant-places.ts'
import { IN, NEAR } from '../../../language/queries/places/place-relations.ts'
import { isOfAddress, relationAt } from './place-words.ts'
import type { QueryReading } from '../words/query-reading.ts'
import type { PlaceWish } from '../../intent/search-intent.ts'

const MAX_TYPO_TRIES = 6
/** Without a capital, a word has to be this long to be taken for the name of a place. */
const LONG = 7

/** Places among words that nothing else knew, one typo forgiven below nine letters and two from there; `names`: typed word to the name it was taken for. */
export function readMisspelledPlaces(
  reading: QueryReading,
  gazetteer: Gazetteer,
  isKnown: (word: string) => boolean,
): { places: PlaceWish[]; names: Map<string, string> } {
  const places: PlaceWish[] = []
  const names = new Map<string, string>()
  let tries = 0
  for (let at = 0; at < reading.tokens.length && tries < MAX_TYPO_TRIES; at++) {
    const { word, value, isCapitalised } = reading.tokens[at]!
    if (reading.fields[at] !== null || value !== null || word.length < 5 || isKnown(word)) continue
    const before = reading.wordsBefore(at, 4)
    if (TITLE_BEFORE.test(before) || isInitial(reading.tokens[at - 1]?.text) || isOfAddress(reading, at)) continue
    if (!isCapitalised && (word.length < LONG || !(IN.test(before) || NEAR.test(before)))) continue
    tries++
    for (const length of [2, 1]) {
      const text = reading.joinedWords(at, at + length)
      const { named, key } = text === null ? NOTHING : correct(gazetteer, text)
      if (named.length === 0) continue
      if (length === 1 && key !== null && !key.includes(' ')) names.set(word, key)
      const relation = relationAt(reading, at)
      places.push(...toWishes(gazetteer, named, reading.claim('place', at, at + length), relation, true))
      break
    }
  }
  return { places: settlePlaces(places), names }
}

/** `J. Weber` */
function isInitial(text: string | undefined): boolean {
  return /^\p{Lu}\.?$/u.test(text ?? '')
}

interface Correction {
  named: readonly NamedPlace[]
  /** The name that was meant; null where several may be. */
  key: string | null
}

const NOTHING: Correction = { named: [], key: null }

/** Names of inland places within the typo budget; none where two communes are equally near. */
function correct(gazetteer: Gazetteer, folded: string): Correction {
  const budget = typoBudget(folded.length)
  if (budget === 0) return NOTHING
  let nearest = budget + 1
  let found: string[] = []
  for (const key of inlandKeys(gazetteer).get(folded[0]!) ?? []) {
    if (Math.abs(key.length - folded.length) > budget || lettersApart(key, folded) > 2 * budget) continue
    const distance = editDistance(folded, key, Math.min(budget, nearest))
    if (distance > nearest || distance > budget) continue
    if (distance < nearest) found = []
    nearest = distance
    found.push(key)
  }
  const named = found.flatMap((key) => gazetteer.names.get(key)!).filter(({ place }) => 'commune' in place)
  const communes = new Set(named.map(({ place }) => ('commune' in place ? place.commune : '')))
  const key = found.length === 1 ? found[0]! : null
  // A district may lie in two communes.
  return communes.size === 1 || key !== null ? { named: named.toSorted((a, b) => a.rank - b.rank), key } : NOTHING
}

/** Names of places of the country by first letter, which is seldom mistyped. */
const inlandKeys = memoizedFor(({ names }: Gazetteer): ReadonlyMap<string, readonly string[]> => {
  const isInland = (key: string): boolean =>
    !ORDINARY_NAMES.test(key) && names.get(key)!.some(({ place }) => 'commune' in place)
  return Map.groupBy(names.keys().filter(isInland), (key) => key[0]!)
})
