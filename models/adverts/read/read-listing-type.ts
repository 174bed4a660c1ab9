import type { Scalar } from '../../contracts/listings/raw-advert.ts'
import { RENT, SALE } from '../../language/adverts/deals.ts'
import { fold } from '../../language/fold.ts'
import { textOf } from './scalar.ts'

export type ListingType = 'rent' | 'sale'

/**
 * Rent or sale as a feed writes it: `rent`, `location`, `Miete`, `for sale`, `à vendre`, OpenImmo's `KAUF` and `MIETE_PACHT`. Also finds it in the path of
 * an address or in a title.
 * @returns null when neither or both are named
 */
export function readListingType(value: Scalar): ListingType | null {
  const text = textOf(value)
  if (text === null) return null
  const words = fold(text.slice(0, 300))
    .replace(/[\s_]+/g, '-')
    .replace(/miete-pacht|erbpacht/, 'miete')
  const rent = RENT.test(words)
  const sale = SALE.test(words)
  return rent === sale ? null : rent ? 'rent' : 'sale'
}
