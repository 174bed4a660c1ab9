/** Rules on single rows and between tables, in checking order. */
export const ROW_GATES = [
  'rows-accounted-for',
  'listing-ids-unique',
  'adverts-belong-to-one-property',
  'communes-known',
  'communes-complete',
  'dates-in-order',
  'offers-seen-in-time',
  'values-in-range',
  'no-personal-data',
  'trend-intervals',
  'levels-have-evidence',
  'index-intervals',
  'forecasts-beat-no-change',
  'feeds-fetched',
  'batches-usable',
  'feed-contracts',
  'feed-contracts-block',
  'feeds-fresh',
  'feeds-fresh-block',
  'open-data-usable',
  'places-resolved',
  'fields-make-sense-together',
  'price-per-m2-plausible',
  'adverts-for-review',
] as const
/** Gate that asks a server with the new release everything that the contracts list. */
export const ANSWER_GATE = 'release-answers'
/** Gate that compares volumes and prices with the release before. */
export const JUMP_GATE = 'jump-against-last-release'
export type RowGate = (typeof ROW_GATES)[number]
