import type { QuantityUnitWords } from '../../words/queries/quantity-unit-words.ts'

export const quantityUnits = {
  euro: '',
  currencies: 'mauscher|cash',
  per: 'pro|im|am',
  perBehindCurrency: '',
  spans: 'monat|jahr',
  months: 'monat',
  including: 'inkl|mit',
  bills: 'nk|nebenkosten',
  rents: String.raw`
    monatlich|mtl\b|nk inkl\w*|pauschal\b|warm\b|kalt\b|warmmiete|kaltmiete
    alles (?:zusammen|inklusive?|inbegriffen)|gesamtmiete
  `,
  squareMetres: 'm2|qm|meter carre|quadratmetern?|m hoch 2',
  ares: 'ar',
  hectares: 'ha|hektar',
  bedrooms: 'zimmer (?:zum )?schlafen|schlafzimmer[ns]?|schlafzi|schlafz|schlafraume|schlafgelegenheiten|sz|sk',
  notBeforeBedrooms: 'qm|kind|bad|zimmer|und|oder|mit|in|haus|wohn|stock|pers|eur|minut',
  bathrooms: '(?:grosse |getrennte )?badezimmern?|badern?|baedern?|duschbadern?|duschen|wc s?',
  roomAdjectives: 'grosse|helle|schone|kleine',
  rooms: String.raw`zimmer[ns]?|zimmerwohnung|zimm?|zi|z\b|zkb|zkbb|zkdb|zkbbt|raume?`,
  ordinalEnds: 'ten|ter|tes|te|ton',
  levels: '',
  floors: 'etage|stock|stockwerk|og|obergeschoss|geschoss',
  climbing: String.raw`laufen|steigen|schlepp\w*|hochlaufen|hochtragen`,
  carrying: '',
  onStairs: 'hoch(?:gehen|steigen)|fuss|treppen?',
  metres: 'meter',
  afterWay: 'vom|von|zum|zur|entfernt|bis|breit|hoch|lang',
  others: String.raw`
    minuten|km|kilomet\w*|m\b|meter|etagen|stockwerken?|personen|kinder[n]?|erwachsene|autos?|hunde?|jahre?|monate?|stunden|h\b|jarige?
  `,
  times: 'x|mal',
  kitchenAndBath: 'kuche(?: (?:und|u))? bad(?:ezimmer)?',
  orMore: 'oder mehr|od mehr',
  orFewer: 'oder weniger',
} satisfies QuantityUnitWords
