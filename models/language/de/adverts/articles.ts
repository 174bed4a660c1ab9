import type { ArticleWords } from '../../words/adverts/article-words.ts'

export const articles: ArticleWords = {
  counting: ['ein', 'eine'],
  one: ['ein', 'eine'],
  listed: ['ein', 'eine'],
}
