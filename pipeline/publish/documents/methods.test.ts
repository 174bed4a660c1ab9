import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '../../../content/markdown/render-document.ts'
import { ROOT } from '../../base/settings.ts'
import { METHOD_LOCALES, METHODS, methodText } from './authored-texts.ts'
import { documentContext } from './document-context.fixture.ts'
import { methodTasks } from './methods.ts'

const FACTS = { release: { asOf: '2026-09-30' }, communes: [{ rank: 1 }, { rank: null }, { rank: 2 }] }

describe('pages of methods', () => {
  it('say how many communes have a score in the release, and promise none to the others', () => {
    const task = methodTasks(FACTS, () => 'test').find(({ addressIn }) => addressIn('en').endsWith('/liveability'))!
    for (const locale of METHOD_LOCALES)
      expect(renderMarkdown(task.documentIn(locale), documentContext())).toMatch(/\s?: 2 (?:of|sur|von) 3\./)
    expect(renderMarkdown(task.documentIn('en'), documentContext())).not.toContain('each of the')
  })

  it('exist for every model in English, French and German', () => {
    expect(readdirSync(join(ROOT, 'content/methods')).sort()).toEqual([...METHODS].sort())
    for (const task of methodTasks(FACTS, () => 'test')) {
      expect(task.writtenIn).toEqual(METHOD_LOCALES)
      const titles = METHOD_LOCALES.map((locale) => task.documentIn(locale).title)
      expect(new Set(titles).size, titles.join()).toBe(METHOD_LOCALES.length)
      for (const locale of METHOD_LOCALES)
        expect(renderMarkdown(task.documentIn(locale), documentContext())).toContain(`locale: ${locale}`)
    }
  })

  it('are texts for readers, not the card line by line: short, in headed parts, with the way to the card', () => {
    for (const method of METHODS) {
      const outlines = (['fr', 'de'] as const).map((locale) => {
        const text = methodText(method, locale)
        const words = text.split(/\s+/).length
        expect(words, `${method} ${locale}`).toBeGreaterThan(150)
        expect(words, `${method} ${locale}`).toBeLessThan(350)
        expect(text).toContain(`](/en/data/${method})`)
        return text.match(/^#+ /gm)
      })
      expect(outlines[0], method).toEqual(outlines[1])
    }
  })
})
