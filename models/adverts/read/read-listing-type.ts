import { pattern } from '../../language/words/lines.ts'
import type { Scalar } from '../../contracts/listings/raw-advert.ts'
import { fold } from '../../language/fold.ts'
import { textOf } from './scalar.ts'

export type ListingType = 'rent' | 'sale'

const RENT = pattern(String.raw`
      \b(?:rent|rents|rental|rentals|renting|let|to-let|lease|location|locations|louer|a-louer|loue|loyer|miete|mieten|mietwohnung|vermietung
      vermieten|zu-vermieten|verlounen|ze-verlounen|lounen|arrendar|arrendamento|aluguer|alugar)\b
    `)
const SALE = pattern(String.raw`
      \b(?:sale|sales|sell|buy|purchase|for-sale|vente|ventes|vendre|a-vendre|vend|acheter|achat|kauf|kaufen|verkauf|verkaufen|zu-verkaufen|verkafen
      ze-verkafen|kafen|venda|vender|comprar|projet-neuf|projets-neufs|vefa|neubau|off-plan)\b
    `)

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
