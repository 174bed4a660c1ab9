import type { SaleTermWords } from '../../words/adverts/sale-term-words.ts'

export const termsOfSale = {
  lifeAnnuity: String.raw`
    \b(?:en|vente|occupe|achat) viager\b|\bviager (?:occupe|libre|sale)\b|\bviager ?:|\bbouquet et (?:une )?rente|\brente viagere
    \bnue[ -]propriete|\bdroit d.usage et d.habitation
  `,
  partShare: String.raw`\bmoitie indivise|\ben indivision|\bparts? indivises?|\bcession de parts|\bpart de \d+ ?%`,
  stems: 'viag|bouquet|propri|usage et d|indivi|parts|part de',
} satisfies SaleTermWords
