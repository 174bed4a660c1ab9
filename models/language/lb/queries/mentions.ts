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
  workplaces: String.raw`
    schaff(?:t|en|e)? (?:an|am|op) (?:enger|engem|der|dem)|(?:main?|eist?|meng|eis) (?=\w+ verkaf)
  `,
} satisfies MentionWords
