import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { typeRules, type TypedFile } from './type-rules.ts'

const file = fc.record({
  path: fc
    .array(fc.stringMatching(/^[a-z]{1,3}(?:-\d)?(?:\.(?:json|md|html))?$/), { minLength: 1, maxLength: 3 })
    .map((parts) => parts.join('/')),
  contentType: fc.constantFrom('text/html', 'application/json', 'application/feed+json', 'text/markdown'),
})
const files = fc.uniqueArray(file, { selector: ({ path }) => path })

function typeOf(path: string, rules: ReturnType<typeof typeRules>): string | undefined {
  return rules.find(({ pattern }) => new RegExp(pattern).test(path))?.contentType
}

it('gives every file its type', () => {
  fc.assert(
    fc.property(files, (given: TypedFile[]) => {
      const rules = typeRules(given)
      for (const { path, contentType } of given) expect(typeOf(path, rules)).toBe(contentType)
    }),
  )
})

it('needs few rules for many files', () => {
  const communes = Array.from({ length: 100 }, (_, index) => `c${index}`)
  const given = [
    ...communes.map((slug) => ({ path: `en/communes/${slug}/md`, contentType: 'text/markdown' })),
    ...communes.map((slug) => ({ path: `communes/${slug}/feed.json`, contentType: 'application/feed+json' })),
    ...communes.map((_, index) => ({ path: `listings/feed-${index}.json`, contentType: 'application/feed+json' })),
    ...communes.map((id) => ({ path: `api/listings/public/${id}`, contentType: 'application/json' })),
    { path: 'data/legal.json', contentType: 'application/json' },
  ]
  expect(typeRules(given).map(({ pattern }) => pattern)).toEqual([
    '(?:^|/)md(?:-\\d+)?$',
    '(?:^|/)feed(?:-\\d+)?\\.json$',
    '(?:^|/)legal(?:-\\d+)?\\.json$',
    '^api/listings/public/[^/]+$',
  ])
})
