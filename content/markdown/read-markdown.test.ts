import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { documentPage } from '../html/render-document.ts'
import { readMarkdown } from './read-markdown.ts'

const DOCUMENT = `---
title: A report
sources:
  - title: A feed
    producer: Somebody
    licence: CC0 1.0
    date: 2026-09-30
    url: https://feed.example
---

# A report

**Sample data.**

The first sentence with [a page](/en/prices), [a file](../a.ts) and <b onclick="x">markup</b>.

| Name | Figure |
| - | -: |
| a | 1 |
`

describe('Markdown as a page', () => {
  const rendered = readMarkdown(DOCUMENT, 'en', 'Sample data.')
  const { document } = new JSDOM(documentPage(rendered).body.text).window

  it('keeps what the front matter states', () => {
    expect(rendered.title).toBe('A report')
    expect(rendered.description).toMatch(/^The first sentence with/)
    expect(rendered.sources).toEqual([
      { title: 'A feed', producer: 'Somebody', licence: 'CC0 1.0', date: '2026-09-30', url: 'https://feed.example' },
    ])
    expect(document.body.textContent).not.toContain('Sample data.')
  })

  it('links pages of the site and no files of the source tree', () => {
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/en/prices', 'https://feed.example'])
    expect(document.body.textContent).toContain('a file')
  })

  it('drops markup within Markdown', () => {
    expect(document.querySelectorAll('b, [onclick]')).toHaveLength(0)
  })

  it('keeps tables of two columns as rows, figures to the right', () => {
    const table = document.querySelector('table.tbl.pairs')
    expect(table?.querySelectorAll('th[scope=col]')).toHaveLength(2)
    expect(table?.querySelector('td.figure')?.textContent).toBe('1')
    expect(document.querySelectorAll('[align], [style]')).toHaveLength(0)
  })
})
