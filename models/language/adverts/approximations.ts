import { approximations as de } from '../de/adverts/approximations.ts'
import { approximations as en } from '../en/adverts/approximations.ts'
import { approximations as fr } from '../fr/adverts/approximations.ts'
import { joinWords } from '../words/join-words.ts'
import type { ApproximationWords } from '../words/adverts/approximation-words.ts'

const of = (concept: keyof ApproximationWords): string => joinWords([en, fr, de], concept)

export const SHORTLY_ABOUT: string = of('short')
export const ABOUT: string = `${of('short')}|${of('long')}`
