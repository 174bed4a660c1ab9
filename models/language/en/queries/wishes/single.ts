import type { SingleWords } from '../../../words/queries/wishes/single-words.ts'

export const single = {
  single: 'single',
  thingsOnce: 'storey|storeyed|story|level|floor|garage|bed|room|bedroom',
  notSingle: 'not|t|every',
  notSingleArticles: 'a',
  oneself: 'myself',
  doing: 'do|doing|work|build|fix|renovate|paint',
} satisfies SingleWords
