import { premises as de } from '../de/lease/premises.ts'
import { premises as en } from '../en/lease/premises.ts'
import { premises as fr } from '../fr/lease/premises.ts'
import { premises as lb } from '../lb/lease/premises.ts'
import { joinWords } from '../words/join-words.ts'
import type { PremisesWords } from '../words/lease/premises-words.ts'

// Addresses of dwellings.

const words = (key: keyof PremisesWords): string => joinWords([fr, de, en, lb], key)

export const STREET: string = words('street')
const NUMBER_FIRST = String.raw`\d{1,4}\s?[a-z]?\s*,?\s+(?:\b${STREET}\b|(?:\p{L}+[ -]){0,3}${STREET}\b)`
const NUMBER_LAST = String.raw`\b${STREET}[\s\p{L}'’.-]{2,45}\s\d{1,4}\b`
const POSTCODE = String.raw`\b[l][- ]?\d{4}\b`
export const ADDRESS: RegExp = new RegExp(
  String.raw`${NUMBER_FIRST}|${NUMBER_LAST}|${POSTCODE}|\p{L}+-?${words('streetEndings')}\b[^.]{0,20}\d`,
  'u',
)
export const CADASTRE: RegExp = new RegExp(words('cadastre'))
