import { aliases as de } from '../de/lease/aliases.ts'
import { aliases as en } from '../en/lease/aliases.ts'
import { aliases as fr } from '../fr/lease/aliases.ts'
import { aliases as lb } from '../lb/lease/aliases.ts'
import type { AliasWords } from '../words/lease/alias-words.ts'
import { joinWords } from '../words/join-words.ts'
import { pattern } from '../words/lines.ts'

// Names of the parties besides landlord and tenant.

const words = (key: keyof AliasWords): string => joinWords([fr, de, en, lb], key)

export const TITLE: string = words('title')
export const NAME: string = String.raw`\p{Lu}\p{Ll}[\p{L}'’-]+`
export const PERSON: string = String.raw`(?:${TITLE}\s+(?:${NAME}\s+){0,2}${NAME}|${NAME}(?:\s+${NAME}){1,2})`
const TERM = String.raw`(\p{L}[\p{L}-]{2,20})\s*`
export const DEFINED: RegExp = pattern(
  String.raw`
      ${words('hereafter')}[^«"„“”()\n]{0,30}[«"„“]\s*(?:${words('article')}|${words('otherArticle')})?${TERM}[»"“”]
      \(\s*["“„«]\s*${words('article')}?${TERM}["”“»]\s*\)
    `,
  'giu',
)
export const LABELLED: RegExp = new RegExp(
  [
    String.raw`^\s*(?:\d[.)]\s*)?(\p{Lu}[\p{L}-]{3,20}(?:in)?)\s*(?:\([^)]{0,30}\))?`,
    String.raw`\s*:\s*(?:${PERSON}|\p{Lu}[^\n]{2,50}?\s${words('labelledCompany')})`,
  ].join(''),
  'gmu',
)
/** Who hands a dwelling over, and to whom. */
export const LETS: RegExp = new RegExp(
  [
    String.raw`(${PERSON})(?:\s+${words('from')}\s+[\p{L}-]+)?,?[^.;\n]{0,60}?\b${words('lets')}\b`,
    String.raw`[^.;\n]{0,40}?\b${words('to')}\s+${words('articleOfPerson')}?(${PERSON})`,
  ].join(''),
  'u',
)
export const SAID_TO_BE: string = String.raw`\p{L}{0,6}\s+${words('are')}\s+`
export const ARTICLE: string = words('articleOfNeighbour')
/** Neighbours are named by an article and the first name alone. */
export const ANYBODY: string = String.raw`${ARTICLE}?${PERSON}|${ARTICLE}${NAME}`
export const AND: string = words('and')
export const TITLED_PERSON: RegExp = new RegExp(String.raw`${TITLE}\s+(?:${NAME}\s+){0,2}${NAME}`, 'gu')
export const COUPLE: RegExp = new RegExp(String.raw`(?<![\p{L}])${words('couple')}(?!\p{L})`, 'iu')
export const COUPLE_LETS: RegExp = new RegExp(String.raw`${words('letBefore')}\s+${words('spouses')}`, 'iu')
export const COMPANY_NAME: RegExp = new RegExp(
  String.raw`(?<!\p{L})(\p{Lu}\p{L}{4,})(?:[ &-]{1,3}[\p{L}()]+){0,4}? ${words('company')}`,
  'gu',
)
export const AGENCY: RegExp = new RegExp(words('agency'), 'iu')
export const TITLED: RegExp = new RegExp(String.raw`^${TITLE}\s`, 'u')
export const COMPANY: RegExp = new RegExp(String.raw`(?<!\p{L})${words('companyWord')}(?!\p{L})`, 'u')
/** Words for the parties, by themselves or within names for them. */
export const ROLES: readonly ['landlord' | 'tenant', RegExp][] = [
  ['landlord', new RegExp(words('landlord'), 'iu')],
  ['tenant', new RegExp(words('tenant'), 'iu')],
]
export const FOLDED_TITLE: string = words('foldedTitles')
