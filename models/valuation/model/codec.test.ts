import { expect, it } from 'vitest'
import { syntheticAdverts, SYNTHETIC_SCHEMA } from '../evaluate/synthetic-adverts.fixture.ts'
import { estimatePrice } from '../estimate/estimate.ts'
import { trainValuation } from '../train/train-valuation.ts'
import { loadValuation, saveValuation, withRecord } from './codec.ts'

const ROWS = syntheticAdverts(80, 2)
const TEXT = saveValuation(trainValuation(ROWS, SYNTHETIC_SCHEMA, { seed: 1 }))
const LOW = { called: 'low', count: 169, held: 116 } as const

it('reads a model of before its record, and one with it, which changes nothing but what estimates are called', () => {
  const [before, after] = [TEXT, withRecord(TEXT, { high: LOW, medium: LOW, low: LOW })].map(loadValuation)
  expect(before!.record).toBeUndefined()
  for (const row of ROWS.slice(0, 20)) {
    const plain = estimatePrice(before!, row)
    expect(plain.confidence).toBe(plain.claimed)
    expect(estimatePrice(after!, row)).toEqual({ ...plain, confidence: 'low' })
  }
})
