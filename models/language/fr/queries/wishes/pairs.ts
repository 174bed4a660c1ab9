import type { PairWords } from '../../../words/queries/wishes/pair-words.ts'

export const pairs = {
  couple: 'couples?',
  partner: 'femme|mari|copine|copain|compagne|compagnon|conjointe?|fiancee?',
  mate: 'collegue|ami|amie|frere|soeur',
  me: 'moi',
  mine: 'mon|ma',
  mineMany: 'mes',
  andPartner: 'et|plus',
  bothOfUs: '(?:tous|toutes) les 2(?! (?:jours|semaines|mois|ans))',
  both: 'tous|toutes',
  oneChildBefore: 'un|une|mon|ma|notre|sa|son|leur',
  oneChild: 'enfant|fils|fille',
} satisfies PairWords
