import * as phrases from '../../language/lease/premises.ts'
import { topics } from '../../language/lease-words.ts'
import { floorsIn } from '../../language/floors.ts'
import { areasIn } from '../../language/numbers/areas.ts'
import type { LeaseText } from '../text/lease-text.ts'

/** Lists what the description of the premises lacks: an address, or rooms that tell them from their neighbours. */
export function describesPremises({ statements }: LeaseText): { missing: ('address' | 'rooms')[] } {
  const hasAddress = statements.some(
    ({ folded, before }) =>
      /\d/.test(folded) && phrases.ADDRESS.test(folded) && (isOfPremises(folded) || isOfPremises(before)),
  )
  const hasDetail = statements.some(
    ({ folded }) =>
      areasIn(folded).length > 0 ||
      ((topics.detail.test(folded) || floorOfPremises(folded) !== null) && isOfPremises(folded)),
  )
  return { missing: [...(hasAddress ? [] : ['address' as const]), ...(hasDetail ? [] : ['rooms' as const])] }
}

/** The counted floor that a folded statement puts the premises on; null where it names none. */
export function floorOfPremises(folded: string): number | null {
  return floorsIn(folded)[0]?.floor ?? null
}

function isOfPremises(folded: string): boolean {
  return topics.dwelling.test(folded) || phrases.CADASTRE.test(folded)
}
