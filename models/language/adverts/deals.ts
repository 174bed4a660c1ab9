import { deals as de } from '../de/adverts/deals.ts'
import { deals as en } from '../en/adverts/deals.ts'
import { deals as fr } from '../fr/adverts/deals.ts'
import { deals as lb } from '../lb/adverts/deals.ts'
import { deals as pt } from '../pt/adverts/deals.ts'
import { joinLanguages } from '../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

export const RENT = new RegExp(String.raw`\b${of('rent')}\b`)
export const SALE = new RegExp(String.raw`\b${of('sale')}\b`)
export const DEAL_IN_ADDRESS = new RegExp(`^${of('inAddresses')}$`, 'i')
export const CATEGORY_IN_ADDRESS = new RegExp(`^${of('categories')}$`, 'i')
