import type { ConstructionYearWords } from '../../words/adverts/construction-year-words.ts'

export const constructionYears = {
  built: 'annee de construction|construite? en|construction (?:en|de|date de)|datant de|batie? en',
} satisfies ConstructionYearWords
