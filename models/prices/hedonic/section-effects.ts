/** Numbered sections of all communes; number 0 stands for an unknown section, whose effect is always zero. */
export type Sections = { of: Int32Array; communeOf: Int32Array; count: number }

/** Section effects and the variance they are drawn from. */
export type SectionFit = { effects: Float64Array; variance: number }

export const STARTING_SECTION_VARIANCE = 0.05 ** 2

/** Numbers the sections of properties; `commune[i]` is the commune number of property i. */
export function numberSections(sections: readonly (string | undefined)[], commune: Int32Array): Sections {
  const numbers = new Map<string, number>()
  const communeOf = [-1]
  const of = Int32Array.from(sections, (section, i) => {
    if (section === undefined) return 0
    const key = `${commune[i]}\u0000${section}`
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, communeOf.length)
    communeOf.push(commune[i]!)
    return communeOf.length - 1
  })
  return { of, communeOf: Int32Array.from(communeOf), count: communeOf.length }
}

/**
 * Shrunk section means of residuals (empirical Bayes), centred on zero in each commune by number of properties so
 * that the commune's level is that of its usual mix of sections. The variance takes one EM step per call.
 */
export function fitSections(sections: Sections, residuals: Float64Array, noise: number, variance: number): SectionFit {
  const counts = new Float64Array(sections.count)
  const sums = new Float64Array(sections.count)
  sections.of.forEach((section, i) => {
    counts[section]! += 1
    sums[section]! += residuals[i]!
  })
  const effects = new Float64Array(sections.count)
  let secondMoment = 0
  for (let s = 1; s < sections.count; s++) {
    effects[s] = sums[s]! / (counts[s]! + noise / variance)
    secondMoment += effects[s]! ** 2 + noise / (counts[s]! + noise / variance)
  }
  centreByCommune(effects, counts, sections.communeOf)
  return { effects, variance: sections.count > 1 ? Math.max(secondMoment / (sections.count - 1), 1e-8) : variance }
}

function centreByCommune(effects: Float64Array, counts: Float64Array, communeOf: Int32Array): void {
  const communes = communeOf.reduce((last, commune) => Math.max(last, commune), 0) + 1
  const total = new Float64Array(communes)
  const weight = new Float64Array(communes)
  for (let s = 1; s < effects.length; s++) {
    total[communeOf[s]!]! += counts[s]! * effects[s]!
    weight[communeOf[s]!]! += counts[s]!
  }
  for (let s = 1; s < effects.length; s++) effects[s]! -= total[communeOf[s]!]! / weight[communeOf[s]!]!
}
