import { foldName } from '../../../language/fold.ts'
import { FUNCTION_WORDS } from '../../../language/queries/function-words.ts'
import { GARE } from '../../../language/queries/places/capital-names.ts'
import { ORDINARY_NAMES } from '../../../language/queries/places/meant-places.ts'
import { CONTRAST, LIST_FILLER, LIST_JOINT, OR } from '../../../language/queries/places/place-lists.ts'
import { CANTON } from '../../../language/queries/places/place-relations.ts'
import { AREA_BEFORE } from '../../../language/queries/places/surroundings.ts'
import type { Gazetteer } from '../../../places/gazetteer.ts'
import type { QueryReading } from '../words/query-reading.ts'
import { NEGATORS } from '../words/query-words.ts'
import { wishMatcher } from '../wishes/wish-matcher.ts'
import { MIN_FREE_LETTERS } from './gazetteer-names.ts'
import { nearby, toWishes } from './place-wishes.ts'
import { relationAt } from './place-words.ts'
import type { FoundPlaces } from './read-region.ts'

/** A place that a query names, and where. */
export interface FoundAt extends FoundPlaces {
  at: number
}

/** Names that are ordinary words too are meant as names beside another: `Grund or Clausen`. */
export function listedPlaces(reading: QueryReading, gazetteer: Gazetteer, named: readonly FoundAt[]): FoundAt[] {
  const { tokens, fields } = reading
  const more: FoundAt[] = []
  const known = [...named]
  for (let round = 0; round < 4; round++) {
    const found = more.length
    for (let at = 0; at < tokens.length; at++) {
      if (fields[at] !== null || tokens[at]!.value !== null) continue
      const { word, isCapitalised } = tokens[at]!
      const isOrdinary = FUNCTION_WORDS.has(word) || wishMatcher().knows(word) || ORDINARY_NAMES.test(word)
      const before = tokens[at - 1]?.word ?? ''
      const isChoice = GARE.test(word) && (OR.test(before) || NEGATORS.has(before))
      if (!isCapitalised && !isChoice && (isOrdinary || word.length < MIN_FREE_LETTERS)) continue
      const isBeside = known.some(
        (place) =>
          (place.end <= at && isListed(reading, place.end, at)) ||
          (place.at > at && isListed(reading, at + 1, place.at)),
      )
      const key = GARE.test(word) ? 'quartier gare' : word
      const names = isBeside
        ? gazetteer.names.get(key)?.filter(({ place, rank }) => 'commune' in place && rank <= 3)
        : undefined
      if (!names || names.length === 0) continue
      const places = toWishes(gazetteer, names, tokens[at]!.text, relationAt(reading, at))
      reading.claim('place', at, at + 1)
      const one = { at, end: at + 1, places }
      more.push(one)
      known.push(one)
    }
    if (more.length === found) break
  }
  return more
}

/** `Kantone Mersch und Diekirch`: the word stands for both. */
export function shareCantons(reading: QueryReading, gazetteer: Gazetteer, named: FoundAt[]): void {
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
export function shareRelations(reading: QueryReading, named: FoundAt[]): void {
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
    if (CANTON.test(reading.wordsBefore(own.at, 3))) continue
    const next = named[index + 1]
    const goesOn = joint === 'or' || (next !== undefined && isListed(reading, own.end, next.at) === 'or')
    if (relation === 'not_in' && (!goesOn || hasOwnIn(reading, before.end, own.at))) continue
    // `Raum Bissen/Mersch`
    const isArea = AREA_BEFORE.test(reading.wordsBefore(before.at, 4)) || areas.has(before)
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
  return between.some((word) => CONTRAST.test(word))
}

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
