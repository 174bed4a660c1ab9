import { streets as de } from '../language/de/streets.ts'
import { streets as en } from '../language/en/streets.ts'
import { streets as fr } from '../language/fr/streets.ts'
import { streets as lb } from '../language/lb/streets.ts'
import { streets as pt } from '../language/pt/streets.ts'
import type { StreetWords } from '../language/words/some-words.ts'
import type { Gazetteer } from './gazetteer.ts'
import { longestName, lookUp } from './name-parts.ts'

const BEFORE = words('before')
const SHORT = words('short')
const AFTER = words('after')
const NUMBERED = words('numbered')
const JOINERS = words('joiners')
const NAMES = words('names')
const STOPS = words('stops')
const AWAY = words('away')
const BORDER = words('border')
const BESIDE = words('beside')
const COMPOUND = new RegExp(`.(?:${[...words('endings')].join('|')})$`)
/** `Grand-Rue`, `Grand'Place`: whole names of streets. */
const GRAND = /^grande?$/

/** Where the town is looked for: in `Route d'Arlon Strassen` no comma parts it from its street. */
export type Town = 'elsewhere' | 'after street'

/**
 * The words of a stretch of text without its streets, and without places that lie some minutes or kilometres away,
 * across a border, or only near the place before them.
 * @param isConfirmed whether a postcode agrees with a name
 */
export function withoutStreets(
  gazetteer: Gazetteer,
  stretch: readonly string[],
  town: Town,
  isConfirmed: (name: string) => boolean,
): string[] {
  const kept: string[] = []
  for (let at = 0; at < stretch.length; at++) {
    const word = stretch[at]!
    if (BORDER.has(word) || (/^\d/.test(word) && AWAY.has(stretch[at + 1] ?? ''))) break
    if (isBeside(word) && namesPlace(gazetteer, kept)) break
    // Troine-Route, Cité Waertzgaertchen: villages.
    const village = longestName(gazetteer, stretch, at)?.text.split(' ') ?? []
    if (village.length > 1 && village.some((part) => BEFORE.has(part) || AFTER.has(part))) {
      kept.push(...village)
      at += village.length - 1
    } else if (isBefore(word, stretch[at + 1]) && !GRAND.test(stretch[at - 1] ?? '')) {
      const name = streetName(stretch.slice(at + 1))
      if (town === 'after street') kept.push(...townAfter(gazetteer, name, isConfirmed))
      if (name.length === 0) kept.push(word)
      at += name.length
    } else if (AFTER.has(word) && kept.length > 0) dropLastName(gazetteer, kept)
    else if (!COMPOUND.test(word)) kept.push(word)
  }
  return kept
}

/** Whether a word is one for a street, and for nothing else: `12 rue des Prés`. */
export function isStreetWord(word: string): boolean {
  return NUMBERED.has(word)
}

/** Whether the place behind a word only lies near the one before it: `Strassen, près de Luxembourg`. */
export function isBeside(word: string): boolean {
  return BESIDE.has(word)
}

function namesPlace(gazetteer: Gazetteer, words: readonly string[]): boolean {
  return words.some((_, at) => longestName(gazetteer, words, at) !== undefined)
}

function isBefore(word: string, next: string | undefined): boolean {
  return BEFORE.has(word) || (SHORT.has(word) && next !== undefined && JOINERS.has(next))
}

/** Words of the street's name, up to a house number or a preposition of place. */
function streetName(following: readonly string[]): readonly string[] {
  const end = following.findIndex((word) => STOPS.has(word) || /^\d/.test(word))
  return end < 0 ? following : following.slice(0, end)
}

/** Words after the street's own name: `rue de Noertzange Schifflange`. A surname such as that in `rue Michel Rodange` is no town. */
function townAfter(
  gazetteer: Gazetteer,
  name: readonly string[],
  isConfirmed: (name: string) => boolean,
): readonly string[] {
  const start = Math.max(
    0,
    name.findIndex((word) => !JOINERS.has(word)),
  )
  const known = longestName(gazetteer, name, start)
  const after = name.slice(start + (known ? known.text.split(' ').length : 1))
  const isWhole = start > 0 || known !== undefined || NAMES.has(name[0] ?? '')
  return isWhole || isConfirmed(after.join(' ')) ? after : after.slice(1)
}

function dropLastName(gazetteer: Gazetteer, kept: string[]): void {
  let start = Math.max(0, kept.length - gazetteer.maxWords)
  while (start < kept.length - 1 && lookUp(gazetteer, kept.slice(start).join(' ')).length === 0) start++
  kept.length = start
}

function words(part: keyof StreetWords): ReadonlySet<string> {
  return new Set([fr, de, en, lb, pt].flatMap((language) => language[part]))
}
