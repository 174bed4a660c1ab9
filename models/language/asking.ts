import { asking as de } from './de/asking.ts'
import { ownHome as deHome } from './de/own-home.ts'
import { asking as en } from './en/asking.ts'
import { ownHome as enHome } from './en/own-home.ts'
import { foldName } from './fold.ts'
import { asking as fr } from './fr/asking.ts'
import { ownHome as frHome } from './fr/own-home.ts'
import { asking as lb } from './lb/asking.ts'
import { ownHome as lbHome } from './lb/own-home.ts'
import { asking as pt } from './pt/asking.ts'
import { ownHome as ptHome } from './pt/own-home.ts'
import type { AskingWords } from './words/asking-words.ts'
import type { OwnHomeWords } from './words/own-home-words.ts'

const ALL: readonly AskingWords[] = [en, fr, de, lb, pt]
const HOMES: readonly OwnHomeWords[] = [enHome, frHome, deHome, lbHome, ptHome]

const ORDERS_BY_PHRASE = ordersByPhrase()

/** The source of a pattern for phrases of all languages, longest first. */
export function askingPattern(part: Exclude<keyof AskingWords, 'orders'>): string {
  return patternOf(ALL.flatMap((words) => words[part]))
}

/** Every single word of these phrases, folded: none of them is a typo of another word. */
export const WORDS_OF_ASKING: ReadonlySet<string> = new Set(
  [...ALL, ...HOMES].flatMap((words) =>
    Object.values(words).flatMap((phrases) =>
      (Array.isArray(phrases) ? phrases : Object.values(phrases).flat()).flatMap((phrase) =>
        foldName(phrase).split(' '),
      ),
    ),
  ),
)

/** The same for the words of an order. */
export function orderPattern(order: keyof AskingWords['orders']): string {
  return patternOf(ALL.flatMap(({ orders }) => orders[order]))
}

/** The order that a whole text names, folded: `mais barato`; undefined where that is none or several. */
export function orderNamed(text: string): keyof AskingWords['orders'] | undefined {
  const named = [...(ORDERS_BY_PHRASE.get(text) ?? [])]
  return named.length === 1 ? named[0] : undefined
}

/** The same for words about the home that one has. */
export function ownHomePattern(part: keyof OwnHomeWords): string {
  return patternOf(HOMES.flatMap((words) => words[part]))
}

function patternOf(phrases: readonly string[]): string {
  const folded = [...new Set(phrases.map(foldName))].sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
  return `(?:${folded.join('|')})`
}

function ordersByPhrase() {
  const found = new Map<string, Set<keyof AskingWords['orders']>>()
  for (const { orders } of ALL)
    for (const order of Object.keys(orders) as (keyof AskingWords['orders'])[])
      for (const phrase of orders[order].map(foldName)) found.set(phrase, (found.get(phrase) ?? new Set()).add(order))
  return found
}
