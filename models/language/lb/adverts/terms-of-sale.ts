import type { SaleTermWords } from '../../words/adverts/sale-term-words.ts'

export const termsOfSale = {
  lifeAnnuity: String.raw`\bliewensrent`,
  partShare: String.raw`\bondeelbaren undeel`,
  stems: 'liewensrent|undeel',
} satisfies SaleTermWords
