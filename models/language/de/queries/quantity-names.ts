import type { QuantityNameWords } from '../../words/queries/quantity-name-words.ts'

export const quantityNames = {
  bedrooms: 'schlafzimmer|sz',
  bathrooms: 'badezimmer|bader',
  rooms: 'zimmer|zimmeranzahl|zimmerzahl',
  floor: 'etage|stock|stockwerk',
  area: 'wohnflache|flache|grosse|m2|qm',
  fillers: 'von|ab|min|mini|minimum|mindestens|max|maximum|nr|anzahl',
} satisfies QuantityNameWords
