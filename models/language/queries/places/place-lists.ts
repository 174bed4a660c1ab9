import { placeLists as de } from '../../de/queries/places/place-lists.ts'
import { placeLists as en } from '../../en/queries/places/place-lists.ts'
import { placeLists as fr } from '../../fr/queries/places/place-lists.ts'
import { placeLists as lb } from '../../lb/queries/places/place-lists.ts'
import { placeLists as pt } from '../../pt/queries/places/place-lists.ts'
import { joinWords } from '../../words/join-words.ts'
import type { PlaceListWords } from '../../words/queries/places/place-list-words.ts'

const of = (concept: keyof PlaceListWords): string => joinWords([en, fr, de, lb, pt], concept)

export const OR = whole(of('or'))
export const LIST_JOINT = whole(`${of('or')}|${of('and')}|${of('moreJoints')}`)
export const LIST_FILLER = whole(of('fillers'))
export const CONTRAST = whole(of('contrasts'))

function whole(words: string): RegExp {
  return new RegExp(`^(?:${words})$`)
}
