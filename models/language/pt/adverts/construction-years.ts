import type { ConstructionYearWords } from '../../words/adverts/construction-year-words.ts'

export const constructionYears = {
  built: 'ano de construcao|construido em',
} satisfies ConstructionYearWords
