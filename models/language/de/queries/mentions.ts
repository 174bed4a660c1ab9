import type { MentionWords } from '../../words/queries/mention-words.ts'

export const mentions = {
  the: 'das|die',
  currencies: '',
  and: 'und',
  isAccented: '',
  wanting: String.raw`wollen|will|mochten?|wurden?(?!(?: [a-z0-9]+){0,4} verkauft)|gern\w*|soll\w*|muss|darf`,
  tooMuch: '',
  children: 'kind(?:er|ern)?|kids?',
  role: 'fuer|als',
  articles: 'eine?[nr]?',
  workplaces: String.raw`
    arbeite[tn]? (?:in (?:einer|einem|der)|im|am)|(?:fuhre|fuhrt|fuhren) (?:einen?|eine)|(?:mein|unser|sein|ihr)e? (?=\w+ verkauft)
  `,
} satisfies MentionWords
