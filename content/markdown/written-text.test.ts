import type { PhrasingContent } from 'mdast'
import fc from 'fast-check'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { expect, it } from 'vitest'
import { paragraphLine, tableCell } from './written-text.ts'

const processor = remark().use(remarkGfm, { tablePipeAlign: false }).data('settings', { emphasis: '_' })
const signs = [...'aZé1w. .,;:%€²()/’\'"–−-+·?!…*_#|[]<>&`~@\\\u00a0\u202f']
const texts = fc.array(fc.constantFrom(...signs), { maxLength: 6 }).map((chosen) => chosen.join(''))
const textNode = (value: string): PhrasingContent => ({ type: 'text', value })
const addresses = fc.constantFrom(
  '/en/homes/md',
  '#contact',
  '/a_b?c=d',
  '/a?b=c&d=e',
  'https://a.lu/',
  'http://www.a.lu/b/id-1.html',
  'https://a.lu/b_c?d=e#f',
  '\uFDD0/fr/x',
  'a(b)',
)
const nodes: fc.Arbitrary<PhrasingContent> = fc.oneof(
  texts.map(textNode),
  texts.map((text): PhrasingContent => ({ type: 'strong', children: [textNode(text)] })),
  fc
    .tuple(texts, addresses)
    .map(([value, url]): PhrasingContent => ({ type: 'link', url, children: [{ type: 'text', value }] })),
)
/** Mostly what documents are made of: a label, a blank, something set off. */
const pieces = fc.oneof(
  nodes.map((node) => [node]),
  nodes.map((node) => [textNode('a: '), node]),
  nodes.map((node) => [node, textNode(' (b)')]),
)
const contents = fc.array(pieces, { minLength: 1, maxLength: 3 }).map((chosen) => chosen.flat())

it.each([
  ['plain text', fc.array(texts.map(textNode), { minLength: 1, maxLength: 2 })],
  ['text with strong parts and links', contents],
])('writes %s as the writer of trees does, in cells and paragraphs', (_, drawn) => {
  fc.assert(
    fc.property(drawn, (content) => {
      const children = [{ type: 'tableCell' as const, children: content }]
      const table = { type: 'table' as const, children: [{ type: 'tableRow' as const, children }] }
      const [row = ''] = processor.stringify({ type: 'root', children: [table] }).split('\n')
      expect(tableCell(content)).toBe(row.slice(2, -2).trim())
      const paragraph = { type: 'paragraph' as const, children: content }
      expect(paragraphLine(content)).toBe(processor.stringify({ type: 'root', children: [paragraph] }).trimEnd())
    }),
    { numRuns: 1000 },
  )
})
