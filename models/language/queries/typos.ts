import { typos as de } from '../de/queries/typos.ts'
import { typos as en } from '../en/queries/typos.ts'
import { typos as fr } from '../fr/queries/typos.ts'
import { typos as lb } from '../lb/queries/typos.ts'
import { typos as pt } from '../pt/queries/typos.ts'
import type { TypoWords } from '../words/queries/typo-words.ts'

const ALL: readonly TypoWords[] = [en, fr, de, pt, lb]
const TOPICS = [
  'features',
  'homes',
  'rooms',
  'amounts',
  'rents',
  'surroundings',
  'sizes',
  'incomes',
  'kinds',
  'months',
  'numbers',
  'ranks',
  'regions',
  'verbs',
  'others',
] as const
const of = (concept: keyof TypoWords): string[] => ALL.flatMap((words) => words[concept])

/** Most requested words, and words of types and units that no wish holds, so that `appartment` and `bedroms` are found too. */
export const BASIC_WORDS: readonly string[] = [...new Set(TOPICS.flatMap(of))]
/** Possible meanings of a misspelt word that stands where a name would. */
export const NAME_LIKE: ReadonlySet<string> = new Set([...of('regions'), ...of('nameLike')])
export const BEFORE_PLACE: ReadonlySet<string> = new Set(of('beforePlaces'))
/** Behind the beginning of a word. */
export const INFLECTIONS: ReadonlySet<string> = new Set(of('inflections'))
/** At the end of a word. */
export const ENDING = new RegExp(`(?:${of('endings').join('|')})$`)
