import type { MentionWords } from '../../words/queries/mention-words.ts'

export const mentions = {
  the: 'the',
  currencies: 'eur|euros?|k',
  and: 'and',
  isAccented: '',
  wanting: 'want|like|love|hope|would|could|should|must',
  tooMuch: 'far',
  children: 'kids?|child(?:ren)?',
  role: 'as',
  articles: 'an?',
  workplaces: String.raw`
    (?:work|works|working|worked) (?:in|at) (?:an?|the)|runs? an?|manages? an?|(?:sold|selling) (?:my|our|his|her|the)
  `,
} satisfies MentionWords
