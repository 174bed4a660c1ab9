import type { QuantityUnitWords } from '../../words/queries/quantity-unit-words.ts'

export const quantityUnits = {
  euro: 'eur|euros?',
  currencies: 'cash|pounds?',
  per: 'a|per',
  perBehindCurrency: '',
  spans: 'month|year',
  months: 'month|mth|mo',
  including: 'incl?|including|with',
  bills: 'bills|charges|utilities',
  rents: String.raw`
    pcm|pm\b|p m\b|monthly|hot\b|cold\b|charges$|warm\b|charges? incl|charges? in\b|(?:incl?|including|inklusive|with) heating
    all in\b|all inclusive|everything incl\w*|all incl\w*|bills incl\w*
  `,
  squareMetres: String.raw`m2|sqms?|sq m|squares?\b(?! [fm])|sq met(?:re|er)s?|square met(?:re|er)s?|square m|m q|mq`,
  ares: 'ares?|ar',
  hectares: 'hectares?|ha',
  bedrooms: String.raw`
    bedrooms?|bedroomed|bed|beds|bds?|bdrms?|rooms? (?:to |for )?sleep(?:ing)?|sleeping rooms?|bedrms?|bedrs?|bdr|brs?|suites?
  `,
  notBeforeBedrooms: String.raw`
    bath|m2|min|pers|kid|people|adult|room|family|and|or|with|in|a|to|the|for|house|flat|floor|km|baths?
  `,
  bathrooms: String.raw`(?:full |complete |separate |family )?bathrooms?|baths?|ba\b|wc s?|showers?`,
  roomAdjectives: 'large|separate|full',
  rooms: 'rooms?|roomed',
  ordinalEnds: 'st|nd|rd|th',
  levels: 'level',
  floors: 'floor|floors? up|storey(?! (?:house|home|building|villa|townhouse|property|haus|maison))',
  climbing: String.raw`climb\w*|carry\w*|haul\w*|lug\w*`,
  carrying: 'walk|walking',
  onStairs: 'stairs?|steps',
  metres: 'metres|meters|meter',
  afterWay: 'of|from|to|away|walk|far|high|long|deep',
  others: String.raw`
    minutes?|mins?|km|kilomet\w*|m\b|metres?|meters?|persons?|people|kids?|children|child|adults?|cars?|dogs?|cats?
    years?|months?|percent|h\b|hours?|of us
  `,
  times: 'x',
  kitchenAndBath: '',
  orMore: 'or more|or above',
  orFewer: 'or fewer|or less',
} satisfies QuantityUnitWords
