import type { MentionWords } from '../../words/queries/mention-words.ts'

export const mentions = {
  the: 'd|dat',
  currencies: '',
  and: '',
  isAccented: '',
  wanting: String.raw`well\w*|wel+t|muss`,
  tooMuch: '',
  children: 'kanner',
  role: 'wei',
  articles: 'eng?',
} satisfies MentionWords
