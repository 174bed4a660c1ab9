/** A part of the country that people name. */
export type RegionSlug =
  | 'north'
  | 'nordstad'
  | 'south'
  | 'east'
  | 'moselle'
  | 'mullerthal'
  | 'centre'
  | 'west'
  | 'gutland'

/** Names of the parts of the country, folded. */
export interface RegionNameWords {
  /** Make a direction a region. */
  ofCountry: readonly string[]
  /** Mean the region wherever they stand. */
  names: Readonly<Partial<Record<RegionSlug, readonly string[]>>>
  /** Mean it after a word of place: `in the north`; with `ofCountry` behind them, wherever they stand. */
  directions: Readonly<Partial<Record<RegionSlug, readonly string[]>>>
}
