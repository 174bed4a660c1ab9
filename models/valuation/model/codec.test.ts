import { expect, it } from 'vitest'
import { syntheticAdverts, SYNTHETIC_SCHEMA } from '../evaluate/synthetic-adverts.fixture.ts'
import { estimatePrice } from '../estimate/estimate.ts'
import { trainValuation } from '../train/train-valuation.ts'
import { loadValuation, saveValuation, withResults } from './codec.ts'

const ROWS = syntheticAdverts(80, 2)
const TEXT = saveValuation(trainValuation(ROWS, SYNTHETIC_SCHEMA, { seed: 1 }))
const LOW = { called: 'low', count: 169, held: 116 } as const
const RESULTS = { record: { high: LOW, medium: LOW, low: LOW }, widening: { none: 1.5, few: 1.5, enough: 1.5 } }

it('reads a model of before its results on homes held out, and one with them, which change intervals and names alone', () => {
  const [before, after] = [TEXT, withResults(TEXT, RESULTS)].map(loadValuation)
  expect(before!.record).toBeUndefined()
  for (const row of ROWS.slice(0, 20)) {
    const plain = estimatePrice(before!, row)
    expect(plain.confidence).toBe(plain.claimed)
    const wider = estimatePrice(after!, row)
    expect(wider).toMatchObject({ estimate: plain.estimate, support: plain.support, confidence: 'low' })
    for (const end of ['low', 'high'] as const)
      expect(Math.log(wider[end] / wider.estimate)).toBeCloseTo(1.5 * Math.log(plain[end] / plain.estimate), 9)
  }
})
