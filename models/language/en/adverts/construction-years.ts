import type { ConstructionYearWords } from '../../words/adverts/construction-year-words.ts'

export const constructionYears = {
  built: 'built (?:in)?|year of construction|construction year',
} satisfies ConstructionYearWords
