import type { ArticleWords } from '../../words/adverts/article-words.ts'

export const articles: ArticleWords = {
  counting: [],
  one: ['one'],
  listed: ['a', 'an'],
}
