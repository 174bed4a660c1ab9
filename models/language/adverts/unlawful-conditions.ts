import { unlawfulConditions as de } from '../de/adverts/unlawful-conditions.ts'
import { unlawfulConditions as en } from '../en/adverts/unlawful-conditions.ts'
import { unlawfulConditions as fr } from '../fr/adverts/unlawful-conditions.ts'
import { unlawfulConditions as lb } from '../lb/adverts/unlawful-conditions.ts'
import { unlawfulConditions as pt } from '../pt/adverts/unlawful-conditions.ts'
import { lines, oneOf } from '../words/lines.ts'
import type { UnlawfulConditionWords } from '../words/adverts/unlawful-condition-words.ts'

const ALL: readonly UnlawfulConditionWords[] = [en, fr, de, lb, pt]

/** Each stem once: every text is searched for them. */
export const TELLING = new RegExp([...new Set(ALL.flatMap(({ stems }) => lines(stems)))].join('|'), 'g')
/** Each language by itself: a condition is of one. */
export const UNLAWFUL = new RegExp(ALL.flatMap(conditionsOf).join('|'))

function conditionsOf(words: UnlawfulConditionWords): string[] {
  const of = (concept: keyof UnlawfulConditionWords): string => `(?:${oneOf(words[concept])})`
  const harmless = words.harmless === '' ? '' : `(?! ${of('harmless')})`
  const has = (concept: keyof UnlawfulConditionWords): boolean => words[concept] !== ''
  return [
    String.raw`\b${of('without')}${of('groups')}\b${harmless}`,
    String.raw`\b${of('only')} ${of('chosen')}\b`,
    ...(has('unwanted') ? [String.raw`\b${of('groups')} ${of('unwanted')}`] : []),
    ...(has('onlyBehind') ? [String.raw`\b${of('chosen')} ${of('onlyBehind')}\b`] : []),
    ...(has('grounds') ? [String.raw`\b${of('grounds')}`] : []),
  ]
}
