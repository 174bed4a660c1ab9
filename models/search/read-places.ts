import { editDistance, typoBudget } from '../places/edit-distance.ts'
import { lettersApart } from './letters-apart.ts'
import type { Gazetteer, NamedPlace, Place } from '../places/gazetteer.ts'
import { claim, wordsBefore } from './query-reading.ts'
import type { QueryReading } from './query-reading.ts'
import { FUNCTION_WORDS, NEGATORS } from './query-words.ts'
import { REGIONS } from './regions.ts'
import type { Region } from './regions.ts'
import type { PlaceWish } from './search-intent.ts'
import { wishMatcher } from './wish-matcher.ts'

/** Straight-line metres that count as near, by what is named: a town is larger than a quarter. */
export const NEAR_RADIUS_M = { commune: 6000, locality: 4000, quarter: 2000, station: 1500, city: 9000 } as const

const IN =
  /(?:^|\s)(?:in|at|a|au|aux|en|dans|sur|vers|zu|zou|am|an|op|em|na|no|nos|nas|to|nach|im|inside|commune de|commune d|gemeinde|gemeng|town of|city of|ville de|village de|village of|concelho de|canton|kanton|cantao|quartier|viertel|bairro|area|region|quarter|neighbourhood|von|vun|from|de|d|of|du|der|do|da|la|le|l|the|direction|richtung|locality|umgebung|location|localite|ort|lage|living)(?: (?:the|la|le|les|l|de|d|der|dem|den|a|o|city|town|stad|ville|cidade|village|commune|secteur|quartier|zone|district|raum|gemeinde|gemeng|canton|kanton|cantao|of|du|von|vun|do|da|em))*$/
const NEAR =
  /(?:^|\s)(?:near|nearby|close|close to|around|next to|not far from|vicinity of|surroundings of|outskirts of|outside|beside|by|pres|proche|proches|autour|alentours|aux alentours|proximite|cote|environs|peripherie|pas loin|non loin|bei|nah|nahe|nahe bei|nahe von|naher|umkreis|umkreis von|umgebung|umgebung von|nahe|rund um|unweit|no bei|nobei|an der geigend|emgeigend|ronderem|net wait|net wait vun|perto|proximo|a volta|arredores|redondezas|ao pe|junto|imediacoes|vizinhanca|nicht weit)(?: (?:the|to|of|from|de|d|du|des|la|le|l|a|an|von|vun|vum|bei|da|do|dos|das|o|os|der|dem|beim|city|town|stad|ville|cidade|ville de|cidade do))*$/
const CANTON = /(?:^|\s)(?:canton|kanton|cantao)(?: (?:of|de|d|du|von|vun|do|da|the|l))*$/
const DIRECTION_AFTER =
  /(?:^|\s)(?:in|im|am|an|au|a|le|the|dans|dans le|dans l|en|no|na|ao|do|du|of|de|d|l|up|down|somewhere|rather|plutot|eher|further|far|tief|haut|region|part|side|vers|towards)$/
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
/** Everyday words that are names too: they count only after a word of place and with a capital, or not at all. */
const ORDINARY_NAMES = new Set([
  'barriere',
  'centre',
  'centre ville',
  'fond',
  'gare',
  'grund',
  'moulin',
  'perle',
  'plateau',
  'poteau',
  'surre',
  'ville haute',
  'wahl',
  'ell',
  'fels',
  'stegen',
  'bech',
  'parc',
  'park',
  'hamm',
  'cap',
  'lux',
  'hoffnung',
  'schock',
  'neuhaus',
  'neuhaeusgen',
  'bous',
  'roost',
  'born',
  'dall',
  'berg',
  'hell',
  'ahn',
  'asselborn',
  'essen',
  'metz',
  'nord',
  'sud',
  'est',
  'land',
  'haus',
  'garten',
  'bau',
  'mont',
  'bois',
  'forest',
  'wald',
  'au',
  'an',
  'am',
  'im',
  'in',
  'wo',
  'mir',
  'ech',
  'hei',
  'do',
  'den',
  'de',
  'up',
  'moderne',
  'lilien',
  'tram',
  'bus',
  'train',
  'stad',
  'city',
  'ville',
  'perl',
  'nancy',
  'arc',
  'mess',
  'alzette',
  'sure',
  'sauer',
  'attert',
  'syre',
  'eisch',
  'kiem',
  'hal',
  'hall',
  'rue',
  'lac',
  'see',
  'stausee',
  'dorf',
  'village',
])
const REGION_NAMES: ReadonlyMap<string, Region> = new Map(
  REGIONS.flatMap((region) => region.names.map((name): [string, Region] => [name, region])),
)
const REGION_STARTS: ReadonlySet<string> = new Set([...REGION_NAMES.keys()].map((name) => name.split(' ')[0]!))
const MOST_REGION_WORDS = 5
const MIN_FREE_LETTERS = 4
const MAX_TYPO_TRIES = 6

/** The places and regions that a query names, with `near` and `not in`. Words that belong to no place stay free. */
export function readPlaces(reading: QueryReading, gazetteer: Gazetteer | undefined): PlaceWish[] {
  const places: PlaceWish[] = []
  const { tokens, fields } = reading
  for (let at = 0; at < tokens.length; at++) {
    if (fields[at] !== null || tokens[at]!.value !== null) continue
    const found =
      regionAt(reading, gazetteer, at) ??
      (gazetteer && (cityAt(reading, gazetteer, at) ?? nameAt(reading, gazetteer, at)))
    if (!found) continue
    places.push(...found.places)
    claim(reading, 'place', at, found.end)
    at = found.end - 1
  }
  return settle(places)
}

/** Places among words that nothing else knew, one typo forgiven below nine letters and two from there. */
export function readMisspelledPlaces(
  reading: QueryReading,
  gazetteer: Gazetteer,
  isKnown: (word: string) => boolean,
): PlaceWish[] {
  const places: PlaceWish[] = []
  let tries = 0
  for (let at = 0; at < reading.tokens.length && tries < MAX_TYPO_TRIES; at++) {
    const { word, value, isCapitalised } = reading.tokens[at]!
    if (reading.fields[at] !== null || value !== null || word.length < 5 || isKnown(word)) continue
    const before = wordsBefore(reading, at, 4)
    if (!isCapitalised && (word.length < 7 || !(IN.test(before) || NEAR.test(before)))) continue
    tries++
    for (const length of [2, 1]) {
      const text = joined(reading, at, at + length)
      const named = text === null ? [] : correct(gazetteer, text)
      if (named.length === 0) continue
      const relation = relationAt(reading, at)
      places.push(...toWishes(gazetteer, named, claim(reading, 'place', at, at + length), relation, true))
      break
    }
  }
  return settle(places)
}

interface Found {
  places: PlaceWish[]
  end: number
}

function regionAt(reading: QueryReading, gazetteer: Gazetteer | undefined, at: number): Found | null {
  if (REGION_STARTS.has(reading.tokens[at]!.word))
    for (let length = MOST_REGION_WORDS; length >= 1; length--) {
      const region = REGION_NAMES.get(joined(reading, at, at + length) ?? '')
      if (region) return regionFound(reading, gazetteer, region, at, at + length)
    }
  const { word } = reading.tokens[at]!
  const region = REGIONS.find(({ directions }) => directions.includes(word))
  if (!region || !(DIRECTION_AFTER.test(wordsBefore(reading, at, 2)) || isAlone(reading, at))) return null
  const next = reading.tokens[at + 1]?.word ?? ''
  // `centre of Esch`, `south of Mersch`, `centre ville`, `south facing` mean something else.
  if (/^(?:ville|facing|commercial|culturel)$/.test(next)) return null
  if (region.slug === 'centre' && /^(?:of|de|d|von|vun|do|da|vum)$/.test(next)) return null
  return regionFound(reading, gazetteer, region, at, at + 1)
}

/** A direction that is a clause of its own: `3 bedrooms, south, quiet`. */
function isAlone({ tokens }: QueryReading, at: number): boolean {
  const { clause } = tokens[at]!
  return tokens[at - 1]?.clause !== clause && tokens[at + 1]?.clause !== clause
}

function regionFound(
  reading: QueryReading,
  gazetteer: Gazetteer | undefined,
  { slug, name, cantons }: Region,
  at: number,
  end: number,
): Found {
  const communes = gazetteer ? communesOfCantons(gazetteer, cantons) : []
  const relation = relationAt(reading, at) === 'not_in' ? 'not_in' : 'in'
  const text = joined(reading, at, end) ?? name
  const place: PlaceWish = {
    text,
    kind: 'region',
    slug,
    name,
    communes,
    relation,
    radiusM: null,
    latitude: null,
    longitude: null,
    isCorrected: false,
  }
  return { places: [place], end }
}

/** `in the city`, `an der Stad`, `la capitale`: Luxembourg City. */
function cityAt(reading: QueryReading, gazetteer: Gazetteer, at: number): Found | null {
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

function nameAt(reading: QueryReading, gazetteer: Gazetteer, at: number): Found | null {
  const longest = Math.min(gazetteer.maxWords, 6)
  for (let length = longest; length >= 1; length--) {
    const text = joined(reading, at, at + length)
    if (text === null) continue
    const key = text.replace(/\bst\b/g, 'saint')
    const named = gazetteer.names.get(key)
    if (!named || !isMeant(reading, at, length, key, named)) continue
    const readings = CANTON.test(wordsBefore(reading, at, 3)) ? cantonsFirst(named) : named
    const wishes = toWishes(gazetteer, readings, textAt(reading, at, at + length), relationAt(reading, at), false)
    const metres = radiusBefore(reading, at)
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
    return isCapitalised && /(?:^|\s)(?:in|at|a|zu|em|op|bei|near|nahe)$/.test(before)
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

function withinRadius(wish: PlaceWish, radiusM: number): PlaceWish {
  return wish.latitude === null ? wish : { ...wish, relation: 'near', radiusM }
}

function cantonsFirst(named: readonly NamedPlace[]): readonly NamedPlace[] {
  const cantons = named.filter(({ place }) => place.kind === 'canton')
  return cantons.length > 0 ? cantons : named
}

type Relation = { relation: PlaceWish['relation']; radiusM: number | null }['relation']

function relationAt(reading: QueryReading, at: number): Relation {
  const before = wordsBefore(reading, at, 5)
  if (NEAR.test(before)) return 'near'
  const words = before.split(' ').slice(-3)
  const isRefused =
    words.some((word) => NEGATORS.has(word)) ||
    /(?:^|\s)(?:ausser|outside of|ausserhalb|hors|fora|exceto|sauf|except)(?: (?:de|d|von|vun|of|in|a|zu|em))*$/.test(
      before,
    )
  return isRefused ? 'not_in' : 'in'
}

function toWishes(
  gazetteer: Gazetteer,
  named: readonly NamedPlace[],
  text: string,
  relation: Relation,
  isCorrected: boolean,
): PlaceWish[] {
  const [best] = named
  if (!best) return []
  const equals = named.filter(({ rank }) => rank === best.rank)
  const seen = new Set<Place>()
  return equals.flatMap(({ place }) => {
    if (seen.has(place)) return []
    seen.add(place)
    const wish = toWish(gazetteer, place, text, relation, isCorrected)
    return wish ? [wish] : []
  })
}

function toWish(
  gazetteer: Gazetteer,
  place: Place,
  text: string,
  relation: Relation,
  isCorrected: boolean,
): PlaceWish | null {
  if (place.kind === 'country') return null
  const { kind, slug, name } = place
  const base = { text, kind, slug, name, relation, isCorrected }
  if (place.kind === 'canton')
    return {
      ...base,
      relation: relation === 'near' ? 'in' : relation,
      communes: [...place.communes].sort(),
      radiusM: null,
      latitude: null,
      longitude: null,
    }
  const { latitude, longitude } = place
  const communes = place.kind === 'abroad' ? [] : [place.commune]
  const radiusM = relation === 'near' || place.kind === 'abroad' ? radiusOf(place) : null
  // A village that bears its commune's name means the commune.
  if (place.kind === 'locality' && gazetteer.communes.get(place.slug)?.commune === place.commune)
    return { ...base, kind: 'commune', slug: place.commune, communes, radiusM, latitude, longitude }
  return { ...base, communes, radiusM, latitude, longitude }
}

function radiusOf(place: Place): number {
  if (place.kind === 'abroad') return NEAR_RADIUS_M.city
  if (place.slug === 'luxembourg') return NEAR_RADIUS_M.city
  if (place.kind === 'quarter') return NEAR_RADIUS_M.quarter
  return place.kind === 'locality' ? NEAR_RADIUS_M.locality : NEAR_RADIUS_M.commune
}

/** `house in Mersch, Luxembourg`: the country, where a place in it is named as well. */
function settle(places: readonly PlaceWish[]): PlaceWish[] {
  const precise = places.filter(
    ({ slug, kind, relation }) => relation !== 'not_in' && !(slug === 'luxembourg' && kind === 'commune'),
  )
  const kept = places.filter(
    ({ slug, kind, text, relation }) =>
      precise.length === 0 ||
      relation === 'not_in' ||
      slug !== 'luxembourg' ||
      kind !== 'commune' ||
      !/^(?:luxembourg|luxemburg|luxemburgo|letzebuerg|lëtzebuerg)$/i.test(text),
  )
  const seen = new Set<string>()
  return kept.filter(({ kind, slug, relation }) => {
    const key = `${kind} ${slug} ${relation}`
    return seen.has(key) ? false : Boolean(seen.add(key))
  })
}

function joined({ tokens, fields }: QueryReading, from: number, to: number): string | null {
  if (to > tokens.length) return null
  const { clause } = tokens[from]!
  const words: string[] = []
  for (let at = from; at < to; at++) {
    const token = tokens[at]!
    if (token.clause !== clause || token.value !== null || fields[at] !== null) return null
    words.push(token.word)
  }
  return words.join(' ')
}

function textAt({ tokens }: QueryReading, from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
}

function communesOfCantons(gazetteer: Gazetteer, cantons: readonly string[]): string[] {
  const communes = new Set<string>()
  for (const named of gazetteer.names.values())
    for (const { place } of named)
      if (place.kind === 'canton' && cantons.includes(place.slug)) for (const slug of place.communes) communes.add(slug)
  return [...communes].sort()
}

/** Names of inland places within the typo budget; none where two communes are equally near. */
function correct(gazetteer: Gazetteer, folded: string): readonly NamedPlace[] {
  const budget = typoBudget(folded.length)
  if (budget === 0) return []
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
  return communes.size === 1 ? named.toSorted((a, b) => a.rank - b.rank) : []
}

const keysByLetter = new WeakMap<Gazetteer, ReadonlyMap<string, readonly string[]>>()

/** Names of places of the country by first letter, which is seldom mistyped. */
function inlandKeys(gazetteer: Gazetteer): ReadonlyMap<string, readonly string[]> {
  const known = keysByLetter.get(gazetteer)
  if (known) return known
  const keys = new Map<string, string[]>()
  for (const [key, named] of gazetteer.names) {
    if (ORDINARY_NAMES.has(key) || !named.some(({ place }) => 'commune' in place)) continue
    const same = keys.get(key[0]!)
    if (same) same.push(key)
    else keys.set(key[0]!, [key])
  }
  keysByLetter.set(gazetteer, keys)
  return keys
}
