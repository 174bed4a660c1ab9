import { areasOf, type Frame } from '../frame/frame.ts'
import type { ValuationModel } from './model.ts'
import type { Kriged } from '../comparables/kriging.ts'

/** Known homes around one home that its estimate can rest on. */
export type LocalEvidence = {
  /** Likeness of the most alike comparable, 0 to 1; 0 without one. */
  readonly similarity: number
  /** Known homes of its segment in its commune, first advertised in the four quarters that end with its own; null where the data name no communes. */
  readonly knownHere: number | null
}

/** Similarity of the most alike comparable below which none is similar. */
export const LEAST_SIMILARITY = 0.05
/** Fewest homes of a commune in a year for a level of its own, as `YEAR_MINIMUM` of the published levels has it. */
export const FEWEST_KNOWN_HERE = 5

/** Classes of homes by the known homes of their segment in their commune, the fewest first; each holds its share of prices by itself. */
export const EVIDENCE_CLASSES = ['none', 'few', 'enough'] as const
export type EvidenceClass = (typeof EVIDENCE_CLASSES)[number]

/** @param knownHere null where the data name no communes, which makes all homes one class */
export function evidenceClass(knownHere: number | null): EvidenceClass {
  if (knownHere === 0) return 'none'
  return knownHere !== null && knownHere < FEWEST_KNOWN_HERE ? 'few' : 'enough'
}

/** @param own training homes that are the home itself */
export function localEvidence(
  model: ValuationModel,
  frame: Frame,
  kriged: Kriged,
  own: readonly number[],
): LocalEvidence {
  const similarities = similaritiesOf(model, frame, kriged)
  return { similarity: Math.max(0, ...similarities), knownHere: knownHere(model, frame, own) }
}

/** Similarity of each kriged home to the first home of a frame: its likeness by the smaller over the larger area. */
export function similaritiesOf({ encoder, homes }: ValuationModel, frame: Frame, kriged: Kriged): number[] {
  const areaM2 = areasOf(encoder, frame)[0]!
  const areas = areasOf(encoder, homes.frame)
  return Array.from(
    kriged.chosen,
    (home, rank) => kriged.likeness[rank]! * (Math.min(areaM2, areas[home]!) / Math.max(areaM2, areas[home]!)),
  )
}

function knownHere({ encoder, homes }: ValuationModel, frame: Frame, own: readonly number[]): number | null {
  const column = (name: string) => encoder.categorical.indexOf(name)
  const [commune, segment] = [column('communeSlug'), column('segment')]
  if (commune < 0) return null
  const [here, alike] = [frame.categorical[commune]![0]!, frame.categorical[segment]?.[0]]
  const last = frame.quarter[0]!
  if (here < 0) return 0
  const found = new Set<number>()
  for (let home = 0; home < homes.ids.length; home++) {
    const isHere = homes.frame.categorical[commune]![home] === here
    const isAlike = homes.frame.categorical[segment]?.[home] === alike
    const isOld = homes.frame.quarter[home]! <= last - 4
    if (isHere && isAlike && !isOld && !own.includes(home)) found.add(homes.properties[home]!)
  }
  return found.size
}
