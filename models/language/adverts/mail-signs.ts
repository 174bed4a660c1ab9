import { mailSigns as de } from '../de/adverts/mail-signs.ts'
import { mailSigns as en } from '../en/adverts/mail-signs.ts'
import { mailSigns as fr } from '../fr/adverts/mail-signs.ts'
import { mailSigns as lb } from '../lb/adverts/mail-signs.ts'
import { mailSigns as pt } from '../pt/adverts/mail-signs.ts'
import { joinLanguages } from '../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

export const AT_NAME: string = of('at')
export const BARE_AT_NAME: string = of('bareAt')
export const DOT_NAME: string = of('dot')
