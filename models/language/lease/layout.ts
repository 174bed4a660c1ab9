import { layout as de } from '../de/lease/layout.ts'
import { layout as en } from '../en/lease/layout.ts'
import { layout as fr } from '../fr/lease/layout.ts'
import { layout as lb } from '../lb/lease/layout.ts'
import { joinWords } from '../words/join-words.ts'
import type { LayoutWords } from '../words/lease/layout-words.ts'

// How leases part their clauses and write their words.

const words = (key: keyof LayoutWords): string => joinWords([fr, de, en, lb], key)

export const LEASE_WORDS: RegExp = new RegExp(words('lease'))
/** Housing words; three or more also identify a lease (a room let without the word "lease"). */
export const HOME_WORDS: RegExp = new RegExp(words('home'), 'g')
export const CLAUSE_START: RegExp = new RegExp(
  [
    String.raw`^\s*(?:(?:${words('article')}\.?\s*(?:\d{1,3}|[ivx]{1,5}|${words('first')})\b|§+\s*\d{1,3}|${words('clause')}\s+\d{1,3}`,
    String.raw`\d{1,3}(?:\.\d{1,2})*\s*(?:[.)°]|[-–—]\s)(?!\d)|[ivx]{1,5}[.)]\s|\(\d{1,2}\)|[a-h][.)]\s))`,
  ].join('|'),
  'i',
)
export const ABBREVIATION: RegExp = new RegExp(String.raw`(?:^|[\s(«"'’/])${words('abbreviations')}\.$`, 'i')
/** Telling words of German that was written without umlauts. */
export const SPELLED_WORD: RegExp = new RegExp(String.raw`\b${words('spelled')}\b`, 'gi')
/** Goes on in the next line, however short this one is. */
export const UNFINISHED: RegExp = new RegExp(String.raw`(?:[,:(–-]|(?<!\p{L})${words('unfinished')})\s*$`, 'iu')
export const TENANT_SPEAKS: RegExp = new RegExp(
  String.raw`(?<!\p{L})${words('i')},?\s[^.;\n]{0,90}${words('tenant')}`,
  'iu',
)
export const BULLET: RegExp = /^\s*[-–—•*·▪◦]\s+/
/** `Loyer mensuel : 1 900 €` within a numbered clause is a line of it. */
export const LABELLED: RegExp = /^\s*\p{Lu}[^.:!?]{1,45}\s?:\s/u
/** Short enough to be a heading: lines that a page has broken are longer. */
export const HEADING: RegExp = /^\s*[\p{Lu}\d§(][^!?,\n]{0,44}$/u
export const INLINE_CLAUSE: RegExp = new RegExp(
  String.raw`(?<=[.;:!?)»"]\s)(?=(?:${words('articleInLine')}\.?\s*\d{1,3}|§\s*\d{1,3})\b)`,
  'g',
)
export const SIGNATURE: RegExp = new RegExp(words('signatures'))
export const HYPHENATED_NUMBER: RegExp = new RegExp(`${words('hyphenated')}-$`, 'i')
export const JOINED_WORD: RegExp = new RegExp(String.raw`^\s*${words('joins')}\b`)
/** A line that is the number of its page. */
export const PAGE_NUMBER: RegExp = new RegExp(
  String.raw`^\s*(?:[-–—]\s*)?${words('pages')}?\s*\d{1,3}\s*(?:(?:\/|${words('ofPages')})\s*\d{1,3})?\s*(?:[-–—]\s*)?$`,
  'i',
)
