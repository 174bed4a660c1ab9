import { parties as de } from '../de/lease/parties.ts'
import { parties as en } from '../en/lease/parties.ts'
import { parties as fr } from '../fr/lease/parties.ts'
import { parties as lb } from '../lb/lease/parties.ts'
import { joinWords } from '../words/join-words.ts'
import type { PartyWords } from '../words/lease/party-words.ts'

// Names of persons and companies, and the words that introduce them.

const words = (key: keyof PartyWords): string => joinWords([fr, de, en, lb], key)

export const TITLE: string = words('titles')
/** Names come from more countries than leases. */
const PARTICLES_FROM_ELSEWHERE = 'el|da|dos|di|y'
export const PARTICLE: string = String.raw`(?:(?:${words('particles')}|${PARTICLES_FROM_ELSEWHERE})\s+|d['’])*`
export const NAME: string = String.raw`\p{Lu}[\p{L}'’-]+`
export const TITLED: RegExp = new RegExp(
  String.raw`(?:^|[\s(«"'’:,])${TITLE}\s+${PARTICLE}${NAME}(?:\s+${PARTICLE}${NAME}){0,3}`,
  'gu',
)
const BEFORE_FORM = String.raw`[\p{Lu}][\p{L}&'’. ()-]{1,50}?`
export const COMPANY: RegExp = new RegExp(
  String.raw`${BEFORE_FORM}\s${words('legalForms')}(?![\p{L}])|\b${words('companies')}\s+\p{Lu}[\p{L}'’-]+`,
  'gu',
)
const LABEL = String.raw`${words('labels')}\s*(?:\([^)]{0,40}\)\s*)?(?::|=|–|-)\s*(?:${words('nameLabel')}\s*:\s*)?`
export const LABELLED: RegExp = new RegExp(
  String.raw`${LABEL}(${PARTICLE}${NAME}(?:[ ,]+${PARTICLE}${NAME}){1,3})`,
  'giu',
)
const PARTY_IS = String.raw`${words('named')}\s+${words('is')}(?=\s)(?:\s+${words('articles')}(?=\s))?`
export const PLAIN: RegExp = new RegExp(
  [
    String.raw`(?<![\p{L}])(?:${PARTY_IS}|${words('beforeName')})\s+(${NAME}(?:\s+${PARTICLE}${NAME}){1,3})`,
    String.raw`\s*(?:,|\(|${words('behindName')})`,
  ].join(''),
  'giu',
)
/** A name with what it is behind it: `Marianne Hoffmann (propriétaire, …)`. */
export const NAMED_AS: RegExp = new RegExp(
  String.raw`(?<!\p{L})(${NAME}(?:\s+${PARTICLE}${NAME}){1,4})(?:\s*\(\s*|,[^\n;]{0,110}?[,:]\s*)(?:${words('landlord')}|${words('tenant')})`,
  'giu',
)
/** Neighbours are named without a title in Luxembourgish, but with an article. */
export const LETS_TO: RegExp = new RegExp(
  String.raw`(?<!\p{L})${words('articlesOfNames')}\s?\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}[\p{L}-]+`,
  'gu',
)
export const LANDLORD_WORD: RegExp = new RegExp(words('landlord'), 'iu')
export const TENANT_WORD: RegExp = new RegExp(words('tenant'), 'iu')
/** A name that was made unreadable: `XXXX`, `[...]`, `[nom]`, `M. X.`; a line of dots or a blank is yet to be filled in. */
export const MARK: string = [
  String.raw`(?<!\p{L})[Xx]{3,}(?!\p{L})|\[\s?(?:\.{2,}|…)\s?\]|█{2,}`,
  String.raw`\[[^\]\n]{0,20}${words('unreadable')}[^\]\n]{0,20}\]`,
  String.raw`(?<!\p{L})${words('titlesOfInitials')}\.? (?:\p{Lu}\.[ -]?){1,3}(?!\p{L})`,
].join('|')
export const INITIALS: string = String.raw`(?:\p{Lu}\.[ -]?){2,3}(?![\p{L}])`
