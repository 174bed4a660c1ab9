import { functionWords as de } from '../de/queries/function-words.ts'
import { functionWords as en } from '../en/queries/function-words.ts'
import { functionWords as fr } from '../fr/queries/function-words.ts'
import { functionWords as lb } from '../lb/queries/function-words.ts'
import { functionWords as pt } from '../pt/queries/function-words.ts'

const ALL = [en, fr, de, lb, pt]

/** Articles, prepositions, pronouns, auxiliaries, politeness: words that can be left out of a wish without changing it. All others are told of. */
export const FILLERS: ReadonlySet<string> = new Set(ALL.flatMap(({ fillers }) => fillers))

/** Fillers and everyday words that decide nothing on their own: they name no place, are no typo and count in no text. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set([...FILLERS, ...ALL.flatMap(({ everyday }) => everyday)])
