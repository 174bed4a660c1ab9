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
  workplaces: String.raw`
    (?:travaille|travaillent|bosse|nageur) (?:dans|a) (?:une?|la|le|l)|(?:tiens|tient|tenons) une?|(?:vendu|vends|vend) (?:ma|mon|notre|sa|son)
  `,
} satisfies MentionWords
