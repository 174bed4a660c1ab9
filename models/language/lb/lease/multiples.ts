import type { MultipleWords } from '../../words/lease/multiple-words.ts'

export const multiples = {
  months: 'meint',
  of: '(?:vum |vun )',
  the: '(?:dem )',
  multiplied: String.raw`\w*loyer`,
  rent: 'loyers?',
  times: 'mol',
  article: "den|dem|de|d'|vum",
  articleOfLaw: String.raw`(?:artikel )|art\. ?`,
  first: 'eischt|eischte',
  ofRent: "der|den|dem|de|d'|vum|vun",
  part: 'en (?:drettel|veierel)',
  ofPart: 'vum|vun der|der',
  rents: String.raw`loyeren\b|meintlech loyer\w*`,
  articleOfYear: 'der',
  yearlyRent: 'joresloyer',
  folds: { zweemol: 2, draimol: 3, veiermol: 4, duebel: 2 },
  rentOrFee: String.raw`\w*loyer`,
  kind: '',
  monthly: '',
  monthlyRent: '',
} satisfies MultipleWords
