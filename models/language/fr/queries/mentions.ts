import type { MentionWords } from '../../words/queries/mention-words.ts'

export const mentions = {
  the: 'la|le|l',
  currencies: '',
  and: 'et',
  isAccented: '',
  wanting: String.raw`veux|voulons|voudr\w+|aimer\w+|doit`,
  tooMuch: '',
  children: 'enfants?',
  role: 'comme',
  articles: 'une?',
} satisfies MentionWords
