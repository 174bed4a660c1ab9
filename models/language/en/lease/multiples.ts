import type { MultipleWords } from '../../words/lease/multiple-words.ts'

export const multiples = {
  months: 'months?',
  of: '(?:of (?:the )?)',
  the: '(?:the )',
  kind: '(?:basic |net |monthly |gross )',
  rent: 'rents?|rental',
  times: 'times',
  article: 'the',
  monthly: '(?:monthly |net )',
  multiplied: String.raw`\w*rent\b`,
  articleOfLaw: String.raw`(?:article )|art\. ?`,
  rents: String.raw`(?:(?:net|basic|full|gross|monthly|months['’]) )?rents\b`,
  first: 'first',
  ofRent: 'of|the',
  monthlyRent: '(?:monthly |net )',
  rentOrFee: String.raw`\w*rent\b|(?:monthly )?fee\b`,
  part: '(?:one|a) (?:quarter|third)|half',
  ofPart: 'of|the',
  articleOfYear: 'of|the|a|an|one',
  yearlyRent: "(?:yearly|annual|year['’]s) (?:rent|fee)",
  folds: { double: 2, triple: 3, quadruple: 4, twice: 2 },
  halves: {
    'one and a half': '1.5',
    'two and a half': '2.5',
    'three and a half': '3.5',
  },
} satisfies MultipleWords
