import type { SaleTermWords } from '../../words/adverts/sale-term-words.ts'

export const termsOfSale = {
  lifeAnnuity: String.raw`\blife annuity|\bmonthly annuity|\bbare ownership|\blife estate|\bright to live (?:in it|there) for life`,
  partShare: String.raw`\bundivided (?:half )?(?:share|interest)|\b(?:\d+ ?%|half) share of`,
  stems: 'annuity|ownership|life estate|for life|undivided|share of',
} satisfies SaleTermWords
