import { captions as de } from '../de/adverts/captions.ts'
import { captions as en } from '../en/adverts/captions.ts'
import { captions as fr } from '../fr/adverts/captions.ts'
import { captions as pt } from '../pt/adverts/captions.ts'
import { joinLanguages } from '../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, pt])

export const LEADING_CAPTIONS = new RegExp(String.raw`^${of('descriptions')}(?=\p{Lu})${of('developments')}?`, 'u')
export const TRAILING_CAPTIONS = new RegExp(String.raw`${of('buttons')}+(?=${of('references')}|\s*$)`, 'g')
