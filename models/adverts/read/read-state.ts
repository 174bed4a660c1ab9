import type { CONDITIONS } from '../../contracts/listings/observation.ts'
import type { RawAdvert } from '../../contracts/listings/raw-advert.ts'
import { BUILT_IN } from '../../language/adverts/construction-years.ts'
import { findConcepts } from '../../language/vocabulary/find-concepts.ts'
import type { ConceptMatch } from '../../language/vocabulary/find-concepts.ts'
import type { Vocabulary } from '../../language/vocabulary/vocabulary.ts'
import { fold } from '../../language/fold.ts'
import type { Provenance } from './refusal.ts'
import { booleanOf, textOf } from './scalar.ts'

export type Condition = (typeof CONDITIONS)[number]

export interface StateFacts {
  condition: Condition | null
  newBuild: boolean | null
  furnished: boolean | null
  constructionYear: number | null
}

/** Strongest statement first: a house to renovate may praise its new windows. */
const BY_STRENGTH: readonly Condition[] = ['to_renovate', 'shell', 'renovated', 'like_new', 'new', 'good']

/** Condition, new-build, furnishing and year: from their fields, else from the concepts and the words of the text. */
export function readState(
  advert: RawAdvert,
  vocabulary: Vocabulary,
  told: readonly ConceptMatch[],
  folded: string,
  lastYear: number,
  { methods }: Provenance,
): StateFacts {
  const statedCondition = conditionWord(advert, vocabulary)
  const condition = statedCondition ?? extracted('condition', strongest(told), methods)
  const newBuild = booleanOf(advert.newBuild) ?? extracted('newBuild', offPlan(told), methods)
  const furnished = furnishing(advert, vocabulary) ?? extracted('furnished', saidOf(told, 'attr.furnished'), methods)
  const statedYear = yearOf(textOf(advert.constructionYear), lastYear)
  const constructionYear =
    statedYear ?? extracted('constructionYear', yearOf(BUILT_IN.exec(folded)?.[1] ?? null, lastYear), methods)
  if (newBuild === true && condition === null) methods['condition'] = 'inferred'
  return { condition: condition ?? (newBuild === true ? 'new' : null), newBuild, furnished, constructionYear }
}

function conditionWord(advert: RawAdvert, vocabulary: Vocabulary): Condition | null {
  const text = textOf(advert.condition)
  if (text === null) return null
  const word = fold(text.slice(0, 80))
  return BY_STRENGTH.find((condition) => condition === word) ?? strongest(findConcepts(vocabulary, text.slice(0, 200)))
}

function strongest(matches: readonly ConceptMatch[]): Condition | null {
  const said = new Set(matches.filter(({ negated }) => !negated).map(({ concept }) => concept))
  return BY_STRENGTH.find((condition) => said.has(`condition.${condition}`)) ?? null
}

function offPlan(matches: readonly ConceptMatch[]): true | null {
  return matches.some(({ concept, negated }) => concept === 'transaction.off_plan' && !negated) ? true : null
}

function furnishing(advert: RawAdvert, vocabulary: Vocabulary): boolean | null {
  const stated = booleanOf(advert.furnished)
  const text = textOf(advert.furnished)
  return stated ?? (text === null ? null : saidOf(findConcepts(vocabulary, text.slice(0, 80)), 'attr.furnished'))
}

function saidOf(matches: readonly ConceptMatch[], wanted: string): boolean | null {
  const said = new Set(matches.filter(({ concept }) => concept === wanted).map(({ negated }) => !negated))
  return said.size === 1 ? said.has(true) : null
}

function yearOf(text: string | null, lastYear: number): number | null {
  const year = text === null ? NaN : Number(/(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)/.exec(text)?.[0] ?? NaN)
  return year >= 1500 && year <= lastYear ? year : null
}

function extracted<T>(field: string, value: T | null, methods: Provenance['methods']): T | null {
  if (value !== null) methods[field] = 'extracted'
  return value
}
