import { termsOfSale as de } from '../de/adverts/terms-of-sale.ts'
import { termsOfSale as en } from '../en/adverts/terms-of-sale.ts'
import { termsOfSale as fr } from '../fr/adverts/terms-of-sale.ts'
import { termsOfSale as lb } from '../lb/adverts/terms-of-sale.ts'
import { termsOfSale as pt } from '../pt/adverts/terms-of-sale.ts'
import { joinLanguages } from '../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

export const LIFE_ANNUITY = new RegExp(of('lifeAnnuity'))
export const PART_SHARE = new RegExp(of('partShare'))
export const TERM_STEMS: string = of('stems')
