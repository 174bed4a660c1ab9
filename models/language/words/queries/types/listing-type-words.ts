/** Words for renting and buying, folded, as sources of patterns. */
export interface ListingTypeWords {
  /** Say of a garage or an office that it is rented by itself. */
  rentDeals: string
  /** The same of an office only. */
  lets: string
  /** Further words for renting. */
  rents: string
  /** Say of a garage or an office that it is bought by itself. */
  saleDeals: string
  /** Further words for buying. */
  sales: string
  /** Between an amount and a month, besides words for `per`. */
  every: string
  months: string
  /** Costs that come with a rent. */
  rentCosts: string
  /** Two words or more that say that a home is for sale. */
  salePhrases: string
  /** Before the one of renting and buying that is not meant. */
  denials: string
  /** Between them. */
  denialFillers: string
}
