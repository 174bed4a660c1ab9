import { SHORTLY_ABOUT } from '../../language/adverts/approximations.ts'
import { IN_REFERENCE, LISTED_LOT } from '../../language/adverts/lots.ts'
import { OF_SIZE } from '../../language/adverts/prepositions.ts'
import { anyOf } from '../../language/any-of.ts'
import { fold } from '../../language/fold.ts'
import { negationWords } from '../../language/negation.ts'
import { NUMBERS } from '../../language/numbers/number-vocabulary.ts'
import { SCOPES } from '../../language/scope.ts'
import type { Cue } from '../../language/scope.ts'
import type { ConceptMatch, CueMatch } from '../../language/vocabulary/find-concepts.ts'
import { featureOf } from './feature-of.ts'
import { isHome, isHouse } from './home-words.ts'
import type { Sentence } from './sentences.ts'

/** A text and what it offers. */
export interface Offering {
  text: string
  /** Homes in the plural or their building are named, as in the text of a project. */
  isOfSeveral: boolean
  /** All homes named are houses, which have a view of their own garden. */
  overlooksItsOwn: boolean
  /** Several lots are listed. */
  hasLots: boolean
}

/** Features of a building that its homes have too. */
const OF_BUILDINGS = new Set([
  'elevator',
  'bike_storage',
  'laundry',
  'garden_shared',
  'video_intercom',
  'fibre',
  'wheelchair_access',
  'heating_solar',
])
/** Qualities, which are neither sold nor planned by themselves. */
const SOFT = new Set(['bright', 'quiet', 'view_open', 'south_facing'])
/** Parts of a home whose light says nothing about the home's. */
const OUTDOORS = new Set(['attr.balcony', 'attr.garden', 'attr.loggia', 'attr.terrace'])
const SIDE_ROOMS = new Set(['attr.bathroom', 'attr.shower_room', 'attr.cellar', 'attr.garage'])
/** Features that are listed in the plural for all homes of a project together. */
const COUNTED = new Set([
  'balcony',
  'carport',
  'cellar',
  'fireplace',
  'garage',
  'garden',
  'loggia',
  'parking',
  'parking_indoor',
  'parking_outdoor',
  'terrace',
])
/** Features that a building is said to have where it is for all residents. */
const SHARED_IN_BUILDINGS = new Set(['garden', 'parking', 'parking_indoor', 'parking_outdoor', 'garage', 'cellar'])
/** Maximum characters between a cue and the feature that it is about. */
const REACH = 60
/** Cues about the features next to them. */
const ABOUT_ONE = new Set<Cue>([
  'planned',
  'possible',
  'buying',
  'extra',
  'priced',
  'common',
  'some',
  'near',
  'units',
  'view',
])
const PLANNED_REACH = 40
const SOME_REACH = 80
const NEAR_REACH = 30
const NEXT_REACH = 13
const VIEW_REACH = 25
const FURNITURE_REACH = 8
/** Minimum metres to what is not at the home any more. */
const NEAR_METRES = 100
const HOME_REACH = 200
const LOT_REACH = 200
const MAX_COUNT = 5

const STOP = /[;:!?()•*|\n]|(?<!\d)[.,]|[.,](?!\d)| [-–—] /
const STOP_BEHIND = /[;!?•*\n]|(?<!\d)[.,]|[.,](?!\d)| [-–—] /
const words = (cue: Cue): string => anyOf(Object.values(SCOPES).flatMap((scope) => scope[cue]))
const PLURAL = new RegExp(`^${words('plurals')}`)
const HAVING = new RegExp(`\\b${words('having')}`)
const JOINED = new RegExp(`\\s${anyOf(negationWords('joiners'))}`)
/** Between two things that one verb is said of: `and the`, a comma. */
const LINK = new RegExp(`^\\s*(?:,|${anyOf(negationWords('joiners'))})(?:\\s+\\p{L}{1,4}['’]?)?\\s*$`, 'u')
const JOINT = new RegExp(`\\b${words('joint')}`)
const FROM = new RegExp(`^['’]?\\s*(?:${words('from')}|d['’])`)
const SMALL_NUMBERS = Object.values(NUMBERS).flatMap(({ small }) => ([2, 3, 4, 5] as const).flatMap((n) => small[n]))
const NUMBER_BEFORE = new RegExp(
  `(?:\\b(\\d+)|\\b${anyOf(SMALL_NUMBERS)}|\\b${words('several')})\\s*(?:x\\s*)?(?:[a-z-]+\\s+)?$`,
)
const SIZE_BEHIND = new RegExp(
  String.raw`^\s*(?:\p{L}+\s+){0,2}(?:\(|:|${OF_SIZE})?\s*${SHORTLY_ABOUT}?\s*[±~+/-]*\s*\d+(?:[.,]\d+)?\s?m(?:²|2)`,
  'u',
)
const PRICE_BEHIND = /^\s*(?:(?:€|eur)\s?\d|\d{1,3}(?:[., ]?\d{3}))/i
const DISTANCE = /(\d+(?:[.,]\d+)?)\s*$/
const OPEN_QUOTE = /[«“„"‘][^«»“”„".,;:]{0,40}$/
const CLOSED_QUOTE = /^[^«»“”„".,;:]{0,40}[»”"’]/

/** Reads what a text offers from its words for homes and buildings, and from its lots. */
export function offeringOf(text: string, matches: readonly ConceptMatch[], cues: readonly CueMatch[]): Offering {
  const hasLots = new Set(text.match(LISTED_LOT)).size > 1
  const isOfSeveral = hasLots || cues.some(({ cue }) => cue === 'homes' || cue === 'buildings')
  return { text, hasLots, isOfSeveral, overlooksItsOwn: cues.some(({ cue }) => cue === 'view') && isOfHouses(matches) }
}

function isOfHouses(matches: readonly ConceptMatch[]): boolean {
  const homes = matches.filter(isHome)
  return homes.length > 0 && homes.every(isHouse)
}

/** Whether a sentence speaks of the feature as the home's, having it or not. */
export function isOfTheHome(offering: Offering, sentence: Sentence, match: ConceptMatch): boolean {
  const { text } = offering
  const feature = featureOf(match.concept) ?? match.concept
  if (isNamed(text, match) || isOtherFurniture(text, sentence, match)) return false
  const isOfEach = sentence.cues.some(({ cue, end }) => cue === 'each' && end <= match.start)
  if (!isOfEach) {
    if (COUNTED.has(feature) && isOfAll(offering, sentence, match)) return false
    if (feature === 'wheelchair_access' && isCounted(text, sentence, match)) return false
    if (feature !== 'elevator' && isOfListedLot(offering, match)) return false
    if (SHARED_IN_BUILDINGS.has(feature) && isOfBuilding(text, sentence, match)) return false
  }
  if (SOFT.has(feature)) return !isAside(text, sentence, match)
  return !sentence.cues.some(
    (cue) => !(offering.overlooksItsOwn && cue.cue === 'view') && takesAway(text, sentence, match, feature, cue),
  )
}

function takesAway(text: string, sentence: Sentence, match: ConceptMatch, feature: string, cue: CueMatch): boolean {
  if (!ABOUT_ONE.has(cue.cue)) return false
  const isBefore = cue.end <= match.start
  if ((!isBefore && cue.start < match.end) || cue.start - match.end > SOME_REACH || match.start - cue.end > SOME_REACH)
    return false
  const gap = isBefore ? text.slice(cue.end, match.start) : text.slice(match.end, cue.start)
  switch (cue.cue) {
    case 'planned':
      return isBefore && reaches(gap, PLANNED_REACH) && !isHomeBetween(sentence, cue.end, match.start)
    case 'buying':
      return isBefore && reaches(gap, REACH) && !isHomeBetween(sentence, cue.end, match.start)
    case 'possible':
    case 'extra':
      return (
        !isBefore &&
        ((reachesBack(gap) && !isMatchBetween(sentence, match, cue.start)) || isJoint(text, sentence, match, cue.start))
      )
    case 'priced':
      return (
        !isBefore &&
        reachesBack(gap) &&
        PRICE_BEHIND.test(text.slice(cue.end, cue.end + 14)) &&
        !isHomeInItem(text, sentence, match) &&
        !isMatchBetween(sentence, match, cue.start)
      )
    case 'view':
      return isBefore && reaches(gap, VIEW_REACH) && !JOINED.test(fold(gap))
    case 'common':
      return !OF_BUILDINGS.has(feature) && reaches(gap, NEXT_REACH)
    case 'some':
      return isBefore
        ? gap.length <= SOME_REACH && !isHomeBetween(sentence, cue.end, match.start)
        : gap.length <= REACH && !STOP.test(gap) && !JOINED.test(fold(gap))
    case 'near':
      return isNear(text, sentence, match, cue, gap)
    case 'units':
      return isFar(text, cue) && isNear(text, sentence, match, cue, gap)
    default:
      return false
  }
}

/** Whether a word of place is said of the feature and not of the home: `a pool nearby`, `close to a pool`. */
function isNear(text: string, sentence: Sentence, match: ConceptMatch, cue: CueMatch, gap: string): boolean {
  if (cue.end <= match.start) {
    const words = fold(gap).trim()
    return (
      words !== '' &&
      gap.length <= NEXT_REACH &&
      !STOP.test(gap) &&
      !HAVING.test(words) &&
      !isAnyIn(sentence.matches, cue.end, match.start)
    )
  }
  if (gap.length > NEAR_REACH || STOP.test(gap) || isMatchBetween(sentence, match, cue.start)) return false
  const behind = fold(text.slice(cue.end, Math.min(sentence.end, cue.end + 40)))
  if (!isHomeBetween(sentence, sentence.start, match.start)) return true
  const origin = sentence.matches.find(({ start }) => start >= cue.end)
  if (origin && isHome(origin) && origin.start - cue.end < NEXT_REACH) return true
  return !FROM.test(behind.trimStart()) && !(origin && origin.start - cue.end < NEXT_REACH)
}

/** Whether a unit is one of a distance of 100 m or more: not `10 m`, nor the `m` of `m²`. */
export function isFar(text: string, { start, end }: CueMatch): boolean {
  const before = text.slice(Math.max(0, start - 12), start)
  const isMetres = /^m(?:\p{L}*)$/iu.test(text.slice(start, end)) && !/^min/i.test(text.slice(start, end))
  if (!isMetres) return true
  if (/^\s?[²2x×]/.test(text.slice(end, end + 2))) return false
  const count = DISTANCE.exec(before.trimEnd())
  return count !== null && Number(count[1]!.replace(',', '.')) >= NEAR_METRES
}

function reaches(gap: string, limit: number): boolean {
  return gap.length <= limit && !STOP.test(gap) && !HAVING.test(fold(gap))
}

function reachesBack(gap: string): boolean {
  return gap.length <= REACH && !STOP_BEHIND.test(gap) && !JOINED.test(fold(gap))
}

/** Whether features in a row share the verb before a cue: `parking and cellar are not included`. */
function isJoint(text: string, { matches }: Sentence, match: ConceptMatch, to: number): boolean {
  let last = match
  for (const next of matches)
    if (next.start >= last.end && next.end <= to && LINK.test(fold(text.slice(last.end, next.start)))) last = next
  const gap = text.slice(last.end, to)
  return last !== match && JOINT.test(fold(gap)) && reachesBack(gap)
}

function isHomeBetween(sentence: Sentence, from: number, to: number): boolean {
  return sentence.matches.some((one) => one.start >= from && one.end <= to && isOneHome(sentence, one))
}

/** Whether a home is named before the feature in the same item of an enumeration. */
function isHomeInItem(text: string, sentence: Sentence, match: ConceptMatch): boolean {
  return sentence.matches.some(
    (one) => one.end <= match.start && isOneHome(sentence, one) && !STOP_BEHIND.test(text.slice(one.end, match.start)),
  )
}

/** Whether a word names a home, and not several. */
export function isOneHome({ cues }: Sentence, match: ConceptMatch): boolean {
  return isHome(match) && !cues.some(({ cue, start }) => cue === 'homes' && start === match.start)
}

function isAnyIn(matches: readonly ConceptMatch[], from: number, to: number): boolean {
  return matches.some((one) => one.start >= from && one.end <= to)
}

/** Whether another feature or a home stands between; the garage that a parking space is in does not count. */
function isMatchBetween({ matches }: Sentence, match: ConceptMatch, to: number): boolean {
  const isParking = match.concept.startsWith('attr.parking')
  return matches.some(
    (one) =>
      one.start >= match.end &&
      one.end <= to &&
      (isHome(one) || featureOf(one.concept) !== null) &&
      !(isParking && /parking|garage/.test(one.concept)),
  )
}

/** Whether the word is part of a name in quotation marks, or of a reference. */
function isNamed(text: string, { start, end }: ConceptMatch): boolean {
  const before = text.slice(Math.max(0, start - 41), start)
  return IN_REFERENCE.test(before) || (OPEN_QUOTE.test(before) && CLOSED_QUOTE.test(text.slice(end, end + 41)))
}

/** A French piece of furniture (`meuble`, without the accent of `meublé`), or another room that is furnished. */
function isOtherFurniture(text: string, { matches }: Sentence, { concept, start, end }: ConceptMatch): boolean {
  if (concept !== 'attr.furnished') return false
  if (/^[Mm]eubles?$/.test(text.slice(start, end))) return true
  return matches.some(
    (one) =>
      /shower_room|bathroom|kitchen/.test(one.concept) &&
      ((one.start >= end && one.start - end <= 2) ||
        (one.end <= start && start - one.end <= FURNITURE_REACH && !STOP.test(text.slice(one.end, start)))),
  )
}

/** Whether a plural without a number is said of all homes of a project. */
function isOfAll({ text, isOfSeveral }: Offering, sentence: Sentence, match: ConceptMatch): boolean {
  const count = numberBefore(text, sentence, match)
  if (count) return Number(count[1] ?? 0) > MAX_COUNT && isOfSeveral
  if (!isOfSeveral || !PLURAL.test(fold(text.slice(match.start, match.end)))) return false
  if (SIZE_BEHIND.test(text.slice(match.end, match.end + 40))) return false
  return !isHomeBetween(sentence, match.start - HOME_REACH, match.start)
}

function numberBefore(
  text: string,
  { start: from, matches }: Sentence,
  { start }: ConceptMatch,
): RegExpExecArray | null {
  const count = NUMBER_BEFORE.exec(fold(text.slice(Math.max(from, start - 24), start)))
  return count !== null && !isAnyIn(matches, start - count[0].length, start) ? count : null
}

/** Whether the number of homes that have the feature stands before it: `(5 PMR)`. */
function isCounted(text: string, sentence: Sentence, match: ConceptMatch): boolean {
  return numberBefore(text, sentence, match) !== null
}

/** Whether light is said of a garden, a terrace, a bathroom or the like. */
function isAside(text: string, { matches }: Sentence, { concept, start, end }: ConceptMatch): boolean {
  if (concept !== 'attr.bright') return false
  return matches.some(
    (one) =>
      (OUTDOORS.has(one.concept) || SIDE_ROOMS.has(one.concept)) &&
      ((one.end <= start &&
        start - one.end <= 25 &&
        (OUTDOORS.has(one.concept) || !STOP.test(text.slice(one.end, start))) &&
        !isAnyIn(matches, one.end, start)) ||
        (one.start >= end && one.start - end <= 3)),
  )
}

function isOfListedLot({ text, hasLots }: Offering, { start }: ConceptMatch): boolean {
  return hasLots && text.slice(Math.max(0, start - LOT_REACH), start).match(LISTED_LOT) !== null
}

/** Whether the building is the subject of the sentence and no home is named before the feature. */
function isOfBuilding(text: string, sentence: Sentence, match: ConceptMatch): boolean {
  const subject = sentence.cues.find(({ cue }) => cue === 'buildings')
  if (!subject || subject.end > match.start) return false
  const opening = text.slice(sentence.start, subject.start).trim()
  return opening.length <= 12 && !isHomeBetween(sentence, subject.end, match.start)
}
