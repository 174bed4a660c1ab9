/** Words for terms under which a price is not that of a whole home, free to live in, folded, as sources of patterns. */
export interface SaleTermWords {
  lifeAnnuity: string
  partShare: string
  /** Stems of the words above, as they are written, for a first look by a database. */
  stems: string
}
