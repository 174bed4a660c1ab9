import type { ArticleWords } from '../../words/adverts/article-words.ts'

export const articles: ArticleWords = {
  counting: ['un', 'une'],
  one: ['un', 'une'],
  listed: ['un', 'une', 'des'],
}
