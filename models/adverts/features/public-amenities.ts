import type { ConceptMatch } from '../../language/vocabulary/find-concepts.ts'
import { featureOf } from './feature-of.ts'
import { isHome } from './home-words.ts'
import { isFar, isOneHome } from './scope.ts'
import type { Sentence } from './sentences.ts'

/** Features that more texts name in the neighbourhood than in the home. */
const PUBLIC = new Set(['pool', 'gym', 'sauna'])
/** Features that public places have too. */
const OF_PLACES = new Set(['terrace', 'garden', 'fireplace', 'parking', 'parking_indoor', 'parking_outdoor'])
const ELSEWHERE = new Set(['near', 'surroundings'])
/** Maximum characters between a distance and the home that it starts from. */
const ORIGIN_REACH = 14
/** Maximum sentences back to one that says what the text is about. */
const MEMORY = 3

type Site = 'home' | 'elsewhere'

/**
 * Judges by the sentence around it, and those before, whether a pool, a gym or a sauna is outside the home, as most are that a text names. One is the home's
 * when the words before it speak of the home. A terrace, garden, fireplace or parking space is outside amid sentences about other places.
 */
export function isInPublic(text: string, sentences: readonly Sentence[], index: number, match: ConceptMatch): boolean {
  const feature = featureOf(match.concept) ?? ''
  const sentence = sentences[index]!
  if (OF_PLACES.has(feature)) return isAmidPlaces(text, sentences, index, match)
  if (!PUBLIC.has(feature)) return false
  if (/^\s?[«“„"]/.test(text.slice(match.end, match.end + 2))) return true
  if (sentence.cues.some(({ cue, start }) => cue === 'common' && start >= match.end)) return true
  const signs = signsOf(text, sentence)
  const told = signs.filter(({ end }) => end <= match.start)
  const building = sentence.cues.findLast(({ cue, end }) => cue === 'buildings' && end <= match.start)
  if (building && !told.some(({ isDwelling, end }) => isDwelling && end > building.end)) return true
  const place = told.findLast(({ site }) => site === 'elsewhere')
  const home = told.findLast(({ site, isDwelling }) => site === 'home' && (isDwelling || !place))
  if (place) return !home || home.end <= place.end
  if (home) return false
  const next = signs.find(({ start }) => start >= match.end)
  return (next?.site ?? siteBefore(text, sentences, index)) === 'elsewhere'
}

function isAmidPlaces(text: string, sentences: readonly Sentence[], index: number, match: ConceptMatch): boolean {
  const sentence = sentences[index]!
  if (!sentence.cues.some(({ cue, end }) => end <= match.start && ELSEWHERE.has(cue))) return false
  const told = signsOf(text, sentence).filter(({ end }) => end <= match.start)
  return told.every(({ site }) => site === 'elsewhere') && siteBefore(text, sentences, index) === 'elsewhere'
}

/** The subject of the nearest sentence before that has one. */
function siteBefore(text: string, sentences: readonly Sentence[], index: number): Site | null {
  for (let before = index - 1; before >= Math.max(0, index - MEMORY); before--) {
    const signs = signsOf(text, sentences[before]!)
    if (signs.length > 0) return siteOf(signs)
  }
  return null
}

interface Sign {
  site: Site
  isDwelling: boolean
  start: number
  end: number
}

/** The subject of a sentence: the home where it names one, or has more words for it than for other places. */
function siteOf(signs: readonly Sign[]): Site {
  const homes = signs.filter(({ site }) => site === 'home')
  return homes.some(({ isDwelling }) => isDwelling) || homes.length * 2 > signs.length ? 'home' : 'elsewhere'
}

/** Words of a sentence that speak of the home or of its surroundings, in order. */
function signsOf(text: string, sentence: Sentence): Sign[] {
  const { matches, cues } = sentence
  const places = [
    ...cues.filter((one) => ELSEWHERE.has(one.cue) || (one.cue === 'units' && isFar(text, one))),
    ...matches.filter(({ concept }) => concept.startsWith('place.')),
  ].map(({ start, end }): Sign => ({ site: 'elsewhere', isDwelling: false, start, end }))
  const homes = matches
    .filter((match) => isOneHome(sentence, match) || isPartOfHome(match))
    .map((match): Sign => ({ site: 'home', isDwelling: isHome(match), start: match.start, end: match.end }))
    .filter(
      ({ start }) =>
        !places.some(
          (place) => place.end <= start && start - place.end < ORIGIN_REACH && isOrigin(text, place.end, start),
        ),
    )
  return [...places, ...homes].sort((a, b) => a.start - b.start)
}

/** Whether the words between a distance and a home make the home its starting point: `500 m from the house`. */
function isOrigin(text: string, from: number, to: number): boolean {
  return !/[.,;:()]/.test(text.slice(from, to))
}

function isPartOfHome({ concept }: ConceptMatch): boolean {
  const feature = featureOf(concept)
  return (
    concept.startsWith('room.') ||
    (concept.startsWith('attr.') && !PUBLIC.has(feature ?? '') && !/parking|quiet/.test(concept))
  )
}
