import { placesOfLife as de } from '../../de/queries/places/places-of-life.ts'
import { placesOfLife as en } from '../../en/queries/places/places-of-life.ts'
import { placesOfLife as fr } from '../../fr/queries/places/places-of-life.ts'
import { placesOfLife as lb } from '../../lb/queries/places/places-of-life.ts'
import { placesOfLife as pt } from '../../pt/queries/places/places-of-life.ts'
import { joinLanguages } from '../../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

/** Before a place: `my parents live in`, `les enfants vont à l'école à`. */
export const PLACE_OF_LIFE = new RegExp(
  String.raw`(?:^|\s)(?:${of('relatives')}(?: [a-z]+)? ${of('live')}(?: [a-z]+)?|${of('learning')}) ${of('at')}$`,
)
