import { describe, expect, it } from 'vitest'
import { repeatedLiterals } from './literals.ts'
import { typeScriptFiles } from './source-files.ts'

const modules = (...texts: string[]) => texts.map((text, index) => ({ path: `models/${'abc'[index]!}.ts`, text }))

describe('an exported literal', () => {
  it.each([
    ['export const DAY_MS = 86_400_000', 'const DAY_MS = 86_400_000'],
    ['export const DAY_MS = 24 * 60', 'export const DAY_MS = 24 * 60'],
    ['export const LIMIT = `a sentence of its own`', 'const OTHER = `a sentence of its own`'],
    ['export const PATTERN = /^[a-z]+(?:-[a-z]+)*$/', 'const SLUG = /^[a-z]+(?:-[a-z]+)*$/'],
  ])('%s would be found again in %s', (one, other) => {
    expect(repeatedLiterals(modules(one, other)).length).toBeGreaterThan(0)
  })

  it.each([
    ['export const MAX = 5', 'const MIN = 5'],
    ['const DAY_MS = 86_400_000', 'const DAY_MS = 86_400_000'],
    ['export const NAME = `${one}`', 'const NAME = `${one}`'],
  ])('%s may stand beside %s', (one, other) => {
    expect(repeatedLiterals(modules(one, other))).toEqual([])
  })

  it('is defined once', () => {
    const files = typeScriptFiles().filter(({ path }) => !/\.(?:test|fixture)\.ts$|\/testing\/|^scripts\//.test(path))
    expect(repeatedLiterals(files)).toEqual([])
  })
})
