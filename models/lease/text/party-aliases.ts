import * as phrases from '../../language/lease/aliases.ts'
import { ROLES } from '../../language/lease/aliases.ts'
import { fold } from '../../language/fold.ts'
import { eitherCase } from './either-case.ts'
import type { Actor } from './actors.ts'
import type { LeaseLanguage } from './lease-languages.ts'

/** Names of the parties besides landlord and tenant, folded: defined terms, labels, names. Personal data: used while reading, never kept. */
export type PartyAliases = ReadonlyMap<string, Actor>

const OPENING = 1_800
const CANONICAL: Readonly<Record<LeaseLanguage, Readonly<Record<Actor, string>>>> = {
  fr: { landlord: 'bailleur', tenant: 'locataire' },
  de: { landlord: 'vermieter', tenant: 'mieter' },
  en: { landlord: 'landlord', tenant: 'tenant' },
  lb: { landlord: 'proprietar', tenant: 'locataire' },
}
/** Where a lease names its parties, in characters. */
const PARTIES = 900
const COUPLES = ['epoux', 'koppel', 'eheleute', 'couple']

/** Reads the names of the parties from the opening of the lease. */
export function partyAliases(text: string): PartyAliases {
  const opening = text.slice(0, OPENING)
  const aliases = new Map<string, Actor>()
  const terms = [...[...opening.matchAll(phrases.DEFINED)].map((match) => match[1] ?? match[2]!), ...labelsOf(opening)]
  for (const [term, actor] of sided(terms)) if (roleOf(term) === null) aliases.set(fold(term), actor)
  // A name that is a word of the lease too, as `Petit`, is left alone.
  for (const [name, actor] of namesOf(opening))
    if (
      !aliases.has(fold(name)) &&
      !new RegExp(String.raw`(?<!\p{L})${escaped(name.toLowerCase())}s?(?!\p{L})`, 'u').test(text)
    )
      aliases.set(fold(name), actor)
  if (phrases.COUPLE.test(text) && !phrases.COUPLE_LETS.test(opening))
    for (const word of COUPLES) aliases.set(word, 'tenant')
  return aliases
}

/** Writes the usual word for each party where a folded text calls it something else. */
export function withoutAliases(folded: string, aliases: PartyAliases, language: LeaseLanguage): string {
  if (aliases.size === 0) return folded
  const names = [...aliases.keys()].sort((a, b) => b.length - a.length)
  const anyName = names.map(escaped).join('|')
  const titled =
    String.raw`(?<![\p{L}\p{N}-]|(?<!\bd)['’])(?:${phrases.FOLDED_TITLE}\s+)?` +
    String.raw`(?:(?:[a-z]\.\s*)?(${anyName})(?:n|in|s|es|innen)?)(?:\s+(?:${anyName}))?(?![\p{L}\p{N}])`
  return folded.replace(new RegExp(titled, 'gu'), (_, name: string) => {
    const word = CANONICAL[language][aliases.get(name)!]
    // Keep the word for a couple: it matters too.
    return COUPLES.includes(name) ? `${word} ${name}` : word
  })
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

function roleOf(term: string): Actor | null {
  return ROLES.find(([, pattern]) => pattern.test(term))?.[0] ?? null
}

function labelsOf(opening: string): string[] {
  return [...opening.matchAll(phrases.LABELLED)].map((match) => match[1]!)
}

/** Terms with their side: by their own word, else the first party named is the landlord. More than two say nothing. */
function sided(terms: readonly string[]): [string, Actor][] {
  const different = [...new Set(terms)]
  if (different.length > 2) return different.flatMap((term): [string, Actor][] => pair(term, roleOf(term)))
  const roles = different.map(roleOf)
  return different.flatMap((term, index) => {
    const other = roles[1 - index]
    const opposite = other === 'landlord' ? 'tenant' : other === 'tenant' ? 'landlord' : null
    const byOrder = different.length === 2 ? (index === 0 ? ('landlord' as const) : ('tenant' as const)) : null
    return pair(term, roles[index] ?? opposite ?? byOrder)
  })
}

function pair(term: string, actor: Actor | null): [string, Actor][] {
  return actor === null ? [] : [[term, actor]]
}

/** Last names of persons whose side the opening tells; of those named without a title also the first, as neighbours call each other. */
function namesOf(opening: string): [string, Actor][] {
  const found: [string, Actor][] = []
  const lets = phrases.LETS.exec(opening)
  if (lets) found.push(...partsOf(lets[1]!, 'landlord'), ...partsOf(lets[2]!, 'tenant'))
  for (const [actor, pattern] of ROLES) {
    const role = `(?:${eitherCase(pattern.source)})`
    const labelled = new RegExp(String.raw`${role}[\p{L}()]{0,6}\s*:\s*(${phrases.PERSON})`, 'u').exec(opening)
    if (labelled) found.push(...partsOf(labelled[1]!, actor))
    const told = new RegExp(
      String.raw`${role}${phrases.SAID_TO_BE}(${phrases.ANYBODY})(?:\s+${phrases.AND}\s+(${phrases.ANYBODY}))?`,
      'u',
    ).exec(opening)
    for (const person of told?.slice(-2) ?? []) if (person !== undefined) found.push(...partsOf(person, actor))
    const apposed = new RegExp(String.raw`(${phrases.PERSON}),\s+(?:[\p{Ll}-]+\s+){0,2}${role}`, 'u').exec(opening)
    if (apposed) found.push(...partsOf(apposed[1]!, actor))
  }
  found.push(...othersOf(opening, found), ...companiesOf(opening))
  const sides = Map.groupBy(found, ([name]) => name)
  return found.filter(([name]) => new Set(sides.get(name)!.map(([, actor]) => actor)).size === 1)
}

/** Companies let and do not dwell; what agencies do stays theirs. The first word of the name is what a lease goes on with. */
function companiesOf(opening: string): [string, Actor][] {
  return [...opening.slice(0, PARTIES).matchAll(phrases.COMPANY_NAME)]
    .filter(({ 0: name, index }) => !phrases.AGENCY.test(opening.slice(Math.max(0, index - 40), index) + name))
    .map(({ 1: word }): [string, Actor] => [word!, 'landlord'])
    .filter(([word]) => !phrases.COMPANY.test(word))
}

/** Titled persons of whom nothing is said stand on the side that nobody else is on; of two, the first one lets. */
function othersOf(opening: string, known: readonly [string, Actor][]): [string, Actor][] {
  const names = new Map(known)
  const persons = new Map(
    [...opening.slice(0, PARTIES).matchAll(phrases.TITLED_PERSON)].map(({ 0: person }) => [
      person.split(/\s+/).at(-1)!,
      person,
    ]),
  )
  const others = [...persons].filter(([name]) => !names.has(name)).map(([, person]) => person)
  const sides = new Set(names.values())
  if (sides.size === 2 || others.length === 0) return []
  if (sides.has('landlord')) return others.flatMap((person) => partsOf(person, 'tenant'))
  if (sides.has('tenant')) return others.length === 1 ? partsOf(others[0]!, 'landlord') : []
  return others.length === 2 ? [...partsOf(others[0]!, 'landlord'), ...partsOf(others[1]!, 'tenant')] : []
}

function partsOf(person: string, actor: Actor): [string, Actor][] {
  // Names of companies are made of words that leases use.
  if (phrases.COMPANY.test(person)) return []
  const words = person
    .replace(/^(?:d['’]|(?:de[rmn]?|die)\s+)/u, '')
    .split(/\s+/)
    .filter((word) => !phrases.TITLED.test(`${word} `))
  const used = phrases.TITLED.test(person) ? words.slice(-1) : [words[0]!, words.at(-1)!]
  // Add each half of a double name: often only one is used.
  return [...new Set(used.flatMap((word) => [word, ...word.split('-')]))]
    .filter((word) => word.length >= 4 && roleOf(word) === null)
    .map((word): [string, Actor] => [word, actor])
}
