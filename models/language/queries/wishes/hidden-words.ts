import { hiddenWords as de } from '../../de/queries/wishes/hidden-words.ts'
import { hiddenWords as en } from '../../en/queries/wishes/hidden-words.ts'
import { hiddenWords as fr } from '../../fr/queries/wishes/hidden-words.ts'
import { hiddenWords as lb } from '../../lb/queries/wishes/hidden-words.ts'
import { hiddenWords as pt } from '../../pt/queries/wishes/hidden-words.ts'
import { joinWords } from '../../words/join-words.ts'
import type { HiddenWords } from '../../words/queries/wishes/hidden-word-words.ts'

const of = (concept: keyof HiddenWords): string => joinWords([en, fr, de, lb, pt], concept)

export const CENTRE = whole('centres')
export const MIDDLE = whole('middles')
export const OF_TOWN = whole('of')
export const CALM = whole('calm')
export const ALLOWING = whole('allowing')
export const DETACHED = whole('detached')
export const HALF = whole('half')
export const HOME_PART = whole('homeParts')

function whole(concept: keyof HiddenWords): RegExp {
  return new RegExp(`^${of(concept)}$`)
}
