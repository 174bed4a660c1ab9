import type { MultipleWords } from '../../words/lease/multiple-words.ts'

export const multiples = {
  months: 'mois',
  of: "(?:de |d')",
  the: '(?:le |du )',
  kind: '',
  rent: 'loyers?',
  times: 'fois',
  article: "le|du|la|de|d'",
  monthly: '(?:montant du |mensualite )',
  multiplied: String.raw`\w*loyer`,
  articleOfLaw: String.raw`(?:article )|art\. ?`,
  rents: String.raw`loyers\b(?! \d)|mensualites\b`,
  first: 'premiers|premieres',
  ofRent: "du|de|le|des|d'",
  monthlyRent: '(?:montant du )',
  rentOrFee: String.raw`\w*loyer|mensualite|redevance`,
  part: '(?:un|le) (?:quart|tiers)|la moitie',
  ofPart: 'du|de la|de',
  articleOfYear: 'du|de',
  yearlyRent: 'loyer annuel|redevance annuelle',
  folds: { double: 2, triple: 3, quadruple: 4, 'un trimestre': 3 },
} satisfies MultipleWords
