import { describe, expect, it } from 'vitest'

import { committedLegalFacts } from '../../../models/law/parameters/committed-facts.fixture.ts'
import { evaluate } from './arithmetic.ts'
import { checkCase } from './check-case.ts'
import { checkDerivation } from './derivation.ts'
import { workedCases } from './worked-case.ts'

const legal = await committedLegalFacts()
const cases = workedCases()

describe('the worked cases', () => {
  it('are at least 120, each with its own name and its law', () => {
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length)
    expect(cases.length).toBeGreaterThanOrEqual(120)
  })

  it.each(cases)('$name', (worked) => {
    expect(checkCase(worked, legal).faults).toEqual([])
  })

  it('fail when a step, a figure or an expectation is changed', () => {
    const [first] = cases
    const derivation = first!.derivation.map((step) => step.replace('= 30000', '= 30001'))
    expect(checkCase({ ...first!, derivation }, legal).faults.join()).toContain('is 30000, not 30001')
    const wrong = { ...first!, expect: { ...first!.expect, total: 37_430.78 } }
    expect(checkCase(wrong, legal).faults).toHaveLength(2)
  })
})

describe('arithmetic', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['-(4 - 6) ^ 2', -4],
    ['2 ^ -1', 0.5],
    ['12 / 3 / 2', 2],
    ['max(1, min(5, x), 2)', 4],
    ['floor(2.9)', 2],
  ])('%s is %d', (expression, value) => {
    expect(evaluate(expression, new Map([['x', 4]]))).toBeCloseTo(value, 12)
  })

  it.each(['1 +', '(1', '1 2', 'y', 'run(1)', '1 % 2'])('refuses %s', (expression) => {
    expect(() => evaluate(expression, new Map())).toThrow(/./)
  })

  it('checks comparisons', () => {
    expect(checkDerivation(['a: 1 + 1 = 2', 'a < 3']).faults).toEqual([])
    expect(checkDerivation(['a: 1 + 1 = 2', 'a >= 3', 'what']).faults).toHaveLength(2)
  })
})
