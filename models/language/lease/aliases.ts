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
export const NAME: string = String.raw`(?:O['’])?\p{Lu}\p{Ll}[\p{L}'’-]+`
/** Between names; names come from more countries than leases. */
const PARTICLES = '(?:(?:d[aeiu]|dos|el|la|le|v[ao]n|de[nr]) ){0,2}'
const TITLED_NAME = String.raw`${TITLE}\s+${PARTICLES}(?:${NAME}[^\S\n]+${PARTICLES}){0,2}${NAME}`
const NO_STREET = String.raw`(?<!(?<!\p{L})${words('street')} (?:\p{Ll}+ )?)`
const UNTITLED = String.raw`(?!${TITLE}\s)${NAME}(?!\p{L})`
/** Without a title neither a street nor a company. */
export const PERSON: string = String.raw`(?:${TITLED_NAME}|${NO_STREET}${UNTITLED}(?: ${UNTITLED}){1,2}(?!(?: \p{Lu}[\p{L}-]+)* ${words('company')}))`
const TERM = String.raw`(\p{L}[\p{L}-]{2,20}|\p{L}\.\s?\p{L}\.)\s*`
export const ARTICLES = `(?:${words('article')}|${words('otherArticle')})`
const ANY_ARTICLE = `${ARTICLES}?`
/** Names that a party goes by from there on: in quotation marks, in brackets, or behind words that say so. */
export const DEFINED: RegExp = pattern(
  String.raw`
      ${words('hereafter')}[^«"„“”()\n]{0,30}[«"„“]\s*${ANY_ARTICLE}${TERM}[»"“”]
      \(\s*${ANY_ARTICLE}["“„«]\s*${ANY_ARTICLE}${TERM}["”“»]\s*\)
      (?<!\p{L})${words('called')}${TERM}
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
    String.raw`(${PERSON})(?:\s+${words('from')}\s+[\p{L}-]+)?,?[^;\n]{0,110}?(?<!\p{L})${words('lets')}(?!\p{L})`,
    String.raw`(?:[^.;\n]{0,40}?\n?(?<!\p{L})${words('to')})?\s+${words('articleOfPerson')}?(${PERSON})`,
  ].join(''),
  'u',
)
export const ARTICLE: string = words('articleOfNeighbour')
/** Neighbours are named by an article and the first name alone. */
const ANYBODY: string = String.raw`${ARTICLE}?${PERSON}|${ARTICLE}${NAME}`
const AND = String.raw`\s+${words('and')}\s+`
/** `Vermieterin: Frau Ada Finch`, `Propriétaire hôte : Carine Meyers`. */
export const labelled = (role: string): string =>
  String.raw`${role}[\p{L}()]{0,6}(?: [\p{Ll}\d ]{1,25})?\s*:\s*(?:\p{L}{1,3} |d['’])?(${PERSON})(?!\p{L}|\s*:)(?:${AND}(${PERSON}))?`
/** `Der Mieter ist Herr Omar Sy`. */
export const told = (role: string): string =>
  String.raw`${role}\p{L}{0,6}\s+${words('are')}\s+(${ANYBODY})(?:${AND}(${ANYBODY}))?`
/** A person with what he is behind him, before another person is named: `Ada Finch, 3 rue du Nord, landlady`, `Omar Sy (tenant)`. */
export const apposed = (role: string): string =>
  [
    String.raw`(${PERSON})(?:\s*\(|,(?:(?:(?!${TITLE}\s+\p{Lu}|${AND}\p{Lu})[^;\n]){0,200}?[,(])?)(?!${AND})\s*`,
    String.raw`(?:(?:\p{L}{1,3}|${words('hereafter')})\s+){0,3}[«"„“]?\s*${ANY_ARTICLE}${role}`,
  ].join('')
/** A street may be named after anybody. */
export const STREET_BEFORE: RegExp = new RegExp(String.raw`\b${words('street')} (?:[a-z'-]+ ){0,3}$`)
export const TITLED_PERSON: RegExp = new RegExp(TITLED_NAME, 'gu')
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
