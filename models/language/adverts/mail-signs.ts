import { mailSigns as de } from '../de/adverts/mail-signs.ts'
import { mailSigns as en } from '../en/adverts/mail-signs.ts'
import { mailSigns as fr } from '../fr/adverts/mail-signs.ts'
import { mailSigns as lb } from '../lb/adverts/mail-signs.ts'
import { mailSigns as pt } from '../pt/adverts/mail-signs.ts'
import { joinWords } from '../words/join-words.ts'
import type { MailSignWords } from '../words/adverts/mail-sign-words.ts'

const of = (concept: keyof MailSignWords): string => joinWords([en, fr, de, lb, pt], concept)

export const AT_NAME: string = of('at')
export const BARE_AT_NAME: string = of('bareAt')
export const DOT_NAME: string = of('dot')
