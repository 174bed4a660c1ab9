import type { SaleTermWords } from '../../words/adverts/sale-term-words.ts'

export const termsOfSale = {
  lifeAnnuity: String.raw`\brenda vitalicia|\bnua propriedade|\busufruto`,
  partShare: String.raw`\bmetade indivisa|\bquota (?:parte )?indivisa`,
  stems: 'vital|propri|usufr|indivi',
} satisfies SaleTermWords
