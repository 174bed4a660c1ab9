import { nameKeys } from '../language/name-keys.ts'
import type { PlaceFacts } from './place-facts.ts'
import { buildPointIndex } from './point-index.ts'
import type { PointIndex } from './point-index.ts'
import type { ParsedPlace } from './parse-place.ts'

/** A place that a text can name. */
export type Place =
  | { kind: 'commune'; slug: string; name: string; commune: string; latitude: number; longitude: number }
  | {
      kind: 'locality'
      slug: string
      name: string
      commune: string
      quarter: string | null
      isHamlet: boolean
      latitude: number
      longitude: number
    }
  | { kind: 'quarter'; slug: string; name: string; commune: string; latitude: number; longitude: number }
  | { kind: 'canton'; slug: string; name: string; communes: ReadonlySet<string> }
  | { kind: 'country'; slug: string; name: string }
  | { kind: 'abroad'; slug: string; name: string; country: string; latitude: number; longitude: number }

export type InlandPlace = Extract<Place, { commune: string }>
export type ForeignPlace = Extract<Place, { kind: 'abroad' }>

/** A place under one of its names. The lower the rank, the more likely the name means this place. */
export interface NamedPlace {
  place: Place
  rank: number
}

export interface Gazetteer {
  /** Folded name to what it may mean, best rank first. */
  names: ReadonlyMap<string, readonly NamedPlace[]>
  /** Longest name, in words. */
  maxWords: number
  /** Every folded name of a place within Luxembourg or abroad, by its length, for the search for typos. */
  keysByLength: ReadonlyMap<number, readonly string[]>
  communes: ReadonlyMap<string, InlandPlace>
  inland: PointIndex<InlandPlace>
  foreign: PointIndex<ForeignPlace>
  quarters: PointIndex<InlandPlace>
  quarterNames: ReadonlyMap<string, { slug: string; name: string }>
  /** Commune to its places, for checking coordinates against a name. */
  communePoints: ReadonlyMap<string, readonly InlandPlace[]>
  /** Two-digit postcode prefix to the share of each commune, largest first. */
  postcodes: ReadonlyMap<string, readonly { commune: string; share: number }[]>
  /** Parsed place texts; a cache only, bounded, never seen from outside. */
  memo: Map<string, ParsedPlace>
}

/** Ranks: an editorial alias or a commune's main name, other commune names and quarters, localities, their translations, hamlets, abroad. */
const RANK = {
  alias: 0,
  commune: 0,
  communeOther: 1,
  quarter: 1,
  // After localities: Capellen is first of all the village.
  canton: 2.5,
  locality: 2,
  localityOther: 3,
  hamlet: 4,
  section: 5,
  abroad: 6,
}

/** Builds the gazetteer from the reference tables; about 20 ms, once. */
export function buildGazetteer(facts: PlaceFacts): Gazetteer {
  const names = new Map<string, NamedPlace[]>()
  const add = (name: string, place: Place, rank: number): void => {
    for (const key of nameKeys(name)) file(names, key, { place, rank })
  }
  const communes = new Map(facts.communes.map((commune) => [commune.slug, communePlace(commune)]))
  for (const { slug, name } of facts.communes) {
    const place = communes.get(slug)!
    add(slug, place, RANK.commune)
    add(name.fr, place, RANK.commune)
    for (const other of [name.de, name.lb, name.en]) add(other, place, RANK.communeOther)
  }
  const localities = addLocalities(facts, add)
  const quarters = addQuarters(facts, add)
  addCantons(facts, add)
  const foreign = addForeignTowns(facts, add)
  addMergers(facts, communes, add)
  addSections(facts, communes, names, add)
  addAliases(facts, { communes, localities, quarters, foreign }, add)
  for (const found of names.values()) found.sort(byRank)
  const points = [...localities.values(), ...quarters.values()]
  return {
    names,
    maxWords: Math.max(...[...names.keys()].map((key) => key.split(' ').length)),
    keysByLength: Map.groupBy([...names.keys()], (key) => key.length),
    communes,
    inland: buildPointIndex<InlandPlace>([...points, ...communes.values()]),
    foreign: buildPointIndex([...foreign.values()]),
    quarters: buildPointIndex<InlandPlace>([...quarters.values()]),
    quarterNames: new Map([...quarters.values()].map(({ slug, name }) => [slug, { slug, name }])),
    communePoints: Map.groupBy<string, InlandPlace>([...points, ...communes.values()], (place) => place.commune),
    postcodes: postcodeShares(facts),
    memo: new Map(),
  }
}

type Add = (name: string, place: Place, rank: number) => void

function communePlace({ slug, name, latitude, longitude }: PlaceFacts['communes'][number]): InlandPlace {
  return { kind: 'commune', slug, name: name.fr, commune: slug, latitude, longitude }
}

function addLocalities(facts: PlaceFacts, add: Add): Map<string, InlandPlace> {
  const places = new Map<string, InlandPlace>()
  for (const { slug, name, name_de, name_lb, kind, commune, quarter, latitude, longitude } of facts.localities) {
    const isHamlet = kind === 'hamlet'
    const place = {
      kind: 'locality',
      slug,
      name,
      commune,
      quarter: quarter || null,
      isHamlet,
      latitude,
      longitude,
    } as const
    places.set(slug, place)
    add(name, place, isHamlet ? RANK.hamlet : RANK.locality)
    for (const other of [name_de, name_lb])
      if (other !== '') add(other, place, isHamlet ? RANK.hamlet : RANK.localityOther)
  }
  return places
}

function addQuarters(facts: PlaceFacts, add: Add): Map<string, InlandPlace> {
  const places = new Map<string, InlandPlace>()
  for (const { slug, name_fr, name_de, name_lb, commune, latitude, longitude } of facts.quarters) {
    const place = { kind: 'quarter', slug, name: name_fr, commune, latitude, longitude } as const
    places.set(slug, place)
    for (const name of [slug, name_fr, name_de, name_lb]) {
      add(name, place, RANK.quarter)
      for (const part of name.split('/')) add(part, place, RANK.quarter)
    }
  }
  return places
}

function addCantons(facts: PlaceFacts, add: Add): void {
  for (const { slug, name } of facts.cantons) {
    const communes = new Set(facts.communes.filter(({ canton }) => canton === slug).map((commune) => commune.slug))
    const place = { kind: 'canton', slug, name: name.fr, communes } as const
    for (const text of [name.fr, name.de, name.lb]) {
      add(text, place, RANK.canton)
      for (const word of ['canton', 'canton de', 'kanton', 'kanton de', 'cantao de'])
        add(`${word} ${text}`, place, RANK.alias)
    }
  }
}

function addForeignTowns(facts: PlaceFacts, add: Add): Map<string, ForeignPlace> {
  const places = new Map<string, ForeignPlace>()
  for (const { country, name, latitude, longitude, aliases } of facts.foreignTowns) {
    const place = { kind: 'abroad', slug: `${country}:${name}`, name, country, latitude, longitude } as const
    places.set(place.slug, place)
    add(name, place, RANK.abroad)
    for (const alias of aliases.split(';')) if (alias !== '') add(alias, place, RANK.abroad)
  }
  return places
}

function addMergers(facts: PlaceFacts, communes: ReadonlyMap<string, InlandPlace>, add: Add): void {
  for (const { former, successor, commune } of facts.communeMergers) {
    const place = communes.get(commune)!
    add(former, place, RANK.localityOther)
    if (!communes.has(commune) || place.name !== successor) add(successor, place, RANK.communeOther)
  }
}

/** Names of cadastral sections serve only where no other table knows the name. */
function addSections(
  facts: PlaceFacts,
  communes: ReadonlyMap<string, InlandPlace>,
  names: ReadonlyMap<string, readonly NamedPlace[]>,
  add: Add,
): void {
  const known = new Set(names.keys())
  for (const { name, commune } of facts.cadastralSections) {
    const keys = nameKeys(name)
    if (name.length >= 4 && !keys.some((key) => known.has(key))) add(name, communes.get(commune)!, RANK.section)
  }
}

function addAliases(
  facts: PlaceFacts,
  tables: {
    communes: ReadonlyMap<string, Place>
    localities: ReadonlyMap<string, Place>
    quarters: ReadonlyMap<string, Place>
    foreign: ReadonlyMap<string, Place>
  },
  add: Add,
): void {
  const country = { kind: 'country', slug: 'luxembourg', name: 'Luxembourg' } as const
  const find = {
    commune: (target: string) => tables.communes.get(target),
    locality: (target: string) => tables.localities.get(target),
    quarter: (target: string) => tables.quarters.get(target),
    abroad: (target: string) => tables.foreign.get(target),
    country: () => country,
  }
  for (const { alias, kind, target } of facts.placeAliases) {
    for (const one of target.split(';')) {
      const place = find[kind](one)
      if (place) add(alias, place, RANK.alias)
    }
  }
}

function file(names: Map<string, NamedPlace[]>, key: string, named: NamedPlace): void {
  const found = names.get(key)
  if (!found) {
    names.set(key, [named])
    return
  }
  const same = found.find(({ place }) => place === named.place)
  if (!same) found.push(named)
  else if (named.rank < same.rank) same.rank = named.rank
}

function byRank(a: NamedPlace, b: NamedPlace): number {
  return a.rank - b.rank || (a.place.slug < b.place.slug ? -1 : a.place.slug > b.place.slug ? 1 : 0)
}

function postcodeShares(facts: PlaceFacts): Gazetteer['postcodes'] {
  const shares = Map.groupBy(facts.postcodePrefixes, ({ prefix }) => prefix)
  for (const found of shares.values()) found.sort((a, b) => b.share - a.share || (a.commune < b.commune ? -1 : 1))
  return shares
}
