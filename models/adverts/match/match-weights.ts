/*
 * Weights of record linkage after Fellegi & Sunter (1969): an agreement is worth ln(m/u), where m is its share among pairs of adverts of one
 * property and u its share among pairs of different properties of the same commune and kind. Where agreement on a rare value says more than on
 * a common one (Winkler 1989), u is the share of that value in the data and only m stands here. m and u of the rest are judgements about how
 * portals and agencies copy, round, mistype and leave out, set once and not fitted to any market; the model card says how they fare.
 */

/** Natural-log weights; positive speaks for one property. Values between limits apply up to and including the limit. */
export const MATCH_WEIGHTS = {
  /** Share of adverts that have a twin among the adverts of their cell that are live at the same time. */
  twinShare: 0.5,
  /** Equal prices are worth ln(agree / share of that price), with the share, among offers of about that size, at least `floor`. */
  price: { agree: 0.75, floor: { sale: 0.012, rent: 0.03 } },
  /** Otherwise by the distance between the two ranges of prices, as a share of the lower one. Adverts at different times may differ more. */
  priceGap: [
    { upTo: 0.01, weight: 1.2 },
    { upTo: 0.035, weight: 0.3 },
    { upTo: 0.07, weight: -0.8 },
    { upTo: 0.12, weight: -2 },
    { upTo: Infinity, weight: -4.5 },
  ],
  /** Disagreement on price counts this much when the adverts were not live at the same time. */
  priceGapLater: 0.6,
  /** Areas agree when they are equal in whole m², rounded or cut off. Where both state decimals, these settle it either way. */
  area: { agree: 0.8, floor: 0.015, sameDecimals: 1.5, otherDecimals: 0.2 },
  areaGap: [
    { upTo: 0.012, weight: 1.6 },
    { upTo: 0.03, weight: 0.2 },
    { upTo: 0.06, weight: -1.5 },
    { upTo: Infinity, weight: -4 },
  ],
  landArea: { same: 3, close: 0.5, different: -2.5 },
  bedrooms: { same: 0.6, oneOff: -2.2, more: -5 },
  rooms: { same: 0.5, oneOff: -0.8, more: -3 },
  floor: { same: 1.2, different: -5 },
  constructionYear: { same: 2.8, oneOff: 0.3, different: -2.5 },
  energyClass: { same: 1.3, oneOff: -1, more: -2.5 },
  propertyType: { same: 0.3, different: -1.2 },
  /** Same locality or quarter, by its share of the cell. */
  place: { agree: 0.95, floor: 0.08, different: -3 },
  /** Metres between points that are as good as an address. */
  distance: [
    { upTo: 40, weight: 3.5 },
    { upTo: 150, weight: 1.5 },
    { upTo: 400, weight: -0.5 },
    { upTo: 1500, weight: -2.5 },
    { upTo: Infinity, weight: -4 },
  ],
  /** Same agency, by its share of the cell. Several agencies offer a property side by side; a change of agency between two offers is rarer. */
  agency: { agree: 0.6, floor: 0.02, different: -0.5, differentLater: -1.2 },
  agencyRef: { same: 8, sameElsewhere: 3, renewed: -1.5 },
  /** Similarity of texts. A same agency reuses its words for other properties, so they say less. */
  text: [
    { from: 0.8, sameAgency: 2.5, otherAgency: 4.5 },
    { from: 0.5, sameAgency: 1.5, otherAgency: 3.5 },
    { from: 0.25, sameAgency: 0.7, otherAgency: 2 },
  ],
  unit: { same: 1.5 },
  photo: { shared: 4 },
  /** Days between the last sight of one and the first of the other. */
  gapDays: [
    { upTo: 0, weight: 0.3 },
    { upTo: 45, weight: -0.3 },
    { upTo: 150, weight: -1.2 },
    { upTo: 300, weight: -2.2 },
    { upTo: Infinity, weight: -3 },
  ],
} as const

/** Adverts further apart than this are two offers, even of one property. */
export const MAX_GAP_DAYS = 400
/** Log odds from which a pair is linked: some 12 to 1. */
export const LINK_LOG_ODDS = 2.5
/** No cluster may hold a pair that speaks this strongly against itself. */
export const CONTRADICTION_LOG_ODDS = -4
/** Areas and prices further apart than this are never one property, unless agency and reference say so. */
export const MAX_AREA_GAP = 0.1
export const MAX_PRICE_GAP = 0.3
export const MAX_CLUSTER_SIZE = 24
export const MAX_PER_PORTAL = 6
