import type { QuantityUnitWords } from '../../words/queries/quantity-unit-words.ts'

export const quantityUnits = {
  euro: '',
  currencies: 'cash',
  per: 'pro|am|de',
  perBehindCurrency: '',
  spans: 'mount|joer',
  months: 'mount',
  including: 'inkl',
  bills: 'chargen',
  rents: String.raw`
    charges? (?:abegraff|mat dran|dentro|dran)|chargen? (?:abegraff|mat dran|inklusiv\w*)
    all?e?s? (?:kaschten|chargen) (?:abegraff|mat dran)|alles (?:zesummen|abegraff)|cc\b|warm\b|kalt\b
  `,
  squareMetres: 'm2|meter ?carre|metercarreen|quadratmeteren|m carre',
  ares: 'ar|ari',
  hectares: 'ha|hektar',
  bedrooms:
    'zemmer fir (?:ze )?schlofen?|schlofzemmer[ensa]*|schlofzi|schlofk|schlofz|schlof(?:ka|k)um+e?r[en]*|kum+e?r[en]*|schlofraim',
  notBeforeBedrooms: 'kann|leit|bued|zemmer|famil|an|mat|wunn|stock',
  bathrooms: String.raw`badkummer\w*|badezemmer\w*|bieder|bidder|bueder|buedzemmer[en]*|wc s?`,
  roomAdjectives: 'gross|kleng',
  rooms: 'zemmer[ensa]*|raim|stuff',
  ordinalEnds: 'ten|te',
  levels: '',
  floors: 'stock|stack|stackwierk|etage',
  climbing: 'klammen|droen|schleefen',
  carrying: '',
  onStairs: String.raw`klamm\w*|erop\w*|fouss|trapen?`,
  metres: 'meter',
  afterWay: 'vun|no|alt|bis',
  others: String.raw`minutten?|km|kilomet\w*|m\b|meter|persounen?|leit|kanner|erwachsene|autoen|honn|joer|meint|h\b`,
  times: 'x|mal',
  kitchenAndBath: 'kichen(?: an?)? (?:bad|buedzemmer)',
  orMore: 'oder mei',
  orFewer: 'oder manner',
} satisfies QuantityUnitWords
