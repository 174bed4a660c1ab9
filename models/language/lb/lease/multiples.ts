import type { MultipleWords } from '../../words/lease/multiple-words.ts'

export const multiples = {
  months: 'meint',
  of: '(?:vum |vun )',
  the: '(?:dem )',
  kind: '',
  rent: 'loyers?',
  times: 'mol',
  article: "den|dem|de|d'|vum",
  monthly: '',
  multiplied: String.raw`\w*loyer`,
  articleOfLaw: String.raw`(?:artikel )|art\. ?`,
  rents: String.raw`loyeren\b|meintlech loyer\w*`,
  ofRent: "der|den|dem|de|d'|vum|vun",
  monthlyRent: '',
  rentOrFee: String.raw`\w*loyer`,
  part: 'en (?:drettel|veierel)',
  ofPart: 'vum|vun der|der',
  articleOfYear: 'der',
  yearlyRent: 'joresloyer',
  folds: { zweemol: 2, draimol: 3, veiermol: 4, duebel: 2 },
} satisfies MultipleWords
