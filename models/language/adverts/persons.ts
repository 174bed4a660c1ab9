import { persons as de } from '../de/adverts/persons.ts'
import { persons as en } from '../en/adverts/persons.ts'
import { persons as fr } from '../fr/adverts/persons.ts'
import { persons as lb } from '../lb/adverts/persons.ts'
import { persons as pt } from '../pt/adverts/persons.ts'
import { joinLanguages } from '../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

const NAME_WORD = String.raw`\p{Lu}(?:\p{Ll}+|\p{Lu}+|['’]\p{Lu}\p{Ll}+)(?:-\p{Lu}\p{L}+)?`
const NEXT_NAME = String.raw`(?:\s(?:\p{Lu}\.\s?)?(?:${of('particles')}\s)?${NAME_WORD})`
const FULL_NAME = `${NAME_WORD}${NEXT_NAME}{1,2}`
const CONTACT = of('contacts')

/** Each reads what stands before a name, and the name. */
export const TITLED = new RegExp(String.raw`(?<![\p{L}\d])(${of('titles')}\.?)\s(${NAME_WORD}${NEXT_NAME}{0,2})`, 'gu')
export const AFTER_CONTACT = new RegExp(
  String.raw`(?<![\p{L}])(${CONTACT}(?:\s${of('afterContact')})*\s?[:–-]?\s?)(${FULL_NAME})`,
  'gu',
)
export const FIRST_NAME_AFTER_COLON = new RegExp(
  String.raw`(?<![\p{L}])(${CONTACT}\s?:\s?)(${NAME_WORD})(?=\s?(?:,|-|–|${of('atNumber')}|${of('phones')}|\[phone\]|\[email\]))`,
  'gu',
)
/** Reads a name, and what stands between it and a number. */
export const BEFORE_NUMBER = new RegExp(
  String.raw`(?<!\p{L})(${FULL_NAME})((?:\s?(?:,|:|-|–|${of('atNumber')}|${of('onNumber')}))?\s?)$`,
  'u',
)
/** Quick looks, so that the patterns above run only where they may find something. */
export const MAY_HOLD_TITLE = new RegExp(of('titleStems'))
export const MAY_HOLD_CONTACT = new RegExp(of('contactStems'))
export const TITLE_AS_NAME = new RegExp(String.raw`^${of('titlesAsNames')}\b`)
export const STREET_BEFORE = new RegExp(String.raw`${of('streets')}\s${of('ofStreet')}?$`, 'i')
export const NO_PERSON = new RegExp(String.raw`\b${of('noPersons')}\b`, 'iu')
