import { describe, expect, it } from 'vitest'

import { fitSections, numberSections } from './section-effects.ts'

const commune = Int32Array.of(0, 0, 0, 0, 1, 1)
const sections = numberSections(['east', 'east', 'west', undefined, 'east', 'west'], commune)
const residuals = Float64Array.of(0.2, 0.2, -0.1, 5, 0.3, 0.1)

describe('section effects', () => {
  it('tell sections of one name in two communes apart and give an unknown section none', () => {
    expect([...sections.of]).toEqual([1, 1, 2, 0, 3, 4])
    expect(fitSections(sections, residuals, 0.01, 0.01).effects[0]).toBe(0)
  })

  it('are zero on average over the homes of a commune', () => {
    const { effects } = fitSections(sections, residuals, 0.01, 0.01)
    expect(2 * effects[1]! + effects[2]!).toBeCloseTo(0, 12)
    expect(effects[3]! + effects[4]!).toBeCloseTo(0, 12)
  })

  it('vanish where noise drowns them and follow the data where there is none', () => {
    const drowned = fitSections(sections, residuals, 1e6, 0.01).effects
    drowned.forEach((effect) => expect(effect).toBeCloseTo(0, 6))
    const clear = fitSections(sections, residuals, 1e-9, 0.01).effects
    expect(clear[3]! - clear[4]!).toBeCloseTo(0.2, 6)
  })
})
