import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const ALL = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }
/** All that another colour scheme can change. */
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/**
 * Accessibility problems that axe finds on a page, or those of its colours alone. Runs through the debugger, which the page's content security policy does
 * not restrict.
 */
export async function axeFaults(page: Page, what: 'all' | 'colours' = 'all'): Promise<string[]> {
  await page.evaluate(AXE)
  return page.evaluate(
    async (runOnly) => {
      const { axe } = globalThis as unknown as {
        axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
      }
      // Selectors of elements, and what passes, would take most of the time.
      const { violations } = await axe.run({ runOnly, resultTypes: ['violations'], selectors: false })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    what === 'all' ? ALL : COLOURS,
  )
}
