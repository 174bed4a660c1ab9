import { editDistance, typoBudget } from '../language/edit-distance.ts'
import { foldName } from '../language/fold.ts'
import { withoutConnectors } from '../language/name-keys.ts'
import type { Gazetteer, NamedPlace, Place } from './gazetteer.ts'
import { readPostcode } from './postcode.ts'

/** Reading of a place text alone, before coordinates or other fields are consulted. */
export interface ParsedPlace {
  /** Country that the text itself names, ISO 3166-1 alpha-2. */
  country: string | null
  /** Luxembourg postcode in the text. */
  postcode: string | null
  /** Possible meanings of the name, best first; empty when it is not known. */
  readings: readonly NamedPlace[]
  /** The name was recognised after correcting a typo. */
  isCorrected: boolean
  /** The text without postcode and country mark. */
  name: string
}

const MAX_LENGTH = 120
const MAX_WORDS = 12
const MEMO_ENTRIES = 50_000

const ENTITY = /&(?:[a-z]{2,8}|#\d{2,6});/gi
const BRACKETED_COUNTRY =
  /[([]\s*(f|fr|b|be|d|de|l|lu|france|belgique|belgien|belgium|allemagne|deutschland|germany)\s*[)\]]/i
const TRAILING_CODE = /[\s,/-]+(FR|BE|DE|LU)\s*$/
const COUNTRY_WORDS: Readonly<Record<string, string>> = {
  f: 'FR',
  fr: 'FR',
  fra: 'FR',
  france: 'FR',
  frankreich: 'FR',
  franca: 'FR',
  frankraich: 'FR',
  b: 'BE',
  be: 'BE',
  bel: 'BE',
  belgique: 'BE',
  belgien: 'BE',
  belgium: 'BE',
  belgica: 'BE',
  belsch: 'BE',
  d: 'DE',
  de: 'DE',
  deu: 'DE',
  ger: 'DE',
  allemagne: 'DE',
  deutschland: 'DE',
  germany: 'DE',
  alemanha: 'DE',
  daitschland: 'DE',
  l: 'LU',
  lu: 'LU',
  lux: 'LU',
  luxembourg: 'LU',
  luxemburg: 'LU',
  letzebuerg: 'LU',
  luxemburgo: 'LU',
}

/** ISO code of one of the four countries from a code or a name in any of the languages; null when it is none. */
export function readCountry(text: string | undefined): string | null {
  return text ? (COUNTRY_WORDS[foldName(text)] ?? null) : null
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
export function readName(gazetteer: Gazetteer, folded: string): readonly NamedPlace[] {
  const whole = lookUp(gazetteer, folded)
  if (whole.length > 0) return whole
  return combine(findParts(gazetteer, folded.split(' ').slice(0, MAX_WORDS)).parts.map(({ named }) => named))
}

/** A known name inside a text, with the words it was found as. */
export interface NamePart {
  text: string
  named: readonly NamedPlace[]
}

/** Longest known names in a row of words, from the left, without overlap; `left` are the words in none of them. */
export function findParts(gazetteer: Gazetteer, words: readonly string[]): { parts: NamePart[]; left: string[] } {
  const parts: NamePart[] = []
  const left: string[] = []
  for (let start = 0; start < words.length;) {
    const part = longestName(gazetteer, words, start)
    if (part) parts.push(part)
    else left.push(words[start]!)
    start += part ? part.text.split(' ').length : 1
  }
  return { parts, left }
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
  let text = raw.slice(0, MAX_LENGTH).replace(ENTITY, ' ')
  const mark = BRACKETED_COUNTRY.exec(text) ?? TRAILING_CODE.exec(text)
  if (mark) text = text.replace(mark[0], ' ')
  const code = readPostcode(text)
  if (code) text = text.replace(code.text, ' ')
  const words = foldName(text)
    .replace(/\bst\b/g, 'saint')
    .split(' ')
    .filter((word, index, all) => word !== all[index - 1])
    .slice(0, MAX_WORDS)
  const last = words.length > 1 ? COUNTRY_WORDS[words.at(-1)!] : undefined
  const trailing = last && last !== 'LU' && words.at(-1)!.length > 3 ? last : null
  if (trailing) words.pop()
  const folded = words.join(' ')
  const country = (mark && readCountry(mark[1])) ?? trailing ?? code?.country ?? null
  const exact = readName(gazetteer, folded)
  const readings = withCityTypo(gazetteer, words, exact)
  const isCorrected = readings !== exact || (exact.length === 0 && folded !== '')
  return {
    country,
    postcode: code?.country === 'LU' || code?.country === null ? code.digits : null,
    readings: exact.length === 0 ? correct(gazetteer, folded) : readings,
    isCorrected,
    name: text.replace(/\s+/g, ' ').replace(/^[\s,()-]+|[\s,()-]+$/g, ''),
  }
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

function lookUp(gazetteer: Gazetteer, folded: string): readonly NamedPlace[] {
  return gazetteer.names.get(folded) ?? gazetteer.names.get(withoutConnectors(folded)) ?? []
}

function longestName(gazetteer: Gazetteer, words: readonly string[], start: number): NamePart | undefined {
  for (let end = Math.min(words.length, start + gazetteer.maxWords); end > start; end--) {
    const text = words.slice(start, end).join(' ')
    const named = lookUp(gazetteer, text)
    if (named.length > 0) return { text, named }
  }
  return undefined
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
