import { countries as de } from './de/countries.ts'
import { countries as en } from './en/countries.ts'
import { countries as fr } from './fr/countries.ts'
import { countries as lb } from './lb/countries.ts'
import { countries as pt } from './pt/countries.ts'

const ALL = [en, fr, de, lb, pt]

/** Countries by each of their names, folded. */
export const COUNTRY_NAMES: ReadonlyMap<string, string> = new Map(
  ALL.flatMap(({ names }) => Object.entries(names).map(([country, name]): [string, string] => [name, country])),
)
export const COUNTRY_IN_BRACKETS: string = ALL.flatMap(({ inBrackets }) => inBrackets).join('|')
