import type { ConstructionYearWords } from '../../words/adverts/construction-year-words.ts'

export const constructionYears = {
  built: 'baujahr|erbaut (?:im jahr )?|gebaut',
} satisfies ConstructionYearWords
