import { placeLists as de } from '../../de/queries/places/place-lists.ts'
import { placeLists as en } from '../../en/queries/places/place-lists.ts'
import { placeLists as fr } from '../../fr/queries/places/place-lists.ts'
import { placeLists as lb } from '../../lb/queries/places/place-lists.ts'
import { placeLists as pt } from '../../pt/queries/places/place-lists.ts'
import { joinLanguages } from '../../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

export const OR = whole(of('or'))
export const LIST_JOINT = whole(`${of('or')}|${of('and')}|${of('moreJoints')}`)
export const LIST_FILLER = whole(of('fillers'))
export const CONTRAST = whole(of('contrasts'))

function whole(words: string): RegExp {
  return new RegExp(`^(?:${words})$`)
}
