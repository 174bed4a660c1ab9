import { describe, expect, it } from 'vitest'
import { importsOf } from './imports.ts'
import cases from './rooms.cases.json' with { type: 'json' }
import { breachesOf, ROOM_RULES } from './rooms.ts'
import { typeScriptFiles } from './source-files.ts'

/** Forbidden examples by the rule that must catch them: file and content. */
const FORBIDDEN: Readonly<Record<string, string[][]>> = cases.forbidden

/** Similar code that is allowed. */
const ALLOWED = cases.allowed as [string, string][]

describe('the rules between rooms', () => {
  it('hold in the whole repository', () => {
    const files = typeScriptFiles()
    expect(files.length).toBeGreaterThan(300)
    expect(breachesOf(files.flatMap(importsOf))).toEqual([])
  })

  it.each(
    Object.entries(FORBIDDEN).flatMap(([rule, examples]) =>
      examples.map(([path, text]) => [path!, text!, rule] as const),
    ),
  )('catch in %s: %s', (path, text, rule) => {
    expect(breachesOf(importsOf({ path, text })).filter((breach) => breach.endsWith(`: ${rule}`))).toHaveLength(1)
  })

  it.each(ALLOWED)('allow in %s: %s', (path, text) => {
    expect(breachesOf(importsOf({ path, text }))).toEqual([])
  })

  it('are each shown to fail by a forbidden example', () => {
    expect(Object.keys(FORBIDDEN).sort()).toEqual(ROOM_RULES.map(({ name }) => name).sort())
  })
})
