import type { LanguageWords } from '../../words/adverts/language-words.ts'

export const languages: LanguageWords = { pt: 'portugues' }
