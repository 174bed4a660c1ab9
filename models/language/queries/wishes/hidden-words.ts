import { hiddenWords as de } from '../../de/queries/wishes/hidden-words.ts'
import { hiddenWords as en } from '../../en/queries/wishes/hidden-words.ts'
import { hiddenWords as fr } from '../../fr/queries/wishes/hidden-words.ts'
import { hiddenWords as lb } from '../../lb/queries/wishes/hidden-words.ts'
import { hiddenWords as pt } from '../../pt/queries/wishes/hidden-words.ts'
import { joinLanguages } from '../../words/join-words.ts'

const { whole } = joinLanguages([en, fr, de, lb, pt])

export const CENTRE = whole('centres')
export const MIDDLE = whole('middles')
export const OF_TOWN = whole('of')
export const CALM = whole('calm')
export const ALLOWING = whole('allowing')
export const DETACHED = whole('detached')
export const HALF = whole('half')
export const HOME_PART = whole('homeParts')
export const TRADE = whole('trades')
