import { isEnergyClass, type EnergyClass } from '../../kernel/energy-class.ts'
import { CLASS, EXEMPT, IN_PREPARATION, NOT_STATED } from '../../language/adverts/energy-labels.ts'

/** Reading of an energy class field. `null` stands for "not stated", which is none of these. */
export type EnergyClassReading =
  | { kind: 'class'; value: EnergyClass }
  | { kind: 'in_preparation' }
  | { kind: 'exempt' }
  | { kind: 'not_stated' }
  | { kind: 'unreadable'; received: string }

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
  const value = match && classOf(match[1]!.toUpperCase(), match[2]!)
  if (value) return { kind: 'class', value }
  if (IN_PREPARATION.test(folded)) return { kind: 'in_preparation' }
  if (EXEMPT.test(folded)) return { kind: 'exempt' }
  return { kind: 'unreadable', received: (text ?? '').slice(0, 40) }
}

/** Only A has steps above it; `B+` is no class. */
function classOf(letter: string, plus: string): EnergyClass | null {
  if (plus === '') return isEnergyClass(letter) ? letter : null
  return letter === 'A' ? 'A+' : null
}
