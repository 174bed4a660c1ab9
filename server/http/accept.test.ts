import { describe, expect, it } from 'vitest'
import { prefersHtml, prefersMarkdown } from './accept.ts'

describe('the preference for Markdown', () => {
  it.each([
    ['text/markdown', true],
    ['text/markdown, text/html;q=0.8', true],
    ['text/html;q=0.9, text/markdown;Q=0.9', true],
    ['text/html;q=0.9, text/markdown;q=0.9, */*', true],
    ['text/markdown;q=0.5, text/html', false],
    ['text/markdown;q=0', false],
    ['text/markdown;q=much', false],
    ['text/html,application/xhtml+xml,*/*;q=0.8', false],
    ['*/*', false],
    ['', false],
  ])('%s: %s', (accept, expected) => {
    expect(prefersMarkdown(accept)).toBe(expected)
    expect(prefersMarkdown(accept)).toBe(expected)
  })

  it('is none where nothing is said', () => {
    expect([prefersMarkdown(null), prefersMarkdown(undefined)]).toEqual([false, false])
  })
})

describe('the preference for a page', () => {
  it.each([
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', true],
    ['text/html', true],
    ['text/html;q=0', false],
    ['text/html;q=0.5, application/json', false],
    ['text/markdown, text/html;q=0.8', false],
    ['application/json', false],
    ['*/*', false],
    ['', false],
  ])('%s: %s', (accept, expected) => expect(prefersHtml(accept)).toBe(expected))

  it('is none where nothing is said', () => expect(prefersHtml(null)).toBe(false))
})
