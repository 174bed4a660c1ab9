import type { ConstructionYearWords } from '../../words/adverts/construction-year-words.ts'

export const constructionYears = {
  built: 'baujoer',
} satisfies ConstructionYearWords
