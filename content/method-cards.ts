/** Models with a card, in the order in which the page of methods lists them, and the folder of each below `models`. */
export const METHOD_FOLDERS = {
  trends: 'prices/trends',
  'market-index': 'prices/market-index',
  forecast: 'forecast',
  liveability: 'liveability',
  valuation: 'valuation',
  'listing-match': 'adverts/match',
  search: 'search',
  commute: 'commute',
} as const

export type Method = keyof typeof METHOD_FOLDERS

/** Path of a model's card, from the root of the checkout. */
export const methodCardPath = (method: Method): string => `models/${METHOD_FOLDERS[method]}/MODEL_CARD.md`
