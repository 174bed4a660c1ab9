import { describe, expect, it } from 'vitest'

import { buildGlossary } from '../../../learned/glossary.ts'
import { wishFeatures } from './wish-features.ts'

const glossary = buildGlossary([
  ['sleep', ['SLEEP']],
  ['dormir', ['SLEEP']],
  ['pleinair', ['OUTSIDE']],
  ...['my', 'mai'].map((word): [string, string[]] => [word, ['first']]),
  ...['aunt', 'monni'].map((word): [string, string[]] => [word, ['relative']]),
])
const of = (...clauses: string[]): Set<number> =>
  new Set(
    wishFeatures(
      clauses.map((clause) => clause.split(' ')),
      glossary,
    ).keys(),
  )
const shared = (a: Set<number>, b: Set<number>): number => a.intersection(b).size

describe('features of a phrase', () => {
  it('meet in the meaning of words of two languages', () => {
    expect(shared(of('sleep'), of('dormir'))).toBe(1)
    expect(shared(of('sleep'), of('manger'))).toBe(0)
  })

  it('meet in the letters of words with one stem', () => {
    expect(shared(of('renovieren'), of('renovierung'))).toBeGreaterThan(8)
  })

  it('hold the meaning of two words together', () => {
    expect(shared(of('en plein air'), of('pleinair'))).toBeGreaterThan(0)
    expect(shared(of('plein'), of('pleinair'))).toBeLessThan(shared(of('plein air'), of('pleinair')))
  })

  it('tell what is denied from what is not, and gaps from words', () => {
    expect(of('without sleep').difference(of('sleep without')).size).toBeGreaterThan(1)
    expect(of('', '').size).toBe(0)
  })

  it('meet in the frame of two sentences about other things, which holds no word of theirs', () => {
    const mine = of('my aunt zorbled')
    expect(shared(mine, of('mai monni gehupt'))).toBeGreaterThan(5)
    expect(shared(mine, of('gehupt monni mai'))).toBeLessThan(shared(mine, of('mai monni gehupt')))
    expect(shared(of('zorbled', 'blorp'), of('gehupt'))).toBe(0)
  })

  it('hold what cues find, clause by clause', () => {
    const apart = of('without', 'garden')
    const together = of('without garden')
    expect(together.difference(apart).size).toBe(1)
    expect(apart.difference(together).size).toBe(1)
  })
})
