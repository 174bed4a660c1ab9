import { approximations as de } from '../de/adverts/approximations.ts'
import { approximations as en } from '../en/adverts/approximations.ts'
import { approximations as fr } from '../fr/adverts/approximations.ts'
import { joinLanguages } from '../words/join-words.ts'

const { of } = joinLanguages([en, fr, de])

export const SHORTLY_ABOUT: string = of('short')
export const ABOUT: string = `${of('short')}|${of('long')}`
