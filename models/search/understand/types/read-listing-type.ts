import { pattern } from '../../../language/words/lines.ts'
import { BACKGROUND, claim } from '../words/query-reading.ts'
import type { QueryReading } from '../words/query-reading.ts'
import type { SearchIntent } from '../../intent/search-intent.ts'

const RENT = pattern(String.raw`
      ^(?:rent|rental|rentals|renting|lease|let|louer|location|locatif|mieten|pachten|pacht|miete|mietwohnung|mietwohnungen|zur_miete|kaltmiete|warmmiete|lounen
      loun|anmietung|vermietung|vermieten|verlounen|loyer|alugar|arrendar|arrendamento|aluguer|renda|monthly|mensuel|monatlich|mensal|pcm)$
    `)
const BUY = pattern(String.raw`
      ^(?:buy|buying|purchase|purchasing|sale|acheter|achat|acquerir|vente|vendre|kaufen|kauf|kaufe|erwerben|eigentumswohnung|kaafen|kafen|ze_kafen
      verkaf|verkauf|kaf|comprar|compra|venda|adquirir|invest|investment|investir|mortgage|hypothek)$
    `)

const PER_MONTH =
  /\b(?:(?:a|per|par|pro|im|de|por|ao|am|every) (?:month|mois|monat|mount|mes)|charges comprises|nebenkosten|warm)\b/

/** Whether a query speaks of renting or buying; the words win over `intent`. */
export function readListingType(
  reading: QueryReading,
  intent: 'rent' | 'buy' | undefined,
): Pick<SearchIntent, 'listingType'> {
  const words = reading.tokens.map(({ word }, at) => (reading.fields[at] === BACKGROUND ? '' : word))
  const isRent = words.some((word) => RENT.test(word)) || PER_MONTH.test(words.join(' '))
  const isBuy = words.some((word) => BUY.test(word))
  const type = isRent ? RENT : BUY
  for (const [at, { word }] of reading.tokens.entries())
    if (isRent !== isBuy && type.test(word) && reading.fields[at] === null) claim(reading, 'listingType', at, at + 1)
  if (isRent !== isBuy) return { listingType: isRent ? 'rent' : 'sale' }
  return { listingType: intent === undefined ? null : intent === 'buy' ? 'sale' : 'rent' }
}
