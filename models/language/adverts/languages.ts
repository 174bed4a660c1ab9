import { languages as de } from '../de/adverts/languages.ts'
import { languages as en } from '../en/adverts/languages.ts'
import { languages as fr } from '../fr/adverts/languages.ts'
import { languages as lb } from '../lb/adverts/languages.ts'
import { languages as pt } from '../pt/adverts/languages.ts'
import type { TextLanguage } from '../words/text-language.ts'

/** Languages by each of their names. */
export const LANGUAGE_NAMES: ReadonlyMap<string, TextLanguage> = new Map(
  [en, fr, de, lb, pt].flatMap((names) =>
    Object.entries(names).map(([language, name]): [string, TextLanguage] => [name, language as TextLanguage]),
  ),
)
