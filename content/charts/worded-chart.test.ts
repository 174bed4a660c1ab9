import * as Plot from '@observablehq/plot'
import { describe, expect, it } from 'vitest'
import { wordedChart } from './worded-chart.ts'

const drawn = wordedChart<number>((leave) => ({
  marks: [
    Plot.axisX({ ticks: [1, 2], tickFormat: (value: number) => leave(value) }),
    Plot.dot([1, 2], { x: (value: number) => value, title: (value: number) => leave(value * 100) }),
  ],
}))

describe('a chart drawn once', () => {
  it('reads as each language has it', () => {
    const english = drawn({ title: 'Rents', description: 'Of homes', fill: (value) => `n${value}` }).text
    const french = drawn({ title: 'Loyers', description: 'Des logements', fill: (value) => `no ${value}` }).text
    expect(english).toContain('<title>Rents</title><desc>Of homes</desc>')
    for (const word of ['n1', 'n2', 'n100', 'n200']) expect(english).toContain(`>${word}<`)
    expect(french).toContain('>no 200<')
    expect(french.replaceAll(/>[^<]*</g, '><')).toBe(english.replaceAll(/>[^<]*</g, '><'))
  })

  it('takes words for text, whatever they are', () => {
    const text = drawn({ title: '<b>&', description: '"', fill: () => '</svg><script>' }).text
    expect(text).toContain('<title>&lt;b&gt;&amp;</title>')
    expect(text).not.toContain('<script>')
    expect(text).not.toMatch(/[\u{e000}\u{e001}]/u)
  })
})
