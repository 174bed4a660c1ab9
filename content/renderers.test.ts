import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import type { Nodes, Root } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { describe, expect, it } from 'vitest'
import { renderBlocks } from './html/render-blocks.ts'
import { renderMarkdownBlocks } from './markdown/render-document.ts'
import { readMarkdown } from './markdown/read-markdown.ts'
import { figure, list, paragraph, section, table, type Block } from './sections/block.ts'
import { isAddress, link, strong } from './sections/inline.ts'

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '&amp;',
        '&',
        '*',
        '_',
        '`',
        '[',
        '](',
        ')',
        '|',
        '#',
        '- ',
        '1. ',
        '\n',
        '\n\n',
        '<script>',
        '---',
        '~',
        '\\',
        '$',
        'https://x.y',
        'a@b.cc',
        ' ',
        'x',
      ),
      { maxLength: 14 },
    )
    .map((parts) => parts.join('')),
)

const seen = hostile.filter((words) => /[^\s\p{C}]/u.test(words))

/** One block of each kind that both faces show, with the same words in every place. */
function everywhere(words: string): Block[] {
  return [
    paragraph(['a ', strong(words), ' b ', link(words, '/en'), words]),
    section(`x${words}`, [list([words, ['y', { kind: 'small', text: words }]]), paragraph(words)]),
    table('t', ['h', figure(words)], [[words, { kind: 'unknown', text: words }]]),
    { kind: 'figures', figures: [{ label: words, value: words, note: words }] },
    { kind: 'quotation', language: words, blocks: [paragraph(words)] },
    { kind: 'details', summary: `s${words}`, blocks: [paragraph(words)] },
  ]
}

describe('words in blocks', () => {
  it('never become markup in HTML, whatever they are', () => {
    const shape = (words: string): string[] => {
      const { document } = new JSDOM(renderBlocks(everywhere(words)).text).window
      return [...document.querySelectorAll('*')].map((each) => [each.tagName, ...each.getAttributeNames()].join(' '))
    }
    const plain = shape('<')
    fc.assert(
      fc.property(seen, (words) => {
        expect(shape(words)).toEqual(plain)
      }),
    )
  })

  it('never become structure in Markdown, whatever they are', () => {
    const types = (words: string): string[] => {
      const found: string[] = []
      const visit = (node: Nodes): void => {
        // Readers link addresses that stand as words; they stay words.
        if (node.type !== 'text' && (node.type !== 'link' || node.url === '/en')) found.push(node.type)
        if ('children' in node) node.children.forEach(visit)
      }
      visit(
        remark()
          .use(remarkGfm)
          .parse(renderMarkdownBlocks(everywhere(words))) as Root,
      )
      return found
    }
    const plain = types('<')
    fc.assert(
      fc.property(seen, (words) => {
        expect(types(words)).toEqual(plain)
      }),
    )
  })

  it('lead only to addresses that a browser may follow', () => {
    const script = ['javascript:alert(1)', 'data:text/html,x', '//evil.example', ' /x', 'vbscript:x']
    for (const address of script) {
      expect(isAddress(address)).toBe(false)
      expect(renderBlocks([paragraph(link('words', address))]).text).toBe('<p>words</p>')
      expect(renderMarkdownBlocks([paragraph(link('words', address))])).toBe('words\n')
    }
  })
})

describe('blocks', () => {
  it('read back from Markdown are the same blocks', () => {
    const blocks: Block[] = [
      paragraph(['a ', strong('b'), ' ', link('c', 'https://c.example/')]),
      { kind: 'heading', level: 2, text: ['H'] },
      { kind: 'list', isOrdered: true, items: [['one'], ['two']] },
      { kind: 'code', text: 'x = 1', language: 'ts' },
    ]
    const read = readMarkdown(`# T\n\n${renderMarkdownBlocks(blocks)}`, 'en', '')
    expect(renderMarkdownBlocks(read.blocks)).toBe(renderMarkdownBlocks(blocks))
  })

  it('of HTML only are left out of Markdown, with the headings over them', () => {
    const chosen: Block = {
      kind: 'chosen',
      name: 'in',
      address: '/x',
      label: 'l',
      removeWord: 'x',
      addWord: 'x',
      chosen: [{ value: 'a', label: 'A' }],
      options: [{ value: 'b', label: 'B' }],
    }
    const blocks: Block[] = [
      section('Choose', [chosen, { kind: 'paragraph', text: 'p', only: 'html' }]),
      table('t', ['a', { label: 'b', only: 'html' }], [['1', { bar: 50 }]]),
    ]
    expect(renderMarkdownBlocks(blocks)).toBe('| a |\n| :- |\n| 1 |\n')
    expect(renderBlocks(blocks).text).toMatch(/<h2>Choose<\/h2>[^]*<option value="b">B[^]*<p>p<\/p>[^]*class="bar"/)
  })

  it('show the table of a chart where nobody draws', () => {
    const chart: Block = {
      kind: 'figure',
      chart: { kind: 'quarters', lines: [] },
      words: { title: 'T', description: 'D', unit: 'U', names: {} },
      tableLabel: 'Figures',
      blocks: [table('t', ['a'], [['1']])],
    }
    expect(renderBlocks([chart]).text).toContain('<th scope="row">1</th>')
    expect(renderMarkdownBlocks([chart])).toContain('| 1 |')
  })
})
