import type { LanguageWords } from '../../words/adverts/language-words.ts'

export const languages: LanguageWords = {
  fr: 'francais',
  de: 'allemand',
  en: 'anglais',
  lb: 'luxembourgeois',
  pt: 'portugais',
}
