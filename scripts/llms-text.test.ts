import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { TOOLS } from '../server/faces/mcp/tools.ts'

it('llms.txt lists the existing tools in their order, and no other', () => {
  const template = readFileSync(new URL('../content/templates/llms.md', import.meta.url), 'utf8')
  const section = template.split(/^## /m).find((part) => part.startsWith('Tools'))!
  const named = [...section.matchAll(/^- \[(\w+)\]/gm)].map(([, name]) => name)
  expect(named).toEqual(TOOLS.map(({ name }) => name))
})
