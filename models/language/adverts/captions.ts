import { captions as de } from '../de/adverts/captions.ts'
import { captions as en } from '../en/adverts/captions.ts'
import { captions as fr } from '../fr/adverts/captions.ts'
import { captions as pt } from '../pt/adverts/captions.ts'
import { joinWords } from '../words/join-words.ts'
import type { CaptionWords } from '../words/adverts/caption-words.ts'

const of = (concept: keyof CaptionWords): string => joinWords([en, fr, de, pt], concept)

export const LEADING_CAPTIONS = new RegExp(String.raw`^${of('descriptions')}(?=\p{Lu})${of('developments')}?`, 'u')
export const TRAILING_CAPTIONS = new RegExp(String.raw`${of('buttons')}+(?=${of('references')}|\s*$)`, 'g')
