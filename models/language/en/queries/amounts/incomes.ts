import type { IncomeWords } from '../../../words/queries/amounts/income-words.ts'

export const incomes = {
  rents: 'rent',
  rentsBefore: '',
  rentFillers: 'max|maximum|up|to|under|of',
  for: 'for',
  forArticles: 'the',
  earners: String.raw`partner\w*|wife|husband|girlfriend|boyfriend|she|he`,
  earnerFillers: 'about|another|around',
  net: 'net',
  behindNot: '',
  earnedFillers: 'of|a|per|the|year|month|an|in|household|monthly|annual|combined|together|eur|euros?',
  earned: 'gross|income|pension|salary|take home|after tax|coming in',
  earn: String.raw`
    take home|takes home|taking home|bring home|brings home|bringing home|bring in|brings in|pull in|earned|earn
    earns|earning|earnings|income|salary|salaries|wage|wages|pension|make(?! that)
  `,
} satisfies IncomeWords
