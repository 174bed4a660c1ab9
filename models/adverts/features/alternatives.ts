import { ONE } from '../../language/adverts/articles.ts'
import { anyOf } from '../../language/any-of.ts'
import { fold } from '../../language/fold.ts'
import { negationWords } from '../../language/negation.ts'
import type { ConceptMatch } from '../../language/vocabulary/find-concepts.ts'
import { featureOf } from './feature-of.ts'
import type { Sentence } from './sentences.ts'

/** Features of which another is a kind. */
const KINDS: Readonly<Record<string, string>> = {
  loggia: 'balcony',
  carport: 'parking',
  parking_indoor: 'parking',
  parking_outdoor: 'parking',
}
const OUTDOORS = new Set(['balcony', 'terrace', 'garden'])
/** Maximum characters between two alternatives, and between the items before them. */
const REACH = 45
const ITEM_REACH = 45
/** A number, which `or` joins to another number. */
const NUMBER = new RegExp(String.raw`(?:\d|\b(?:${ONE}))\s*$`, 'i')
const JOINED = new RegExp(`\\s${anyOf(negationWords('joiners'))}`)
const STOP = /[.;:!?()\n]| [-–—] /

/** Features of which the text says that the home has one or another: `balcony or terrace`. A parking space or garage is a parking space. */
export function alternativesIn(text: string, { matches, cues, ...sentence }: Sentence): Set<ConceptMatch> {
  const found = new Set<ConceptMatch>()
  const choices = cues.filter(
    ({ cue, start, end }) =>
      cue === 'whichever' ||
      (cue === 'either' && !/[ùÙ]/.test(text.slice(start, end)) && !NUMBER.test(text.slice(start - 8, start))),
  )
  if (choices.length === 0 && (matches.length < 2 || !text.slice(sentence.start, sentence.end).includes('/')))
    return found
  const features = matches.filter(({ concept }) => featureOf(concept) !== null)
  const add = (match: ConceptMatch, other: ConceptMatch): void => {
    if (!(kindOf(match) === 'parking' && kindOf(other) === 'garage')) found.add(match)
  }
  for (const [index, match] of features.entries()) {
    const next = features.slice(index + 1).find((one) => one.start >= match.end)
    const introduced = choices.some(
      ({ cue, end }) => end <= match.start && match.start - end <= 8 && cue === 'whichever',
    )
    if (introduced) found.add(match)
    if (!next || kindOf(match) === kindOf(next)) continue
    const between = text.slice(match.end, next.start)
    const isChoice =
      (between.trim() === '/' && OUTDOORS.has(kindOf(match)) && OUTDOORS.has(kindOf(next))) ||
      (between.length <= REACH &&
        !STOP.test(between) &&
        !matches.some(({ start, end }) => start >= match.end && end <= next.start) &&
        choices.some(
          ({ start, end }) =>
            start >= match.end && end <= next.start && !JOINED.test(fold(text.slice(end, next.start))),
        ))
    if (!isChoice) continue
    add(match, next)
    add(next, match)
    let last = match
    for (const before of features.slice(0, index).reverse()) {
      const gap = text.slice(before.end, last.start)
      if (gap.length > ITEM_REACH || !gap.includes(',') || STOP.test(gap)) break
      found.add(before)
      last = before
    }
  }
  return found
}

function kindOf({ concept }: ConceptMatch): string {
  const feature = featureOf(concept) ?? concept
  return KINDS[feature] ?? feature
}
