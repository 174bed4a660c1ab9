import type { TextLanguage } from '../text-language.ts'

/** Names of languages, folded. */
export type LanguageWords = Readonly<Partial<Record<TextLanguage, string>>>
