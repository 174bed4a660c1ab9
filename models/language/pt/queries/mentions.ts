import type { MentionWords } from '../../words/queries/mention-words.ts'

export const mentions = {
  the: 'a|o',
  currencies: '',
  and: 'e',
  isAccented: 'é',
  wanting: String.raw`quero|queremos|gostav?\w*|deve`,
  tooMuch: '',
  children: 'filh[oa]s?',
  role: 'como',
  articles: 'uma?',
  workplaces: String.raw`
    trabalh(?:o|a|amos|am) (?:num|numa|no|na|em)|vend(?:i|emos|eu) (?:a minha|o meu|a nossa|o nosso)
  `,
} satisfies MentionWords
