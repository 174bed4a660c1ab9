import type { PhrasingContent } from 'mdast'
import fc from 'fast-check'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { expect, it } from 'vitest'
import { paragraphLine, tableCell } from './written-text.ts'

const processor = remark().use(remarkGfm, { tablePipeAlign: false }).data('settings', { emphasis: '_' })
const signs = [...'aZé1w. .,;:%€²()/’\'"–−-+·?!…*_#|[]<>&`~@\\']
const texts = fc.array(fc.constantFrom(...signs), { maxLength: 6 }).map((chosen) => chosen.join(''))
const textNode = (value: string): PhrasingContent[] => [{ type: 'text', value }]

it('writes plain text as the writer of trees does, in cells and paragraphs', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const children = [{ type: 'tableCell' as const, children: textNode(text) }]
      const table = { type: 'table' as const, children: [{ type: 'tableRow' as const, children }] }
      const [row = ''] = processor.stringify({ type: 'root', children: [table] }).split('\n')
      expect(tableCell(textNode(text))).toBe(row.slice(2, -2).trim())
      const paragraph = { type: 'paragraph' as const, children: textNode(text) }
      expect(paragraphLine(textNode(text))).toBe(processor.stringify({ type: 'root', children: [paragraph] }).trimEnd())
    }),
    { numRuns: 2000 },
  )
})
