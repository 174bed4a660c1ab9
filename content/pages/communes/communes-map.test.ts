import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { somePageFacts } from '../market-facts.fixture.ts'
import { changeClass } from './change-class.ts'
import { outlineMap } from './communes-map.ts'
import { communeRows } from './communes-overview.ts'

const FACTS = somePageFacts()
const ROWS = communeRows(FACTS)

describe('the map of communes', () => {
  it.each(['sale', 'rent', 'change', 'commute', 'liveability', 'listings'] as const)(
    'never has a colour without a figure in its title: %s',
    (figure) => {
      const { areas } = outlineMap({ ...FACTS, rows: ROWS }, figure, 'en')
      expect(areas).toHaveLength(ROWS.length)
      for (const { style, title } of areas) expect(style === undefined).toBe(title.endsWith(': unknown'))
    },
  )

  it('says the interval beside a level', () => {
    const { areas } = outlineMap({ ...FACTS, rows: ROWS }, 'sale', 'en')
    const { low, high } = ROWS[0]!.sale!
    const [, said] = /: ([\d,]+), ([\d,]+) to ([\d,]+)/.exec(areas[0]!.title) ?? []
    expect(Number(said!.replace(',', ''))).toBeGreaterThan(low!)
    expect(Number(said!.replace(',', ''))).toBeLessThan(high!)
  })

  it('names a change only where it is larger than twice its error', () => {
    const percent = fc.double({ min: -30, max: 30, noNaN: true })
    fc.assert(
      fc.property(percent, fc.double({ min: 0.01, max: 10, noNaN: true }), (yoyPercent, yoySePercent) => {
        const found = changeClass({ yoyPercent, yoySePercent })
        if (Math.abs(yoyPercent) <= 2 * yoySePercent) expect(found).toBe('c3')
        else expect(found).toMatch(yoyPercent < 0 ? /c[12]/ : /c[45]/)
      }),
    )
    expect(changeClass({ yoyPercent: null, yoySePercent: null })).toBeUndefined()
  })
})
