import { meantPlaces as de } from '../../de/queries/places/meant-places.ts'
import { meantPlaces as en } from '../../en/queries/places/meant-places.ts'
import { meantPlaces as fr } from '../../fr/queries/places/meant-places.ts'
import { meantPlaces as lb } from '../../lb/queries/places/meant-places.ts'
import { meantPlaces as pt } from '../../pt/queries/places/meant-places.ts'
import { joinLanguages } from '../../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

/** Everyday words that are no names of places even with a capital. */
export const NEVER_NAMES = whole(of('neverNames'))
/** Everyday words that are names too: they count only after a word of place and with a capital, or not at all. */
export const ORDINARY_NAMES = whole(`${of('ordinaryNames')}|${of('neverNames')}`)
export const NAMES_WITH_CAPITAL = whole(of('namesWithCapital'))
/** Before an everyday word that is a name. */
export const PLACED = new RegExp(String.raw`(?:^|\s)${of('placed')}$`)
/** Before the name of a person: `Herr Weber` lives nowhere by his name. */
export const TITLE_BEFORE = new RegExp(`(?:^| )${of('titles')}$`)
/** `Esch ist zu laut`: a place that is named to say why not. */
export const TOO = new RegExp(
  [`^${of('is')} (?:[a-z]+ ){0,3}${of('tooMuch')} ?${of('faults')}`, `^${of('isFaulty')}(?= |$)`].join('|'),
)
/** `route d'Arlon`, `les bouchons d'Arlon` lie in the country. */
export const ROAD_BEFORE = new RegExp(`(?:^| )${of('roads')} ${of('roadsTo')}$`)

function whole(words: string): RegExp {
  return new RegExp(`^(?:${words})$`)
}
