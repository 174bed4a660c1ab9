import { indifference as de } from '../../de/queries/amounts/indifference.ts'
import { indifference as en } from '../../en/queries/amounts/indifference.ts'
import { indifference as fr } from '../../fr/queries/amounts/indifference.ts'
import { indifference as lb } from '../../lb/queries/amounts/indifference.ts'
import { indifference as pt } from '../../pt/queries/amounts/indifference.ts'
import { joinLanguages } from '../../words/join-words.ts'
import { askingPattern } from '../../asking.ts'

const { of, whole } = joinLanguages([en, fr, de, lb, pt])

// English `no` stands as `not` by now.
export const INDIFFERENT = start(askingPattern('indifferentAfter').replaceAll(/\bno /g, 'not? '))
export const INDIFFERENT_BEFORE = start(askingPattern('indifferentBefore'))
export const NOT_MUST = start(askingPattern('notMust'))
export const QUESTION = start(askingPattern('questions'))
export const SIDE = start(askingPattern('sides'))
export const LINK = whole('links')
export const ANY = whole('any')
export const NO_MATTER = new RegExp(`^${of('noMatter')}`)
export const FLOOR_KIND = whole('floorKinds')
export const ALLOWING = whole('allowing')

function start(source: string): RegExp {
  return new RegExp(`^${source}(?= |$)`)
}
