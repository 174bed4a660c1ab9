import type { ArticleWords } from '../../words/adverts/article-words.ts'

export const articles: ArticleWords = {
  counting: ['um', 'uma'],
  one: ['um', 'uma'],
  listed: ['um', 'uma'],
}
