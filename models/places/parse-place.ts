import { COUNTRY_IN_BRACKETS, COUNTRY_NAMES } from '../language/countries.ts'
import { editDistance, typoBudget } from '../language/edit-distance.ts'
import { foldName } from '../language/fold.ts'
import type { Gazetteer, NamedPlace, Place } from './gazetteer.ts'
import { findParts, lookUp } from './name-parts.ts'
import { joinPostcode, readPostcode } from './postcode.ts'
import { isBeside, withoutStreets } from './streets.ts'
import type { Town } from './streets.ts'

/** Reading of a place text alone, before coordinates or other fields are consulted. */
export interface ParsedPlace {
  /** Country that the text itself names, ISO 3166-1 alpha-2. */
  country: string | null
  /** Postcode in the text: of Luxembourg, or without a letter. */
  postcode: string | null
  /** Possible meanings of the name, best first; empty when it is not known. */
  readings: readonly NamedPlace[]
  /** The name was recognised after correcting a typo. */
  isCorrected: boolean
  /** The text without postcode and country mark. */
  name: string
  /** The text names something besides streets and house numbers. */
  namesTown: boolean
}

const MAX_LENGTH = 120
const MAX_WORDS = 12
const MEMO_ENTRIES = 50_000

const ENTITY = /&(?:[a-z]{2,8}|#\d{2,6});/gi
const BRACKETED_COUNTRY = new RegExp(String.raw`[([]\s*(f|fr|b|be|d|de|l|lu|${COUNTRY_IN_BRACKETS})\s*[)\]]`, 'i')
/** `Roodt s/Syre`, short for `sur`. */
const SHORT_SUR = /(?<=\s)s\s?\/\s?(?=\p{L})/giu
const TRAILING_CODE = /[\s,/-]+(FR|BE|DE|LU)\s*$/
/** Countries by their codes and names. */
const COUNTRIES: ReadonlyMap<string, string> = new Map([
  ...COUNTRY_NAMES,
  ...['f', 'fr', 'fra'].map((code): [string, string] => [code, 'FR']),
  ...['b', 'be', 'bel'].map((code): [string, string] => [code, 'BE']),
  ...['d', 'de', 'deu', 'ger'].map((code): [string, string] => [code, 'DE']),
  ...['l', 'lu', 'lux'].map((code): [string, string] => [code, 'LU']),
])

/** ISO code of one of the four countries from a code or a name in any of the languages; null when it is none. */
export function readCountry(text: string | undefined): string | null {
  return text ? (COUNTRIES.get(foldName(text)) ?? null) : null
}

/** Reads a place text such as `Luxembourg-Kirchberg`, `L-7590 Beringen (Mersch)` or `Thionville (FR)`. */
export function parsePlace(gazetteer: Gazetteer, raw: string): ParsedPlace {
  const known = gazetteer.memo.get(raw)
  if (known) return known
  const parsed = parse(gazetteer, raw)
  if (gazetteer.memo.size >= MEMO_ENTRIES) gazetteer.memo.clear()
  if (raw.length <= MAX_LENGTH) gazetteer.memo.set(raw, parsed)
  return parsed
}

/** The places that the words of a name stand for: the whole, else its parts taken together. */
function readName(gazetteer: Gazetteer, folded: string): readonly NamedPlace[] {
  const whole = lookUp(gazetteer, folded)
  if (whole.length > 0) return whole
  return combine(findParts(gazetteer, folded.split(' ').slice(0, MAX_WORDS)).parts.map(({ named }) => named))
}

/** Names side by side say more than each alone: `Brouch (Mersch)` is the Brouch that lies in the canton of Mersch. */
export function combine(groups: readonly (readonly NamedPlace[])[]): readonly NamedPlace[] {
  if (groups.length < 2) return groups[0] ?? []
  const [first] = groups
  const others = groups.filter((group) => !namesCity(group))
  const foreign = groups.find((group) => group.every(({ place }) => place.kind === 'abroad'))
  if (foreign && (foreign === first || others.every((group) => group === foreign))) return foreign
  const joined = intersect(groups)
  if (joined.length > 0) return joined
  const strong = others.filter((group) => !group.every(({ place }) => isMinor(place)))
  if (strong.length > 0 && strong.length < groups.length) return combine(strong)
  return others[0] ?? first!
}

function parse(gazetteer: Gazetteer, raw: string): ParsedPlace {
  let text = joinPostcode(raw.slice(0, MAX_LENGTH).replace(ENTITY, ' ').replace(SHORT_SUR, 'sur '))
  const mark = BRACKETED_COUNTRY.exec(text) ?? TRAILING_CODE.exec(text)
  if (mark) text = text.replace(mark[0], ' ')
  const code = readPostcode(text)
  const postcode = code?.country === 'LU' || code?.country === null ? code.digits : null
  const parts = splitAddress(code ? text.replace(code.text, ',') : text)
  const trailing = takeCountry(gazetteer, parts)
  const { lines, readings: exact } = readAddress(gazetteer, parts, postcode)
  const folded = (lines.findLast((line) => line.some((word) => !/^\d/.test(word))) ?? lines.at(-1))?.join(' ') ?? ''
  const readings = withCityTypo(gazetteer, lines.flat(), exact)
  return {
    country: (mark && readCountry(mark[1])) ?? trailing ?? code?.country ?? null,
    postcode,
    readings: exact.length === 0 ? correct(gazetteer, folded) : readings,
    isCorrected: readings !== exact || (exact.length === 0 && folded !== ''),
    name: (code ? text.replace(code.text, ' ') : text).replace(/\s+/g, ' ').replace(/^[\s,()-]+|[\s,()-]+$/g, ''),
    namesTown: lines.some((line) => !line.some((word) => /^\d/.test(word))),
  }
}

/** Folded words of an address: its parts between commas, each in the stretches that a street's name does not cross. */
export function splitAddress(text: string): string[][][] {
  const parts = text.split(/[,;|•·\n]+/).map((part) =>
    part.split(/\s[-–—]\s|[()[\]:]/).flatMap((stretch) => {
      const words = foldName(stretch)
        .replace(/\bst\b/g, 'saint')
        .split(' ')
        .filter((word, index, all) => word !== all[index - 1])
      return words[0] === '' ? [] : [words]
    }),
  )
  return parts.filter((part) => part.length > 0)
}

/** Takes the name of a neighbour country from the end of an address of several words, unless a street bears it: `rue de France`. */
function takeCountry(gazetteer: Gazetteer, parts: string[][][]): string | null {
  const words = parts.at(-1)?.at(-1)
  const last = words?.at(-1) ?? ''
  const country = COUNTRIES.get(last)
  if (!words || !country || country === 'LU' || last.length <= 3 || parts.flat(2).length < 2) return null
  if (withoutStreets(gazetteer, words, 'after street', () => false).at(-1) !== last) return null
  words.pop()
  return country
}

interface Address {
  /** Words of each part of the address, without its streets. */
  lines: string[][]
  readings: readonly NamedPlace[]
}

/** The town stands apart from the street, or behind the street's name where nothing else names it. */
function readAddress(gazetteer: Gazetteer, parts: readonly string[][][], postcode: string | null): Address {
  const read = (town: Town): Address => {
    const lines = townLines(gazetteer, parts, town, postcode)
    const groups = lines.map((line) => readName(gazetteer, line.join(' ')))
    return { lines, readings: combineParts(gazetteer, groups, postcode) }
  }
  const apart = read('elsewhere')
  if (apart.readings.length > 0 && !namesCity(apart.readings)) return apart
  const behind = read('after street')
  return behind.readings.length > 0 ? behind : apart
}

/** Words of each part of an address without its streets; parts that are nothing but a street are left out, and those that only lie near what stands before. */
export function townLines(
  gazetteer: Gazetteer,
  parts: readonly string[][][],
  town: Town,
  postcode: string | null,
): string[][] {
  const isConfirmed = (name: string): boolean =>
    postcode !== null && readName(gazetteer, name).some(({ place }) => agrees(gazetteer, place, postcode))
  const lines: string[][] = []
  for (const part of parts) {
    if (lines.length > 0 && isBeside(part[0]?.[0] ?? '')) continue
    const line = part.flatMap((words) => withoutStreets(gazetteer, words, town, isConfirmed))
    if (line.length > 0) lines.push(line)
  }
  return lines
}

/** The last part of an address that names a town decides, or the last that agrees with the postcode; others make it more precise. */
export function combineParts(
  gazetteer: Gazetteer,
  groups: readonly (readonly NamedPlace[])[],
  postcode: string | null,
): readonly NamedPlace[] {
  const named = groups.filter((group) => group.length > 0)
  const towns = named.filter((group) => !namesCity(group))
  const joined = towns.length < 2 ? combine(named) : intersect(named)
  if (towns.length < 2 || joined.length > 0) return joined
  const strong = towns.filter((group) => !group.every(({ place }) => isMinor(place)))
  const candidates = strong.length > 0 ? strong : towns
  const last =
    candidates.findLast((group) => group.some(({ place }) => agrees(gazetteer, place, postcode))) ?? candidates.at(-1)!
  const within = intersect(towns.filter((group) => group === last || intersect([group, last]).length > 0))
  return within.length > 0 ? within : last
}

/** Whether codes with the first two digits of a Luxembourg postcode lie in the commune of the place. */
export function agrees(gazetteer: Gazetteer, place: Place, postcode: string | null): boolean {
  if (postcode === null || !('commune' in place)) return false
  return (gazetteer.postcodes.get(postcode.slice(0, 2)) ?? []).some(({ commune }) => commune === place.commune)
}

/** `Luxembourg-Limpersberg`: the city is clear, the quarter carries a typo. */
function withCityTypo(
  gazetteer: Gazetteer,
  words: readonly string[],
  exact: readonly NamedPlace[],
): readonly NamedPlace[] {
  if (words.length < 2 || exact.length === 0 || !namesCity(exact)) return exact
  const { left } = findParts(gazetteer, words)
  const corrected = correct(gazetteer, left.join(' ')).filter(
    ({ place }) => 'commune' in place && place.commune === 'luxembourg',
  )
  return corrected.length > 0 ? corrected : exact
}

/** The single commune or foreign town within the typo budget of the name; nothing where two are equally near. */
function correct(gazetteer: Gazetteer, folded: string): readonly NamedPlace[] {
  const budget = typoBudget(folded.length)
  let nearest = budget + 1
  let found: string[] = []
  for (let length = folded.length - budget; length <= folded.length + budget; length++) {
    for (const key of gazetteer.keysByLength.get(length) ?? []) {
      const distance = editDistance(folded, key, Math.min(budget, nearest))
      if (distance > nearest || distance > budget) continue
      if (distance < nearest) found = []
      nearest = distance
      found.push(key)
    }
  }
  // First letters are seldom mistyped, so they settle a draw.
  const alike = found.filter((key) => key[0] === folded[0])
  const kept = (alike.length > 0 ? alike : found).flatMap((key) => gazetteer.names.get(key)!)
  const places = new Set(kept.map(({ place }) => ('commune' in place ? place.commune : place.slug)))
  return places.size === 1 ? kept.sort((a, b) => a.rank - b.rank) : []
}

function intersect(groups: readonly (readonly NamedPlace[])[]): readonly NamedPlace[] {
  const fits = (place: Place): boolean =>
    'commune' in place && groups.every((group) => group.some((other) => covers(other.place, place.commune)))
  const joined = groups.flat().filter(({ place }) => fits(place))
  // A village that bears its commune's name is no more precise than the commune.
  const precise = joined.filter(
    ({ place }) => place.kind !== 'commune' && 'commune' in place && place.slug !== place.commune,
  )
  return (precise.length > 0 ? precise : joined).toSorted((a, b) => a.rank - b.rank)
}

function covers(place: Place, commune: string): boolean {
  if (place.kind === 'canton') return place.communes.has(commune)
  return place.kind === 'country' || ('commune' in place && place.commune === commune)
}

/** Luxembourg alone: the city, the canton or the country. */
export function namesCity(group: readonly NamedPlace[]): boolean {
  return group.some(
    ({ place }) => place.slug === 'luxembourg' && (place.kind === 'commune' || place.kind === 'country'),
  )
}

/** A quarter or a hamlet beside a better known name of another commune is a street or a station ("Dippach-Gare"). */
function isMinor(place: Place): boolean {
  return place.kind === 'quarter' || (place.kind === 'locality' && place.isHamlet)
}
