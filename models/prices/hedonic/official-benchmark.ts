import { PROPERTY_TYPES } from './advert.ts'
import type { Anchors, PriceFrame } from './price-frame.ts'
import type { CommuneCells } from './price-hierarchy.ts'

/** Quarters that the official levels speak of, first and last. */
export type OfficialQuarters = { first: number; last: number }

/** Fewest communes with own homes and an official level; one or two would set the level of all. */
const FEWEST_COMMUNES = 5

/**
 * Benchmarks levels by type: takes off their mean log difference from the official levels in the quarters that these speak of, weighted by own homes, so
 * that a portal whose stock is dearer than the market does not pass for the market. Changes and differences between communes stay as they are.
 * @param means estimated levels of each commune, less the offsets of the frame
 * @returns offsets of the frame, unchanged for a type with too few communes to compare
 */
export function benchmarkedOffsets(
  frame: PriceFrame,
  cells: readonly CommuneCells[],
  means: readonly Float64Array[],
  { anchors, quarters }: { anchors: Anchors; quarters: OfficialQuarters },
): Float64Array {
  const shifts = PROPERTY_TYPES.map((type, k) => {
    let [difference, homes, communes] = [0, 0, 0]
    frame.communeNames.forEach((name, c) => {
      const official = anchors.get(name)?.[type]
      if (official === undefined) return
      const own = homes
      for (let quarter = quarters.first; quarter <= quarters.last; quarter++) {
        const t = quarter - frame.firstQuarter
        if (t < 0 || t >= frame.quarters) continue
        const count = cells[c]!.counts[k * frame.quarters + t]!
        homes += count
        difference += count * (means[c]![k * frame.quarters + t]! + frame.offsets[2 * c + k]! - official)
      }
      if (homes > own) communes += 1
    })
    return communes >= FEWEST_COMMUNES ? difference / homes : 0
  })
  return frame.offsets.map((offset, i) => offset - shifts[i % 2]!)
}
