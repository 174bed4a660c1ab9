import type { CommuneExtras } from './commune-facts.ts'

/** Nothing known of a commune beside the indexes of a release. */
export const NO_EXTRAS: CommuneExtras = {
  cantons: new Map(),
  rankRanges: new Map(),
  listings: new Map(),
  refusals: new Map(),
  places: new Map(),
}
