import { memoizedFor } from '../../../kernel/memoized.ts'
import { foldName } from '../../../language/fold.ts'
import * as phrases from '../../../language/queries/places/directions.ts'
import { OR } from '../../../language/queries/places/place-lists.ts'
import { OF_COUNTRY } from '../../../language/queries/places/region-names.ts'
import type { Gazetteer } from '../../../places/gazetteer.ts'
import { ONLY_NAMED, placesByKey } from './place-wishes.ts'
import { relationAt } from './place-words.ts'
import type { QueryReading } from '../words/query-reading.ts'
import { REGIONS, type Region } from './regions.ts'
import type { PlaceWish } from '../../intent/search-intent.ts'

const REGION_NAMES: ReadonlyMap<string, Region> = new Map(
  REGIONS.flatMap((region) =>
    [...region.names, ...region.directions.flatMap((word) => OF_COUNTRY.map((rest) => `${word} ${rest}`))].map(
      (name): [string, Region] => [name, region],
    ),
  ),
)
const REGION_STARTS: ReadonlySet<string> = new Set([...REGION_NAMES.keys()].map((name) => name.split(' ')[0]!))
const MOST_REGION_WORDS = 5

/** Places found at a position of a query, and the position after them. */
export interface FoundPlaces {
  places: PlaceWish[]
  end: number
}

function isBeforeView({ tokens }: QueryReading, at: number): boolean {
  const next = tokens[at + 1]
  return next?.clause === tokens[at]!.clause && phrases.VIEW_BEHIND.test(next.word)
}

/** The region that is named at a position: `Minett`, `in the north`; null where none is. */
export function regionAt(reading: QueryReading, at: number): FoundPlaces | null {
  const { word } = reading.tokens[at]!
  const region = BY_DIRECTION.get(word)
  const isStart = REGION_STARTS.has(word)
  if (!region && !isStart) return null
  if (phrases.TOWARDS.test(`${reading.tokens[at - 1]?.word} ${word}`)) return null
  // `Vue iwwer d'Musel`
  if (phrases.VIEW.test(reading.wordsBefore(at, 4)) || isBeforeView(reading, at)) return null
  if (isStart)
    for (let length = MOST_REGION_WORDS; length >= 1; length--) {
      const named = REGION_NAMES.get(reading.joinedWords(at, at + length) ?? '')
      if (named) return regionFound(reading, named, at, at + length)
    }
  if (!region) return null
  const isFirstOfTwo =
    reading.tokens[at - 1]?.clause !== reading.tokens[at]!.clause && OR.test(reading.tokens[at + 1]?.word ?? '')
  const isPlaced = phrases.DIRECTION_AFTER.test(reading.wordsBefore(at, 2)) || isAlone(reading, at) || isFirstOfTwo
  if (!isPlaced) return null
  // `jardim virado a sul`, `plein sud`: a side of the home, not of the country.
  if (phrases.FACING.test(reading.wordsBefore(at, 4))) return null
  const next = reading.tokens[at + 1]?.word ?? ''
  // `centre of Esch`, `south of Mersch`, `centre ville`, `south facing` mean something else.
  if (phrases.NO_REGION.test(next)) return null
  // `Ettelbréck am Zentrum`: of the town.
  if (region.slug === 'centre' && (isBehindTown(reading, at) || phrases.OF_TOWN.test(next))) return null
  return regionFound(reading, region, at, at + 1)
}

/** The first region of each direction. */
const BY_DIRECTION: ReadonlyMap<string, Region> = new Map(
  REGIONS.toReversed().flatMap((region) => region.directions.map((direction) => [direction, region] as const)),
)

function isBehindTown({ tokens, fields }: QueryReading, at: number): boolean {
  const before = phrases.IN_TOWN.test(tokens[at - 1]?.word ?? '') ? at - 2 : at - 1
  return fields[before] === 'place' && tokens[before]!.clause === tokens[at]!.clause
}

/** A direction that is a clause of its own: `3 bedrooms, south, quiet`. */
export function isAlone({ tokens }: QueryReading, at: number): boolean {
  const { clause } = tokens[at]!
  return tokens[at - 1]?.clause !== clause && tokens[at + 1]?.clause !== clause
}

function regionFound(reading: QueryReading, region: Region, at: number, end: number): FoundPlaces {
  const relation = relationAt(reading, at) === 'not_in' ? 'not_in' : 'in'
  const text = reading.textOf(at, end)
  return { places: [{ ...wishFor(reading.gazetteer, region), text, relation }], end }
}

/** The region that a text names and nothing else: `the Moselle`, `Éislek`, `north`; null for any other text. */
export function regionNamed(gazetteer: Gazetteer, text: string): PlaceWish | null {
  const folded = foldName(text)
  const bare = folded.replace(phrases.ARTICLES, '')
  const region =
    REGION_NAMES.get(folded) ??
    REGION_NAMES.get(bare) ??
    REGIONS.find(({ slug, directions }) => slug === bare || directions.includes(bare))
  return region ? { ...wishFor(gazetteer, region), text } : null
}

/** The region of a slug; null for an unknown one. */
export function regionWish(gazetteer: Gazetteer, slug: string): PlaceWish | null {
  const region = REGIONS.find((one) => one.slug === slug)
  return region ? wishFor(gazetteer, region) : null
}

function wishFor(gazetteer: Gazetteer | undefined, region: Region): PlaceWish {
  const { slug, name } = region
  const communes = gazetteer ? [...communesOfRegions(gazetteer).get(slug)!] : []
  return { text: name, kind: 'region', slug, name, communes, ...ONLY_NAMED }
}

/** The communes of each region, by its slug. */
const communesOfRegions = memoizedFor((gazetteer: Gazetteer): ReadonlyMap<string, readonly string[]> => {
  const places = placesByKey(gazetteer)
  const communesOf = (canton: string): string[] => {
    const place = places.get(`canton:${canton}`)
    return place?.kind === 'canton' ? [...place.communes] : []
  }
  return new Map(
    REGIONS.map(({ slug, cantons, communes = [] }) => {
      const all = new Set([...communes, ...cantons.flatMap(communesOf)])
      return [slug, [...all].sort()]
    }),
  )
})
