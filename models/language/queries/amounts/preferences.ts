import { preferences as de } from '../../de/queries/amounts/preferences.ts'
import { preferences as en } from '../../en/queries/amounts/preferences.ts'
import { preferences as fr } from '../../fr/queries/amounts/preferences.ts'
import { preferences as lb } from '../../lb/queries/amounts/preferences.ts'
import { preferences as pt } from '../../pt/queries/amounts/preferences.ts'
import { joinLanguages } from '../../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

/** Up to the words that lead to the amount. */
export const PREFERRED_BEFORE = new RegExp(String.raw`(?:^|\s)${of('before')}(?:\s(?<between>.*))?$`)
/** Nothing else may follow: `3 bedrooms ideally with a garden` prefers the garden. */
export const PREFERRED_BEHIND = new RegExp(String.raw`^(?:[a-z0-9]+ ){0,2}${of('behind')}$`)
