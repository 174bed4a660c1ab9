/** Classes of the Luxembourg certificate of energy performance (grand-ducal regulation of 9 June 2021), best first. */
export const ENERGY_CLASSES = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const
export type EnergyClass = (typeof ENERGY_CLASSES)[number]

/** Reading of an energy class field. `null` stands for "not stated", which is none of these. */
export type EnergyClassReading =
  | { kind: 'class'; value: EnergyClass }
  | { kind: 'in_preparation' }
  | { kind: 'exempt' }
  | { kind: 'not_stated' }
  | { kind: 'unreadable'; received: string }

const CLASS = /^(?:(?:class|classe|klasse|energieklasse|energy\s*class|cpe|epc)\s*[:-]?\s*)?([a-i])\s*(\+{0,3})$/i
const NOT_STATED = new RegExp(
  String.raw`^(?:|-+|n\/?[ac]|n\.c\.|nc|nr|unknown|inconnue?|unbekannt|non\s*(?:renseigne|communique|precise|specifie|disponible)e?s?|keine\s*angabe` +
    String.raw`|k\.\s*a\.|0|vierge)$`,
  'i',
)
const IN_PREPARATION = new RegExp(
  String.raw`en\s*(?:cours|preparation)|in\s*(?:vorbereitung|bearbeitung|preparation|progress)|pending|a\s*(?:venir|etablir)|em\s*(?:curso|preparacao)` +
    String.raw`|to\s*be\s*(?:issued|determined)|wird\s*(?:erstellt|nachgereicht)|\bamgaang\b`,
  'i',
)
const EXEMPT = new RegExp(
  String.raw`exempt|dispens|isento|befreit|non\s*(?:soumis|concerne|requis|applicable)|nicht\s*(?:erforderlich|notwendig|notig)` +
    String.raw`|not\s*(?:required|applicable|subject)|entfallt|denkmal`,
  'i',
)

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

export function isEnergyClass(text: string): text is EnergyClass {
  return ENERGY_CLASSES.some((known) => known === text)
}

/** Only A has steps above it; `B+` is no class. */
function classOf(letter: string, plus: string): EnergyClass | null {
  if (plus === '') return isEnergyClass(letter) ? letter : null
  return letter === 'A' ? 'A+' : null
}
