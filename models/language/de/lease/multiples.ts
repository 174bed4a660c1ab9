import type { MultipleWords } from '../../words/lease/multiple-words.ts'

export const multiples = {
  months: String.raw`monat\w*`,
  of: '',
  the: '(?:dem )',
  kind: '',
  rent: String.raw`\w*miete[n]?`,
  times: 'mal',
  article: 'die|der|den|dem',
  monthly: '',
  multiplied: String.raw`\w*miete`,
  articleOfLaw: String.raw`(?:artikel )|art\. ?`,
  rents: String.raw`\w{0,9}(?:monats|kalt|netto|brutto|warm|grund)?\w{0,12}mieten\b`,
  first: 'ersten',
  ofRent: 'der|die|den|dem|des',
  monthlyRent: '',
  rentOrFee: String.raw`\w*miete|mietzins\w*`,
  part: 'ein (?:viertel|drittel)|die halfte',
  ofPart: 'der|des|einer',
  articleOfYear: 'der|des',
  yearlyRent: 'jahres(?:netto|kalt)?miete',
  folds: { doppelte: 2, dreifache: 3, zweifache: 2, vierfache: 4, funffache: 5, sechsfache: 6 },
} satisfies MultipleWords
