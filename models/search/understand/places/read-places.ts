import { RADIUS_NOUN } from '../../../language/queries/places/distances.ts'
import { ROAD_BEFORE, TOO } from '../../../language/queries/places/meant-places.ts'
import { PLACE_OF_LIFE } from '../../../language/queries/places/places-of-life.ts'
import { RIDE_TO } from '../../../language/queries/ways-to-work.ts'
import { OR } from '../../../language/queries/places/place-lists.ts'
import type { PlaceWish } from '../../intent/search-intent.ts'
import type { QueryReading } from '../words/query-reading.ts'
import { NEGATORS } from '../words/query-words.ts'
import { LEFT_BEHIND, ORIGIN } from '../../../language/queries/types/left-homes.ts'
import { cityAt, stationQuarterAt } from './capital-names.ts'
import { nameAt } from './gazetteer-names.ts'
import { listedPlaces, shareCantons, shareRelations, type FoundAt } from './listed-places.ts'
import { withLooseRadius } from './place-radius.ts'
import { nearby, settlePlaces } from './place-wishes.ts'
import { isOfAddress } from './place-words.ts'
import { AREA_LABEL } from '../../../language/queries/places/surroundings.ts'
import type { DemandAt } from '../wishes/demand-headings.ts'
import { isPlaceOfWork } from './read-commutes.ts'
import { regionAt } from './read-region.ts'

/**
 * The places and regions that a query names, with `near` and `not in`. Words that belong to no place stay free.
 * @param demandOf what a heading says of a word: `excluded: Esch, Belval` refuses all that it lists
 */
export function readPlaces(reading: QueryReading, demandOf: DemandAt): PlaceWish[] {
  const places: PlaceWish[] = []
  const { tokens, fields, gazetteer } = reading
  const named: FoundAt[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (fields[at] !== null || tokens[at]!.value !== null || isOfAddress(reading, at)) continue
    const found =
      regionAt(reading, at) ??
      (gazetteer &&
        (stationQuarterAt(reading, gazetteer, at) ?? cityAt(reading, gazetteer, at) ?? nameAt(reading, gazetteer, at)))
    if (!found) continue
    const isExcluded = demandOf(at) === 'refused'
    if (isExcluded) found.places = found.places.map((place) => ({ ...place, relation: 'not_in' }))
    const isLeft =
      LEFT_BEHIND.test(reading.wordsBefore(at, 8)) ||
      ORIGIN.test(reading.wordsBefore(at, 7)) ||
      TOO.test(reading.wordsFrom(found.end, 6)) ||
      RIDE_TO.test(reading.wordsBefore(at, 5)) ||
      (found.places[0]?.kind === 'abroad' && ROAD_BEFORE.test(reading.wordsBefore(at, 3)))
    if (!isLeft) named.push({ at, ...found })
    // `Remich ou Mondorf, quer dizer, Mondorf fica longe do trabalho`
    else
      for (const before of named)
        before.places = before.places.filter(
          ({ slug, relation }) => relation === 'not_in' || !found.places.some((one) => one.slug === slug),
        )
    const isRefused = found.places.some(({ relation }) => relation === 'not_in')
    const from = labelBefore(reading, at, isExcluded) ?? (isRefused ? refusalBefore(reading, at) : at)
    reading.claim('place', from, found.end)
    if (from < at) for (const place of found.places) place.text = reading.textOf(from, found.end)
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
  const old = new Set(
    named.filter(
      ({ at, places: found }) => isOfOldHome(reading, at) && found.every(({ relation }) => relation !== 'not_in'),
    ),
  )
  const homes = named.filter((one) => !old.has(one) && !isElsewhere(reading, one.at))
  const isHomeNamed = homes.some(({ places: found }) => found.some(({ relation }) => relation !== 'not_in'))
  // One wants to live near one's work or family, unless one says where.
  for (const { places: found } of isHomeNamed ? homes : named.filter((one) => !old.has(one)))
    places.push(
      ...found.map((place) => (isHomeNamed || place.relation === 'not_in' ? place : nearWork(reading, place, named))),
    )
  // `Luxembourg or Bertrange`: the city.
  const isChoice = named.some(
    ({ at, end, places: [place] }) =>
      place?.slug === 'luxembourg' &&
      [tokens[at - 1], tokens[at - 2], tokens[end]].some((token) => OR.test(token?.word ?? '')),
  )
  const settled = settlePlaces(
    withLooseRadius(reading, withoutAbroad(reading, withoutWiderRegion(places), named)),
    isChoice,
  )
  if (settled.some(({ radiusM }) => radiusM !== null))
    for (const [index, { word }] of tokens.entries()) if (RADIUS_NOUN.test(word)) fields[index] ??= 'place'
  return settled
}

/** `couple from Bastogne, flat in Wiltz`: beside a place of the country one abroad is where people come from; its words are told as not understood. */
function withoutAbroad(reading: QueryReading, places: readonly PlaceWish[], named: readonly FoundAt[]): PlaceWish[] {
  const isHome = ({ kind, relation }: PlaceWish): boolean => kind !== 'abroad' && relation !== 'not_in'
  if (!places.some(isHome)) return [...places]
  for (const { at, end, places: found } of named)
    if (found.length > 0 && found.every(({ kind, relation }) => kind === 'abroad' && relation !== 'not_in')) {
      reading.release(at, end)
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

/** Where a label starts that the place stands right behind: `Region: Mersch`, `excluded: Esch`; null where none does. */
function labelBefore({ tokens, fields }: QueryReading, at: number, isExcluded: boolean): number | null {
  const { clause } = tokens[at]!
  const before = tokens[at - 1]
  if (before && before.clause !== clause && AREA_LABEL.test(before.word)) return at - 1
  const first = tokens.findIndex((token) => token.clause === clause)
  return isExcluded && fields.slice(first, at).every((field) => field === null) ? first : null
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

/** Whether the place at a position is one where somebody works, learns or lives already. */
function isElsewhere(reading: QueryReading, at: number): boolean {
  return isPlaceOfWork(reading, at) || PLACE_OF_LIFE.test(reading.wordsBefore(at, 9))
}

/** `our lease in Strassen ends`: where one lives, not where one works. */
function isOfOldHome(reading: QueryReading, at: number): boolean {
  return reading.isOfLife(at) && !isPlaceOfWork(reading, at)
}

/** Where the place is one of work, what lies near enough to go there every day. */
function nearWork(reading: QueryReading, place: PlaceWish, named: readonly FoundAt[]): PlaceWish {
  const isWork = named.some(({ at, places }) => places.includes(place) && isElsewhere(reading, at))
  return isWork ? nearby(place, WORK_RADIUS_M) : place
}

const WORK_RADIUS_M = 10_000
