/** Classes of the Luxembourg certificate of energy performance (grand-ducal regulation of 9 June 2021), best first. */
export const ENERGY_CLASSES = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const
export type EnergyClass = (typeof ENERGY_CLASSES)[number]

export function isEnergyClass(text: string): text is EnergyClass {
  return ENERGY_CLASSES.some((known) => known === text)
}
