import { pattern } from '../../../language/words/lines.ts'
import { foldName } from '../../../language/fold.ts'
import type { Gazetteer, NamedPlace } from '../../../places/gazetteer.ts'
import { NEAR_RADIUS_M, settlePlaces, toWishes } from './place-wishes.ts'
import { CANTON, IN, isOfAddress, NEAR, ORDINARY_NAMES, relationAt, TITLE_BEFORE } from './place-words.ts'
import { claim, joinedWords, textOf, wordsBefore, wordsFrom } from '../words/query-reading.ts'
import type { QueryReading } from '../words/query-reading.ts'
import { LEFT_BEHIND, NEGATORS, REFUSED_NEXT } from '../words/query-words.ts'
import { FUNCTION_WORDS } from '../../../language/queries/function-words.ts'
import { isPlaceOfWork } from './read-commutes.ts'
import { cityAt, stationQuarterAt } from './capital-names.ts'
import { RADIUS_NOUN } from '../../../language/queries/places/distances.ts'
import { radiusAfter, radiusBefore, withinRadius, withLooseRadius } from './place-radius.ts'
import { isAlone, regionAt } from './read-region.ts'
import type { FoundPlaces } from './read-region.ts'
import type { PlaceWish } from '../../intent/search-intent.ts'
import { wishMatcher } from '../wishes/wish-matcher.ts'

const AROUND_AFTER = pattern(String.raw`
      ^(?:(?:area|region|surroundings|u (?:umgebung|umland|geigend|emgeigend)
      (?:or|and|ou|et|oder|und|an|e) (?:an der (?:geigend|emgeigend|noperschaft|nei)|in der (?:gegend|umgebung|region
      nachbarschaft)|dans (?:les environs|le coin|la region|les alentours)|na (?:zona|regiao|vizinhanca)|in the area|thereabouts)\b|and around|(?:or
      and|ou|et|oder|und|e) (?:near|nearby|close|closeby|neighbouring|proche|pres|pas loin|nah|naher|in der naheren|drumherum|rundherum|perto
      por perto|proximo|no bei|an der nei|nopesch|drem erem|ronderem|autour|limitrophes?|communes? (?:voisines?|limitrophes?)|nachbargemeinden?)\b
      and surroundings|or surroundings|or around|or nearby|and nearby)\b|(?:et|ou|und|oder|an|e|ou) (?:ses |les |seine |seng |arredores|environs
      alentours|umgebung|emgeigend|umland|proximites|nahe|redondezas|in der nahe|de geigend|d emgeigend|a l entour)|environs|umgebung|arredores
      (?:ou|or|oder|od|e|et|an) (?:ali |juste |la )?(?:a volta|a cote|ali perto|aos arredores|next door|nebenan|doniewent))
    `)
const AREA_BEFORE =
  /(?:^|\s)(?:region|raum|umkreis|gegend|geigend|secteur|zone|regiao|zona|greater)(?: (?:de|d|du|of|um|von|vun|em|do|da|a|the|la|le))*$/
const MIN_FREE_LETTERS = 4

/** The places and regions that a query names, with `near` and `not in`. Words that belong to no place stay free. */
export function readPlaces(reading: QueryReading, gazetteer: Gazetteer | undefined): PlaceWish[] {
  const places: PlaceWish[] = []
  const { tokens, fields } = reading
  const named: FoundAt[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (fields[at] !== null || tokens[at]!.value !== null || isOfAddress(reading, at)) continue
    const found =
      regionAt(reading, gazetteer, at) ??
      (gazetteer &&
        (stationQuarterAt(reading, gazetteer, at) ?? cityAt(reading, gazetteer, at) ?? nameAt(reading, gazetteer, at)))
    if (!found) continue
    const isLeft =
      LEFT_BEHIND.test(wordsBefore(reading, at, 8)) ||
      TOO.test(wordsFrom(reading, found.end, 6)) ||
      (found.places[0]?.kind === 'abroad' && ROAD_BEFORE.test(wordsBefore(reading, at, 3)))
    if (!isLeft) named.push({ at, ...found })
    // `Remich ou Mondorf, quer dizer, Mondorf fica longe do trabalho`
    else
      for (const before of named)
        before.places = before.places.filter(
          ({ slug, relation }) => relation === 'not_in' || !found.places.some((one) => one.slug === slug),
        )
    const refusal = found.places.some(({ relation }) => relation === 'not_in') ? refusalBefore(reading, at) : at
    claim(reading, 'place', refusal, found.end)
    if (refusal < at) for (const place of found.places) place.text = textOf(reading, refusal, found.end)
    at = found.end - 1
  }
  if (gazetteer) named.push(...listedPlaces(reading, gazetteer, named))
  named.sort((a, b) => a.at - b.at)
  if (gazetteer) shareCantons(reading, gazetteer, named)
  shareRelations(reading, named)
  // `Mersch or Lintgen, no, not Lintgen`
  for (const { at, places: refused } of named)
    for (const before of named)
      if (before.at < at)
        before.places = before.places.filter(
          ({ slug, relation }) =>
            relation === 'not_in' || !refused.some((one) => one.relation === 'not_in' && one.slug === slug),
        )
  const homes = named.filter(({ at }) => !isPlaceOfWork(reading, at))
  const isHomeNamed = homes.some(({ places: found }) => found.some(({ relation }) => relation !== 'not_in'))
  // One wants to live near one's work, unless one says where.
  for (const { places: found } of isHomeNamed ? homes : named)
    places.push(
      ...found.map((place) => (isHomeNamed || place.relation === 'not_in' ? place : nearWork(reading, place, named))),
    )
  // `Luxembourg or Bertrange`: the city.
  const isChoice = named.some(
    ({ at, end, places: [place] }) =>
      place?.slug === 'luxembourg' &&
      [tokens[at - 1], tokens[at - 2], tokens[end]].some((token) => /^(?:or|ou|oder)$/.test(token?.word ?? '')),
  )
  const settled = settlePlaces(
    withLooseRadius(reading, withoutAbroad(reading, withoutWiderRegion(places), named)),
    isChoice,
  )
  if (settled.some(({ radiusM }) => radiusM !== null))
    for (const [index, { word }] of tokens.entries()) if (RADIUS_NOUN.test(word)) fields[index] ??= 'place'
  return settled
}

/** `Esch ist zu laut`: a place that is named to say why not. */
const TOO = pattern(String.raw`
      ^(?:(?:c est|est|is|ist|ass|e|fica|s) )(?:[a-z]+ ){0,3}(?:trop|too|zu|ze|demasiado|muito|far|loin) ?(?:cher|loin|expensive|far|loud|noisy|laut|teuer
      weit|deier|wait|caro|longe|barulhent)
      ^(?:fica|esta|e) (?:longe|caro|cara)(?= |$)
    `)
/** `route d'Arlon`, `les bouchons d'Arlon` lie in the country. */
const ROAD_BEFORE =
  /(?:^| )(?:route|rue|avenue|bouchons|trafic|stau|strasse|strooss|traffic|estrada) (?:d|de|du|von|vun|nach|to|from)$/

/** `couple from Bastogne, flat in Wiltz`: beside a place of the country one abroad is where people come from; its words are told as not understood. */
function withoutAbroad(reading: QueryReading, places: readonly PlaceWish[], named: readonly FoundAt[]): PlaceWish[] {
  const isHome = ({ kind, relation }: PlaceWish): boolean => kind !== 'abroad' && relation !== 'not_in'
  if (!places.some(isHome)) return [...places]
  for (const { at, end, places: found } of named)
    if (found.length > 0 && found.every(({ kind, relation }) => kind === 'abroad' && relation !== 'not_in')) {
      reading.fields.fill(null, at, end)
      const kept = reading.understood.filter(({ from, to }) => to <= at || from >= end)
      reading.understood.splice(0, reading.understood.length, ...kept)
    }
  return places.filter(({ kind, relation }) => kind !== 'abroad' || relation === 'not_in')
}

/** `up north (Wincrange, Troisvierges)`: the places say where in the region. */
function withoutWiderRegion(places: readonly PlaceWish[]): PlaceWish[] {
  const inside = places.filter(({ kind, relation }) => kind !== 'region' && relation !== 'not_in')
  return places.filter(({ kind, relation, communes }) => {
    const isWider = inside.length > 1 && inside.every((place) => place.communes.every((one) => communes.includes(one)))
    return !(kind === 'region' && relation === 'in' && isWider && inside.every((place) => place.communes.length > 0))
  })
}

/** Where the word stands that refuses the place; the place itself where none does. */
function refusalBefore({ tokens, fields }: QueryReading, at: number): number {
  for (let before = at - 1; before >= Math.max(0, at - 6); before--) {
    if (tokens[before]!.clause !== tokens[at]!.clause || fields[before] !== null) break
    if (NEGATORS.has(tokens[before]!.word)) {
      // `ne veux ni`, `je ne veux pas`
      const first = tokens.findIndex(
        ({ word, clause }, index) => index >= before - 3 && clause === tokens[at]!.clause && NEGATORS.has(word),
      )
      return first >= 0 && fields.slice(first, before).every((field) => field === null) ? first : before
    }
  }
  return at
}

/** Where the place is one of work, what lies near enough to go there every day. */
function nearWork(reading: QueryReading, place: PlaceWish, named: readonly FoundAt[]): PlaceWish {
  const isWork = named.some(({ at, places }) => places.includes(place) && isPlaceOfWork(reading, at))
  return isWork ? nearby(place, WORK_RADIUS_M) : place
}

const WORK_RADIUS_M = 10_000

interface FoundAt extends FoundPlaces {
  at: number
}

const LIST_JOINT = /^(?:or|ou|o|oder|od|u|and|et|und|e|an|a|nor|ni|noch|nem|resp|bzw|sowie|respektiv|sinon|also|plus)$/
const LIST_FILLER = pattern(String.raw`
      ^(?:in|at|a|au|aux|en|dans|zu|zou|em|no|na|the|la|le|l|d|de|du|da|do|dem|der|even|maybe|perhaps|auch|och|aussi|peut|etre|am|um|op|either|village
      commune|quartier|of|zone|zona|area|secteur|gegend|geigend|bairro|viertel)$
    `)

/** Words between two places of a list: `e a zona da`. */
const LONGEST_JOINT = 4

/** Whether two places stand in one list: `Gare or Hollerich`, `Cents / Hamm / Neudorf`, `Esch, Belvaux ou Sanem`. */
function isListed({ tokens }: QueryReading, end: number, next: number): 'or' | 'comma' | null {
  const between = tokens.slice(end, next)
  if (between.length > LONGEST_JOINT || next <= 0 || end > next) return null
  const hasJoint = between.some(({ word }) => LIST_JOINT.test(word))
  if (!between.every(({ word }) => LIST_JOINT.test(word) || LIST_FILLER.test(word))) return null
  if (hasJoint) return 'or'
  return between.length === 0 && tokens[next]!.clause !== tokens[end - 1]!.clause ? 'comma' : null
}

/** Names that are ordinary words too are meant as names beside another: `Grund or Clausen`. */
function listedPlaces(reading: QueryReading, gazetteer: Gazetteer, named: readonly FoundAt[]): FoundAt[] {
  const { tokens, fields } = reading
  const more: FoundAt[] = []
  const known = [...named]
  for (let round = 0; round < 4; round++) {
    const found = more.length
    for (let at = 0; at < tokens.length; at++) {
      if (fields[at] !== null || tokens[at]!.value !== null) continue
      const { word, isCapitalised } = tokens[at]!
      const isOrdinary = FUNCTION_WORDS.has(word) || wishMatcher().knows(word) || ORDINARY_NAMES.has(word)
      const before = tokens[at - 1]?.word ?? ''
      const isChoice = word === 'gare' && (/^(?:or|ou|oder)$/.test(before) || NEGATORS.has(before))
      if (!isCapitalised && !isChoice && (isOrdinary || word.length < MIN_FREE_LETTERS)) continue
      const isBeside = known.some(
        (place) =>
          (place.end <= at && isListed(reading, place.end, at)) ||
          (place.at > at && isListed(reading, at + 1, place.at)),
      )
      const key = tokens[at]!.word === 'gare' ? 'quartier gare' : tokens[at]!.word
      const names = isBeside
        ? gazetteer.names.get(key)?.filter(({ place, rank }) => 'commune' in place && rank <= 3)
        : undefined
      if (!names || names.length === 0) continue
      const places = toWishes(gazetteer, names, tokens[at]!.text, relationAt(reading, at), false)
      claim(reading, 'place', at, at + 1)
      const one = { at, end: at + 1, places }
      more.push(one)
      known.push(one)
    }
    if (more.length === found) break
  }
  return more
}

/** `Kantone Mersch und Diekirch`: the word stands for both. */
function shareCantons(reading: QueryReading, gazetteer: Gazetteer, named: FoundAt[]): void {
  for (let index = 1; index < named.length; index++) {
    const [before, own] = [named[index - 1]!, named[index]!]
    const isCanton = before.places[0]?.kind === 'canton' && isListed(reading, before.end, own.at) !== null
    const [place] = own.places
    if (!isCanton || place === undefined || place.kind === 'canton' || place.kind === 'region') continue
    const same = gazetteer.names.get(foldName(place.name))?.filter((other) => other.place.kind === 'canton') ?? []
    if (same.length > 0) own.places = toWishes(gazetteer, same, place.text, place.relation, place.isCorrected)
  }
}

/**
 * `near Strassen or Bertrange`, `not in Esch or Differdange`: one word for all of a list. A refusal reaches over a comma only where the list goes on
 * with `or`.
 */
function shareRelations(reading: QueryReading, named: FoundAt[]): void {
  const areas = new Set<FoundAt>()
  for (let index = 1; index < named.length; index++) {
    const [before, own] = [named[index - 1]!, named[index]!]
    const joint = isListed(reading, before.end, own.at)
    const relation = before.places[0]?.relation
    if (
      joint === null ||
      relation === undefined ||
      relation === 'in' ||
      own.places.some((place) => place.relation !== 'in')
    )
      continue
    if (CANTON.test(wordsBefore(reading, own.at, 3))) continue
    const next = named[index + 1]
    const goesOn = joint === 'or' || (next !== undefined && isListed(reading, own.end, next.at) === 'or')
    if (relation === 'not_in' && (!goesOn || hasOwnIn(reading, before.end, own.at))) continue
    // `Raum Bissen/Mersch`
    const isArea = AREA_BEFORE.test(wordsBefore(reading, before.at, 4)) || areas.has(before)
    if (isArea) areas.add(own)
    if (relation === 'near' && joint === 'comma' && !goesOn && !isArea) continue
    own.places = own.places.map((place) =>
      relation === 'near' ? nearby(place, before.places[0]!.radiusM) : { ...place, relation },
    )
  }
}

/** `pas à Esch mais à Mersch`; `neither in Esch nor in Belval` refuses both. */
function hasOwnIn({ tokens }: QueryReading, end: number, next: number): boolean {
  const between = tokens.slice(end, next).map(({ word }) => word)
  return between.some((word) => /^(?:but|mais|aber|sondern|mas|mee|awer|plutot|lieber)$/.test(word))
}

function nearby(place: PlaceWish, radiusM?: number | null): PlaceWish {
  if (place.latitude === null || place.relation !== 'in') return place
  const usual =
    NEAR_RADIUS_M[place.slug === 'luxembourg' ? 'city' : (place.kind as keyof typeof NEAR_RADIUS_M)] ??
    NEAR_RADIUS_M.commune
  return { ...place, relation: 'near', radiusM: Math.max(usual, radiusM ?? 0) }
}

function nameAt(reading: QueryReading, gazetteer: Gazetteer, at: number): FoundPlaces | null {
  const { word } = reading.tokens[at]!
  if (!firstWords(gazetteer).has(word === 'st' ? 'saint' : word)) return null
  const longest = Math.min(gazetteer.maxWords, 6)
  for (let length = longest; length >= 1; length--) {
    const text = joinedWords(reading, at, at + length)
    if (text === null) continue
    // `Esch-on-Sûre`
    const key = text
      .replace(/\bst\b/g, 'saint')
      .replace(/ (?:on|upon) /, ' sur ')
      .replace(/ dor$/, ' d or')
    const named = gazetteer.names.get(key)
    if (!named || !isMeant(reading, at, length, key, named)) continue
    const readings = isCantonMeant(reading, at, at + length) ? cantonsFirst(gazetteer, named) : named
    const isAround =
      AROUND_AFTER.test(wordsFrom(reading, at + length, 4)) || AREA_BEFORE.test(wordsBefore(reading, at, 4))
    const refusal = REFUSED_NEXT.exec(wordsFrom(reading, at + length, 7))
    const end = at + length + (refusal ? refusal[0].split(' ').length : 0)
    const relation = refusal ? 'not_in' : relationAt(reading, at)
    const wishes = toWishes(
      gazetteer,
      readings,
      textOf(reading, at, end),
      isAround && relation === 'in' ? 'near' : relation,
      false,
    )
    const metres = radiusBefore(reading, at) ?? radiusAfter(reading, at + length)
    const places = metres === null ? wishes : wishes.map((wish) => withinRadius(wish, metres))
    if (places.length > 0) return { places, end }
  }
  return null
}

const knownFirstWords = new WeakMap<Gazetteer, ReadonlySet<string>>()

/** Words that names of places begin with; gathered once. */
function firstWords(gazetteer: Gazetteer): ReadonlySet<string> {
  const words = knownFirstWords.get(gazetteer) ?? new Set(gazetteer.names.keys().map((name) => name.split(' ', 1)[0]!))
  knownFirstWords.set(gazetteer, words)
  return words
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
  if (TITLE_BEFORE.test(before)) return false
  const isPlaced = IN.test(before) || NEAR.test(before)
  // `centre-ville` is a kind of place; Ville-Haute has names of its own.
  if (length > 1) return !FUNCTION_WORDS.has(key) && key !== 'centre ville'
  if (
    ORDINARY_NAMES.has(key) ||
    (wishMatcher().knows(key) && !((isCapitalised || isAlone(reading, at)) && named[0]!.rank <= 2))
  ) {
    if (
      (key.length < 4 && !(key.length === 3 && isCapitalised && IN.test(before))) ||
      /^(?:gare|centre|park|parc|nord|sud|est|city|ville|stad|tram|bus|train|village|dorf|rue|lac|see)$/.test(key)
    )
      return false
    return (
      isCapitalised && (/(?:^|\s)(?:in|at|a|zu|em|op|bei|near|nahe|or|ou|oder)$/.test(before) || isAlone(reading, at))
    )
  }
  if (FUNCTION_WORDS.has(word) || (word === 'cents' && !isCapitalised)) return false
  const rank = named[0]!.rank
  if (key.length < MIN_FREE_LETTERS || rank >= 4) return isPlaced && (isCapitalised || key.length >= 5) && rank < 7
  return isPlaced || isCapitalised || key.length >= 5 || (rank <= 2 && !wishMatcher().spells(key))
}

/** `Kanton Esch`, `Capellen canton`. */
function isCantonMeant(reading: QueryReading, at: number, end: number): boolean {
  return CANTON.test(wordsBefore(reading, at, 3)) || /^(?:canton|kanton|cantao)\b/.test(wordsFrom(reading, end, 1))
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
