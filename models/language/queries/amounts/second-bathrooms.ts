import { secondBathrooms as de } from '../../de/queries/amounts/second-bathrooms.ts'
import { secondBathrooms as en } from '../../en/queries/amounts/second-bathrooms.ts'
import { secondBathrooms as fr } from '../../fr/queries/amounts/second-bathrooms.ts'
import { secondBathrooms as lb } from '../../lb/queries/amounts/second-bathrooms.ts'
import { secondBathrooms as pt } from '../../pt/queries/amounts/second-bathrooms.ts'
import { joinLanguages } from '../../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

/** From the first word on. */
export const SECOND_BATHROOM = new RegExp(String.raw`^${of('second')} ${of('bathroom')}(?= |$)`)
