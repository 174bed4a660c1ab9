import * as phrases from '../../language/lease/aliases.ts'
import { VOICE_OF } from '../../language/lease/voices.ts'
import { fold } from '../../language/fold.ts'
import { topics } from '../../language/lease-words.ts'
import { eitherCase } from './either-case.ts'
import { otherThan } from './actors.ts'
import type { Actor } from './actors.ts'
import type { LeaseLanguage } from './lease-languages.ts'

/** Names of the parties besides landlord and tenant, folded: defined terms, labels, names. Personal data: used while reading, never kept. */
export type PartyAliases = ReadonlyMap<string, Alias>

interface Alias {
  readonly actor: Actor
  /** A word of the lease too, as in `Frau Keller`: a name behind a title only. */
  readonly isWord: boolean
}

const OPENING = 1_800
/** Where a lease names its parties, in characters. */
const PARTIES = 900
const STREET = 40
const COUPLES = ['epoux', 'koppel', 'eheleute', 'couple']

/** Reads the names of the parties from the opening of the lease. */
export function partyAliases(text: string, persons = partyPersons(text)): PartyAliases {
  const opening = text.slice(0, OPENING)
  const aliases = new Map<string, Alias>()
  const add = (name: string, actor: Actor, isWord = false): void => {
    const key = fold(name)
    if (!aliases.has(key) && !topics[actor].test(key)) aliases.set(key, { actor, isWord })
  }
  for (const [term, actor] of sided(opening, persons)) add(term, actor)
  const names = persons.flatMap(([person, actor]) => namesFor(person, opening).map((name) => [name, actor] as const))
  const sides = Map.groupBy(names, ([name]) => name)
  for (const [name, of] of sides)
    if (new Set(of.map(([, actor]) => actor)).size === 1) add(name, of[0]![1], isUsedAsWord(name, text))
  for (const [person, actor] of persons) {
    const walk = new RegExp(String.raw`${escaped(person)},\s+(\p{L}{5,20}),`, 'u').exec(opening)?.[1]
    // Towns stand there too, without an article.
    if (!walk || roleOf(walk) !== null || phrases.AGENCY.test(walk)) continue
    if (new RegExp(phrases.ARTICLES + walk, 'iu').test(text)) add(walk, actor)
  }
  if (phrases.COUPLE.test(text) && !phrases.COUPLE_LETS.test(opening)) for (const word of COUPLES) add(word, 'tenant')
  return aliases
}

/** Writes the usual word for each party where a folded text calls it something else. */
export function withoutAliases(folded: string, aliases: PartyAliases, language: LeaseLanguage): string {
  if (aliases.size === 0) return folded
  const names = [...aliases.keys()].sort((a, b) => b.length - a.length)
  const anyName = names.map(escaped).join('|')
  const titled =
    String.raw`(?<![\p{L}\p{N}-]|(?<!\b(?:[dl]|\w*qu))['’])(?:${phrases.FOLDED_TITLE}\s+)?` +
    String.raw`(?:(?:[a-z]\.\s*)?(${anyName})(?:n|in|s|es|n?innen)?)(?:\s+(?:${anyName}))?(?![\p{L}\p{N}])`
  return folded.replace(new RegExp(titled, 'gu'), (found, name: string, at: number) => {
    const { actor, isWord } = aliases.get(name)!
    if ((isWord && found.startsWith(name)) || phrases.STREET_BEFORE.test(folded.slice(Math.max(0, at - STREET), at)))
      return found
    // Keep the word for a couple: it matters too.
    const word = fold(VOICE_OF[language].words[actor])
    return COUPLES.includes(name) ? `${word} ${name}` : word
  })
}

/** Persons of an opening as they are named, in order, with their side. */
export function partyPersons(text: string): [string, Actor][] {
  const opening = text.slice(0, OPENING)
  const found: [string, Actor][] = []
  const lets = phrases.LETS.exec(opening)
  if (lets) found.push([lets[1]!, 'landlord'], [lets[2]!, 'tenant'])
  for (const [actor, pattern] of phrases.ROLES) {
    const role = `(?:${eitherCase(pattern.source)})`
    for (const source of [phrases.labelled(role), phrases.told(role), phrases.apposed(role)])
      for (const person of new RegExp(source, 'u').exec(opening)?.slice(1) ?? [])
        if (person !== undefined) found.push([person, actor])
  }
  found.push(...othersOf(opening, found), ...companiesOf(opening))
  return found.sort(([a], [b]) => opening.indexOf(a) - opening.indexOf(b))
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

function roleOf(term: string): Actor | null {
  return phrases.ROLES.find(([, pattern]) => pattern.test(term))?.[0] ?? null
}

function isUsedAsWord(name: string, text: string): boolean {
  return (
    topics.detail.test(fold(name)) ||
    new RegExp(String.raw`(?<!\p{L})${escaped(name.toLowerCase())}s?(?!\p{L})`, 'u').test(text)
  )
}

/** Terms with their side: by their own word, by the other of two, else by the persons before them; of two the first lets. Homes are no parties. */
function sided(opening: string, persons: readonly [string, Actor][]): [string, Actor][] {
  const terms = new Map<string, number>()
  for (const { 1: quoted, 2: bracketed, 3: called, index } of opening.matchAll(phrases.DEFINED)) {
    const term = quoted ?? bracketed ?? called!
    const isName = called === undefined || /^\p{Lu}/u.test(called)
    if (isName && topics.dwelling.exec(fold(term))?.[0] !== fold(term) && !terms.has(term)) terms.set(term, index)
  }
  for (const { 1: label } of opening.matchAll(phrases.LABELLED)) if (!terms.has(label!)) terms.set(label!, -1)
  const roles = [...terms.keys()].map(roleOf)
  const before = [...terms.values()].map((at) => persons.findLast(([person]) => opening.indexOf(person) <= at)?.[1])
  const isPair = terms.size === 2
  const inOrder = isPair && new Set(before).size < 2 ? (['landlord', 'tenant'] as const) : before
  return [...terms.keys()].flatMap((term, index): [string, Actor][] => {
    const other = isPair && roles[1 - index]
    const actor = roles[index] ?? (other ? otherThan(other) : inOrder[index])
    return actor ? [[term, actor]] : []
  })
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
  const names = new Set(known.flatMap(([person]) => person.split(/\s+/)))
  const titled = [...opening.slice(0, PARTIES).matchAll(phrases.TITLED_PERSON)].map(({ 0: person }) => person)
  const others = [...Map.groupBy(titled, (person) => person.split(/\s+/).at(-1)!)]
    .filter(([name]) => !names.has(name))
    .map(([, [person]]) => person!)
  const sides = new Set(known.map(([, actor]) => actor))
  if (sides.has('landlord')) return sides.size === 2 ? [] : others.map((person) => [person, 'tenant'])
  if (others.length !== 2 - sides.size) return []
  return others.map((person, index) => [person, index === 0 ? 'landlord' : 'tenant'])
}

/** Words for a person who was named: each name, and initials that the opening marks. */
function namesFor(person: string, opening: string): string[] {
  // Names of companies are made of words that leases use.
  if (phrases.COMPANY.test(person)) return []
  const words = person
    .replace(new RegExp(`^${phrases.ARTICLE}`, 'u'), '')
    .split(/\s+/)
    .filter((word) => /^\p{Lu}/u.test(word) && !phrases.TITLED.test(`${word} `))
  const initials = words.map((word) => `${word[0]!}.`).join('')
  // Add each half of a double name: often only one is used.
  return [
    ...new Set(words.flatMap((word) => [word, ...word.split('-')])),
    ...(new RegExp(String.raw`[(«"„“]\s?${escaped(initials)}`, 'u').test(opening) ? [initials] : []),
  ].filter((name) => name.length >= 3 && roleOf(name) === null)
}
