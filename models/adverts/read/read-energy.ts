import type { Scalar } from '../../contracts/listings/raw-advert.ts'
import { isEnergyClass } from '../../kernel/energy-class.ts'
import type { EnergyClass } from '../../kernel/energy-class.ts'
import { memoized } from '../../kernel/memoized.ts'
import { ENERGY_CLASS, INSULATION_CLASS } from '../../language/adverts/energy-labels.ts'
import { readEnergyClass } from './read-energy-class.ts'
import type { Provenance } from './refusal.ts'
import { textOf } from './scalar.ts'

export interface EnergyFacts {
  energyClass: EnergyClass | null
  insulationClass: EnergyClass | null
}

const classRead = memoized(readEnergyClass)
/** The three letters of a certificate: overall performance, thermal insulation, environment. */
const LETTERS = /^([a-i]\+?)\s?[-/,; ]?\s?([a-i]\+?)(?:\s?[-/,; ]?\s?([a-i]\+?))?$/i

/**
 * Classes of the certificate of energy performance, from their fields, else from the text. Portals also write both into one cell (`B/C`, `ABA`).
 * "Exempt" is not applicable; "in preparation" is unknown.
 * @param folded text passed through `fold`
 */
export function readEnergy(
  energy: Scalar,
  insulation: Scalar,
  folded: string,
  { methods, absences }: Provenance,
): EnergyFacts {
  const cell = textOf(energy)
  const reading = classRead(cell ?? '')
  if (reading.kind === 'exempt') absences['energyClass'] = absences['insulationClass'] = 'not_applicable'
  const pair = cell === null ? null : LETTERS.exec(cell)
  const insulated = classRead(textOf(insulation) ?? '')
  const stated = {
    energyClass: reading.kind === 'class' ? reading.value : classOf(pair?.[1]),
    insulationClass: insulated.kind === 'class' ? insulated.value : classOf(pair?.[2]),
  }
  if (reading.kind === 'exempt') return stated
  return fromText(stated, folded, methods)
}

function fromText(stated: EnergyFacts, folded: string, methods: Provenance['methods']): EnergyFacts {
  const facts = { ...stated }
  const match = facts.energyClass === null || facts.insulationClass === null ? ENERGY_CLASS.exec(folded) : null
  if (facts.energyClass === null && match !== null) {
    facts.energyClass = classOf(match[1])
    if (facts.energyClass !== null) methods['energyClass'] = 'extracted'
  }
  if (facts.insulationClass === null) {
    facts.insulationClass = classOf(match?.[2] ?? match?.[3] ?? INSULATION_CLASS.exec(folded)?.[1])
    if (facts.insulationClass !== null) methods['insulationClass'] = 'extracted'
  }
  return facts
}

function classOf(letter: string | undefined): EnergyClass | null {
  const upper = letter?.toUpperCase()
  return upper !== undefined && isEnergyClass(upper) ? upper : null
}
