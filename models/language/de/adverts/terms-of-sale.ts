import type { SaleTermWords } from '../../words/adverts/sale-term-words.ts'

export const termsOfSale = {
  lifeAnnuity: String.raw`\bleibrente|\bimmobilienverrentung|\bverrentung|\blebenslange[snm]? (?:wohnrecht|niessbrauch)|\bniessbrauch`,
  partShare: String.raw`\b(?:halftige[rsn]?|ideelle[rsn]?|halber) (?:miteigentums)?anteil`,
  stems: 'leibrente|verrentung|wohnrecht|nie(?:ß|ss)brauch|anteil',
} satisfies SaleTermWords
