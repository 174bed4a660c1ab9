import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recordSplitter } from './json-records.ts'

const fail = (fault: string) => new Error(fault)

function split(text: string, path: string, cuts: readonly number[] = []): unknown[] {
  const splitter = recordSplitter(path, fail)
  const records: string[] = []
  let start = 0
  for (const cut of [...cuts.map((n) => n % (text.length + 1)).sort((a, b) => a - b), text.length]) {
    records.push(...splitter.push(text.slice(start, cut)))
    start = Math.max(start, cut)
  }
  splitter.end()
  return records.map((record) => JSON.parse(record))
}

describe('recordSplitter', () => {
  it('finds the elements of any list, for any split of the text', () => {
    const cuts = fc.array(fc.nat(10_000), { maxLength: 8 })
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 4 })), cuts, fc.constantFrom(0, 1), (list, at, indent) => {
        expect(split(JSON.stringify(list, null, indent), '', at)).toEqual(JSON.parse(JSON.stringify(list)))
      }),
    )
  })

  it('finds a list among other values at a path', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.jsonValue(), fc.jsonValue(), (list, before, after) => {
        const text = JSON.stringify({ before, a: { x: before, b: list, y: after }, b: after })
        expect(split(text, 'a.b', [7, 50])).toEqual(JSON.parse(JSON.stringify(list)))
      }),
    )
  })

  it('reports every document that is cut short', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ a: fc.string() }), { minLength: 1 }), fc.nat(), (list, at) => {
        const text = JSON.stringify(list)
        const cut = 1 + (at % (text.length - 1))
        expect(() => split(text.slice(0, cut), '')).toThrow('truncated')
      }),
    )
  })

  it.each([
    { text: '{"a": {}}', path: 'a', fault: 'wrong_structure' },
    { text: '{"a": 1}', path: 'a', fault: 'wrong_structure' },
    { text: '[[1]', path: '', fault: 'truncated' },
    { text: '[1]]', path: '', fault: 'corrupt' },
    { text: 'nothing', path: '', fault: 'corrupt' },
    { text: '', path: '', fault: 'wrong_structure' },
  ])('refuses $text at $path as $fault', ({ text, path, fault }) => {
    expect(() => split(text, path)).toThrow(fault)
  })
})
