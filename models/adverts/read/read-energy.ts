import type { Scalar } from '../../contracts/listings/raw-advert.ts'
import { isEnergyClass } from '../../kernel/energy-class.ts'
import type { EnergyClass } from '../../kernel/energy-class.ts'
import { memoized } from '../../kernel/memoized.ts'
import {
  CLASS,
  ENERGY_CLASS,
  EXEMPT,
  IN_PREPARATION,
  INSULATION_CLASS,
  NOT_STATED,
} from '../../language/adverts/energy-labels.ts'
import type { Provenance } from './refusal.ts'
import { textOf } from './scalar.ts'

export interface EnergyFacts {
  energyClass: EnergyClass | null
  insulationClass: EnergyClass | null
}

/** Reading of an energy class field. `null` stands for "not stated", which is none of these. */
export type EnergyClassReading =
  | { kind: 'class'; value: EnergyClass }
  | { kind: 'in_preparation' }
  | { kind: 'exempt' }
  | { kind: 'not_stated' }
  | { kind: 'unreadable'; received: string }

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

/**
 * Reads an energy or insulation class as feeds write it: `B`, `a+`, `Classe C`, `A++` (which is filed as A+, the best class there is),
 * `en cours`, `exempté`.
 */
export function readEnergyClass(text: string | null | undefined): EnergyClassReading {
  const folded = (text ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .trim()
  if (NOT_STATED.test(folded)) return { kind: 'not_stated' }
  const match = CLASS.exec(folded)
  const value = match && classWithPlus(match[1]!.toUpperCase(), match[2]!)
  if (value) return { kind: 'class', value }
  if (IN_PREPARATION.test(folded)) return { kind: 'in_preparation' }
  if (EXEMPT.test(folded)) return { kind: 'exempt' }
  return { kind: 'unreadable', received: (text ?? '').slice(0, 40) }
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

/** Only A has steps above it; `B+` is no class. */
function classWithPlus(letter: string, plus: string): EnergyClass | null {
  if (plus === '') return isEnergyClass(letter) ? letter : null
  return letter === 'A' ? 'A+' : null
}
