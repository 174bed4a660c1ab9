import type { LanguageWords } from '../../words/adverts/language-words.ts'

export const languages: LanguageWords = {
  fr: 'french',
  de: 'german',
  en: 'english',
  lb: 'luxembourgish',
  pt: 'portuguese',
}
