import type { Gazetteer, NamedPlace } from '../places/gazetteer.ts'
import { settlePlaces, toWishes } from './place-wishes.ts'
import { CANTON, IN, NEAR, ORDINARY_NAMES, relationAt } from './place-words.ts'
import { claim, joinedWords, textOf, wordsBefore, wordsFrom } from './query-reading.ts'
import type { QueryReading } from './query-reading.ts'
import { FUNCTION_WORDS } from './query-words.ts'
import { isAlone, regionAt } from './read-region.ts'
import type { FoundPlaces } from './read-region.ts'
import type { PlaceWish } from './search-intent.ts'
import { wishMatcher } from './wish-matcher.ts'

const CITY_WORDS = new Set([
  'capital',
  'capitale',
  'hauptstadt',
  'haaptstad',
  'stad',
  'city',
  'ville',
  'cidade',
  'stadt',
])
const CITY_BEFORE = /(?:^|\s)(?:the|la|d|der|die|an der|in der|in the|dans la|en|na|a|no|da|de la|zu)$/
const AROUND_AFTER =
  /^(?:(?:area|region|surroundings|and around|and surroundings|or surroundings|or around|or nearby|and nearby)\b|(?:et|ou|und|oder|an|e|ou) (?:ses |les |seine |seng |arredores|environs|alentours|umgebung|emgeigend|umland|proximites|nahe|redondezas|in der nahe|de geigend|d emgeigend|a l entour)|environs|umgebung|arredores)/
const AREA_BEFORE =
  /(?:^|\s)(?:region|raum|umkreis|gegend|geigend|secteur|zone|regiao|zona|greater)(?: (?:de|d|du|of|um|von|vun|em|do|da|a|the|la|le))*$/
const MIN_FREE_LETTERS = 4

/** The places and regions that a query names, with `near` and `not in`. Words that belong to no place stay free. */
export function readPlaces(reading: QueryReading, gazetteer: Gazetteer | undefined): PlaceWish[] {
  const places: PlaceWish[] = []
  const { tokens, fields } = reading
  for (let at = 0; at < tokens.length; at++) {
    if (fields[at] !== null || tokens[at]!.value !== null) continue
    const found =
      regionAt(reading, gazetteer, at) ??
      (gazetteer &&
        (stationQuarterAt(reading, gazetteer, at) ?? cityAt(reading, gazetteer, at) ?? nameAt(reading, gazetteer, at)))
    if (!found) continue
    places.push(...found.places)
    claim(reading, 'place', at, found.end)
    at = found.end - 1
  }
  return settlePlaces(places)
}

/** `quartier Gare`, `in Gare`, `Garer Quartier`, `Bahnhofsviertel`: the quarter of the capital around its station. */
function stationQuarterAt(reading: QueryReading, gazetteer: Gazetteer, at: number): FoundPlaces | null {
  const { word, isCapitalised } = reading.tokens[at]!
  const before = wordsBefore(reading, at, 3)
  const after = reading.tokens[at + 1]?.word ?? ''
  const isQuarter =
    /^(?:bahnhofsviertel|garequartier)$/.test(word) ||
    (/^garer?$/.test(word) &&
      (/(?:^|\s)(?:quartier|quarter|viertel|district|bairro)(?: (?:de|da|la|d|vun|der))*$/.test(before) ||
        /^(?:quartier|quarter|district|veirel)$/.test(after))) ||
    (word === 'gare' && isCapitalised && /(?:^|\s)(?:in|at|a|op|op der)$/.test(before))
  const named = isQuarter ? gazetteer.names.get('quartier gare') : undefined
  if (!named) return null
  const hasAfter = /^(?:quartier|quarter|district|veirel)$/.test(after)
  return {
    places: toWishes(gazetteer, named, reading.tokens[at]!.text, relationAt(reading, at), false),
    end: at + (hasAfter ? 2 : 1),
  }
}

/** `in the city`, `an der Stad`, `la capitale`: Luxembourg City. */
function cityAt(reading: QueryReading, gazetteer: Gazetteer, at: number): FoundPlaces | null {
  const { word } = reading.tokens[at]!
  if (!CITY_WORDS.has(word)) return null
  const before = wordsBefore(reading, at, 2)
  const isCapital = /^(?:capital|capitale|hauptstadt|haaptstad)$/.test(word)
  const isStad = word === 'stad' && CITY_BEFORE.test(before)
  const next = reading.tokens[at + 1]?.word ?? ''
  const isCity =
    /^(?:city|ville|cidade|stadt)$/.test(word) &&
    /(?:^|\s)(?:in the|near the|to the|dans la|en|a la|de la|in der|nahe der|na|da)$/.test(before) &&
    !/(?:^|\s)(?:bruit|noise|larm|barulho|foule|agitation|away|loin|far|fern|longe)\b/.test(wordsBefore(reading, at, 5))
  if (!isCapital && !isStad && !(isCity && !/^(?:centre|center|of|de|do|da)$/.test(next))) return null
  const city = gazetteer.communes.get('luxembourg')
  if (!city) return null
  const places = toWishes(
    gazetteer,
    [{ place: city, rank: 0 }],
    reading.tokens[at]!.text,
    relationAt(reading, at),
    false,
  )
  return { places, end: at + 1 }
}

function nameAt(reading: QueryReading, gazetteer: Gazetteer, at: number): FoundPlaces | null {
  const longest = Math.min(gazetteer.maxWords, 6)
  for (let length = longest; length >= 1; length--) {
    const text = joinedWords(reading, at, at + length)
    if (text === null) continue
    // `Esch-on-Sûre`
    const key = text.replace(/\bst\b/g, 'saint').replace(/ (?:on|upon) /, ' sur ')
    const named = gazetteer.names.get(key)
    if (!named || !isMeant(reading, at, length, key, named)) continue
    const readings = CANTON.test(wordsBefore(reading, at, 3)) ? cantonsFirst(named) : named
    const isAround =
      AROUND_AFTER.test(wordsFrom(reading, at + length, 4)) || AREA_BEFORE.test(wordsBefore(reading, at, 4))
    const relation = relationAt(reading, at)
    const wishes = toWishes(
      gazetteer,
      readings,
      textOf(reading, at, at + length),
      isAround && relation === 'in' ? 'near' : relation,
      false,
    )
    const metres = radiusBefore(reading, at) ?? radiusAfter(reading, at + length)
    const places = metres === null ? wishes : wishes.map((wish) => withinRadius(wish, metres))
    if (places.length > 0) return { places, end: at + length }
  }
  return null
}

/** Whether a name that is also an ordinary word stands there as a name. */
function isMeant(
  reading: QueryReading,
  at: number,
  length: number,
  key: string,
  named: readonly NamedPlace[],
): boolean {
  const { isCapitalised, word } = reading.tokens[at]!
  const before = wordsBefore(reading, at, 4)
  const isPlaced = IN.test(before) || NEAR.test(before)
  if (length > 1) return !FUNCTION_WORDS.has(key)
  if (ORDINARY_NAMES.has(key) || (wishMatcher().knows(key) && !(isCapitalised && named[0]!.rank <= 2))) {
    if (
      key.length < 4 ||
      /^(?:gare|centre|park|parc|nord|sud|est|city|ville|stad|tram|bus|train|village|dorf|rue|lac|see)$/.test(key)
    )
      return false
    return (
      isCapitalised && (/(?:^|\s)(?:in|at|a|zu|em|op|bei|near|nahe|or|ou|oder)$/.test(before) || isAlone(reading, at))
    )
  }
  if (FUNCTION_WORDS.has(word)) return false
  const rank = named[0]!.rank
  if (key.length < MIN_FREE_LETTERS || rank >= 4) return isPlaced && (isCapitalised || key.length >= 5) && rank < 7
  return isPlaced || isCapitalised || key.length >= 5
}

/** `within 10 km of`, `à moins de 5 km de`: the metres; null where no distance stands before the name. */
function radiusBefore(reading: QueryReading, at: number): number | null {
  const { tokens } = reading
  for (let unit = at - 1; unit >= Math.max(1, at - 4); unit--) {
    if (!/^(?:km|kilomet\w*)$/.test(tokens[unit]!.word)) continue
    const value = tokens[unit - 1]!.value
    if (value === null || value <= 0 || value > 100) return null
    claim(reading, 'place', unit - 1, unit + 1)
    return Math.round(value * 1000)
  }
  return null
}

/** `Mersch + 10 km`. */
function radiusAfter({ tokens, fields }: QueryReading, end: number): number | null {
  for (let at = end; at <= end + 1; at++) {
    const value = tokens[at]?.value ?? null
    if (value === null || value <= 0 || value > 100 || !/^(?:km|kilomet\w*)$/.test(tokens[at + 1]?.word ?? '')) continue
    fields[at] ??= 'place'
    fields[at + 1] ??= 'place'
    return Math.round(value * 1000)
  }
  return null
}

function withinRadius(wish: PlaceWish, radiusM: number): PlaceWish {
  return wish.latitude === null ? wish : { ...wish, relation: 'near', radiusM }
}

function cantonsFirst(named: readonly NamedPlace[]): readonly NamedPlace[] {
  const cantons = named.filter(({ place }) => place.kind === 'canton')
  return cantons.length > 0 ? cantons : named
}
