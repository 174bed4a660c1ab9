import { pattern } from '../../../language/words/lines.ts'
import type { Gazetteer } from '../../../places/gazetteer.ts'
import { toWishes } from './place-wishes.ts'
import { relationAt } from './place-words.ts'
import { radiusBefore, withinRadius } from './place-radius.ts'
import { wordsBefore } from '../words/query-reading.ts'
import type { QueryReading } from '../words/query-reading.ts'
import { isAlone } from './read-region.ts'
import type { FoundPlaces } from './read-region.ts'

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
const IN_QUARTER = pattern(String.raw`
      (?:^|\s)(?:pas la|not the|nicht die|net d|nao a|in|at|not|pas|nicht|net|hors|sauf|nao|ausser|a|a la|op|op der
      an der|zona da|zone de la|na|em|bei|around the|(?:near|close to|next to|by)(?: the)?|perto da|ao pe da)$
    `)
const CITY_BEFORE = /(?:^|\s)(?:the|la|d|der|die|an der|in der|in the|dans la|en|na|a|no|da|de la|zu)$/
/** `quartier Gare`, `in Gare`, `Garer Quartier`, `Bahnhofsviertel`: the quarter of the capital around its station. */
export function stationQuarterAt(reading: QueryReading, gazetteer: Gazetteer, at: number): FoundPlaces | null {
  const { word, isCapitalised } = reading.tokens[at]!
  const before = wordsBefore(reading, at, 3)
  const after = reading.tokens[at + 1]?.word ?? ''
  const isQuarter =
    /^(?:bahnhofsviertel|garequartier)$/.test(word) ||
    (/^garer?$/.test(word) &&
      (/(?:^|\s)(?:quartier|quarter|viertel|district|bairro|zona|zone)(?: (?:de|da|la|d|vun|der|of|the))*$/.test(
        before,
      ) ||
        /^(?:quartier|quarter|district|veirel|gegend|geigend|area|umgebung|zone)$/.test(after))) ||
    (word === 'gare' && isCapitalised && IN_QUARTER.test(before)) ||
    (/^(?:bahnhof|hauptbahnhof|gare)$/.test(word) &&
      /(?:^|\s)(?:luxembourg|luxemburg|luxemburgo|letzebuerg|lux)$/.test(before)) ||
    (word === 'gare' &&
      isCapitalised &&
      reading.tokens.length > 1 &&
      reading.tokens[at + 1]?.clause !== reading.tokens[at]!.clause &&
      (isAlone(reading, at) || reading.fields[at - 1] !== null))
  const named = isQuarter ? gazetteer.names.get('quartier gare') : undefined
  if (!named) return null
  const hasAfter = /^(?:quartier|quarter|district|veirel|gegend|geigend|area|umgebung)$/.test(after)
  return {
    places: toWishes(gazetteer, named, reading.tokens[at]!.text, relationAt(reading, at), false),
    end: at + (hasAfter ? 2 : 1),
  }
}

/** `in the city`, `an der Stad`, `la capitale`: Luxembourg City. */
export function cityAt(reading: QueryReading, gazetteer: Gazetteer, at: number): FoundPlaces | null {
  const { word } = reading.tokens[at]!
  if (!CITY_WORDS.has(word)) return null
  const before = wordsBefore(reading, at, 2)
  const isCapital = /^(?:capital|capitale|hauptstadt|haaptstad)$/.test(word)
  const isStad =
    word === 'stad' && (CITY_BEFORE.test(before) || (isAlone(reading, at) && reading.tokens[at]!.isCapitalised))
  const next = reading.tokens[at + 1]?.word ?? ''
  const isCity =
    /^(?:city|ville|cidade|stadt)$/.test(word) &&
    /(?:^|\s)(?:in the|near the|to the|dans la|en|a la|de la|in der|nahe der|na|da)$/.test(before) &&
    !/(?:^|\s)(?:centro|centre|center|zentrum|coeur|coracao|heart)(?: (?:of|de|da|der))?(?: (?:the|la))?$/.test(
      wordsBefore(reading, at, 3),
    ) &&
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
  const metres = radiusBefore(reading, at)
  return { places: metres === null ? places : places.map((wish) => withinRadius(wish, metres)), end: at + 1 }
}
