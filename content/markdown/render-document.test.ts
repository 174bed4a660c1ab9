import fc from 'fast-check'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { expect, it } from 'vitest'
import { paragraph, type Block } from '../sections/block.ts'
import { link, strong } from '../sections/inline.ts'
import { toMarkdownTree } from './render-blocks.ts'
import { renderMarkdownBlocks } from './render-document.ts'

const processor = remark()
  .use(remarkGfm, { tablePipeAlign: false })
  .data('settings', { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one' })
const words = fc.constantFrom(
  '',
  'one',
  '1. two',
  '- three',
  '# four',
  'a *b* c',
  'five: 6 m²',
  ' six ',
  '`7`',
  '**8**',
)
const texts = fc.oneof(
  words,
  words.map((text) => strong(text)),
  words.map((text) => link(text, '/en/homes')),
)
const leaves: fc.Arbitrary<Block> = fc.oneof(
  texts.map((text) => paragraph(text)),
  fc.tuple(texts, fc.constantFrom(2, 3)).map(([text, level]): Block => ({ kind: 'heading', level: level as 2, text })),
  fc
    .tuple(fc.array(texts, { maxLength: 3 }), fc.boolean())
    .map(([items, isOrdered]): Block => ({ kind: 'list', items, isOrdered })),
  words.map((text): Block => ({ kind: 'code', text, language: null })),
)
const blocks = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: leaves },
    {
      weight: 1,
      arbitrary: fc
        .tuple(words, fc.array(leaves, { maxLength: 3 }))
        .map(([title, inner]): Block => ({ kind: 'details', summary: title, blocks: inner })),
    },
    {
      weight: 1,
      arbitrary: fc
        .array(leaves, { maxLength: 2 })
        .map((inner): Block => ({ kind: 'quotation', blocks: inner, language: null })),
    },
  ),
  { maxLength: 5 },
)

it('writes blocks as the writer of trees does', () => {
  fc.assert(
    fc.property(blocks, (content) => {
      const children = toMarkdownTree(content, (path) => path)
      expect(renderMarkdownBlocks(content)).toBe(processor.stringify({ type: 'root', children }))
    }),
    { numRuns: 500 },
  )
})

it('ends a sum without a note at its value', () => {
  expect(renderMarkdownBlocks([{ kind: 'sum', value: '€862,082' }])).toBe('**€862,082**\n')
  expect(renderMarkdownBlocks([{ kind: 'sum', value: '€1,500', note: 'a month with charges' }])).toBe(
    '**€1,500** a month with charges\n',
  )
})
