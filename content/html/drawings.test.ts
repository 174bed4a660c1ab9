import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markedBand } from './band.ts'
import { stepChart } from './step-chart.ts'

const LETTER = 6.6
const euro = (value: number): string => `€${value.toLocaleString('en')}`

interface Words {
  from: number
  to: number
  y: number
  text: string
}

/** Room that each word takes, with letters of 12 pixels. */
function wordsOf(svg: string): Words[] {
  return [...svg.matchAll(/<text x="([-\d.]+)" y="([-\d.]+)" text-anchor="(\w+)"[^>]*>([^<]*)</g)].map(
    ([, x, y, anchor, text]) => {
      const width = text!.length * LETTER
      const from = Number(x) - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
      return { from, to: from + width, y: Number(y), text: text! }
    },
  )
}

function collisions(words: readonly Words[]): string[] {
  return words.flatMap((a, index) =>
    words
      .slice(index + 1)
      .filter((b) => Math.abs(a.y - b.y) < 11 && a.from < b.to - 0.5 && b.from < a.to - 0.5)
      .map((b) => `${a.text} lies on ${b.text}`),
  )
}

const amount = fc.integer({ min: 300, max: 9_999_999 })

describe('drawings with words', () => {
  it('keep the words of a band apart and on the drawing, wherever its marks are', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 4, maxLength: 4 }), ([a, b, c, ask]) => {
        const [low, value, high] = [a!, b!, c!].sort((x, y) => x - y) as [number, number, number]
        const figures = { from: Math.min(low, ask!), to: Math.max(high, ask!), low, high, value, ask: ask! }
        const marks = {
          low: euro(low),
          high: euro(high),
          value: `notre estimation ${euro(value)}`,
          ask: `demandé ${euro(ask!)}`,
        }
        const words = wordsOf(markedBand({ kind: 'band', figures, label: 'x', marks }).text)
        expect(words).toHaveLength(4)
        expect(collisions(words)).toEqual([])
        for (const { from, to } of words) expect(from >= -1 && to <= 301).toBe(true)
      }),
    )
  })

  it('draw a price that never changed as a level line, and words apart', () => {
    const days = ['2026-01-05', '2026-02-10', '2026-03-20', '2026-09-30']
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 4 }), (values) => {
        const points = values.map((value, index) => {
          return { date: days[index]!, day: '30 September 2026', value, amount: euro(value) }
        })
        const svg = stepChart({ kind: 'steps', label: 'x', points }).text
        expect(svg).not.toMatch(/NaN|undefined/)
        expect(svg.match(/<circle/g)).toHaveLength(values.length)
        if (new Set(values).size === 1) expect(new Set(svg.match(/cy="[\d.]+"/g)).size).toBe(1)
        expect(collisions(wordsOf(svg))).toEqual([])
      }),
    )
  })
})
