/** Words of renting and of selling, folded, as sources of patterns. */
export interface DealWords {
  rent: string
  sale: string
  /** First part of the address of a list of results. */
  inAddresses: string
  /** Further parts of such an address. */
  categories: string
}
