/** Homes newly offered and inhabitants of one area. */
export type Offer = { readonly homes: number; readonly population: number }

/** Homes expected at the national rate that are added to both sides, so that a handful of adverts does not make an extreme. */
const PRIOR_HOMES = 5

/** Fewest homes newly offered in the nation that a ratio to it can rest on. */
const FEWEST_HOMES = 30

/**
 * Homes newly offered per inhabitant relative to the nation, shrunken towards 1 as with a gamma prior on a Poisson rate
 * (Clayton and Kaldor 1987). @returns null when the nation has too few, or the area none: the prior alone says nothing of a place
 */
export function turnoverRatio(area: Offer, nation: Offer): number | null {
  if (nation.homes < FEWEST_HOMES || area.homes === 0) return null
  const expected = (nation.homes * area.population) / nation.population
  return (area.homes + PRIOR_HOMES) / (expected + PRIOR_HOMES)
}
