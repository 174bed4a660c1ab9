import type { ArticleWords } from '../../words/adverts/article-words.ts'

export const articles: ArticleWords = {
  counting: ['eng'],
  one: ['een', 'eng'],
  listed: [],
}
