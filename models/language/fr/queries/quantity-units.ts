import type { QuantityUnitWords } from '../../words/queries/quantity-unit-words.ts'

export const quantityUnits = {
  euro: '',
  currencies: 'd euros?|balles|boules',
  per: 'a|par|de',
  perBehindCurrency: 'du',
  spans: 'mois|an',
  months: 'mois',
  including: 'avec',
  bills: 'charges',
  rents: String.raw`
    mensuels?|mensuellement|tt compris|ttc\b|cc\b|charges? (?:comprises|inclus\w*)|charges$|chauffage compris
    tout compris|tcc
  `,
  squareMetres: 'm2|m carre|metres? carre|metres? carres?|m carres?',
  ares: 'ares?',
  hectares: 'hectares?|ha',
  bedrooms: 'chambres?(?: a coucher)?|chamb|chbres?|chbrs?|chb|chs?|piaules?|suites?|dorms?',
  notBeforeBedrooms: 'enfant|salle|sdb|piece|et|ou|avec|a|maison|appart|etage|famil',
  bathrooms: 'salles? de bains?|salles? d eau|salles? de douches?|sdb|sdd|wc s?',
  roomAdjectives: 'grandes?|belles?',
  rooms: String.raw`pieces?|pces?|pcs|p\b(?! \d)`,
  ordinalEnds: 'e|er|eme|ere|ieme',
  levels: 'niveau',
  floors: 'etage',
  climbing: String.raw`grimper|monter|trimbal\w*`,
  carrying: 'porter',
  onStairs: 'pieds?|escaliers?',
  metres: 'metres',
  afterWay: 'de|du|des|d|a|la|le|l',
  others: String.raw`
    minutes?|mins?|km|kilomet\w*|m\b|metres?|personnes?|enfants?|adultes?|voitures?|autos?|chiens?|ans|mois|h\b
    heures?
  `,
  times: 'x|fois',
  kitchenAndBath: '',
  orMore: 'ou plus(?: de)?|ou davantage(?: de)?',
  orFewer: 'ou moins(?: de)?',
} satisfies QuantityUnitWords
