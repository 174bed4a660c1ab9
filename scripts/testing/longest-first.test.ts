import { expect, it } from 'vitest'
import { costOf } from './longest-first.ts'

it('takes files that start the pipeline, servers or a browser for costlier than files that compute', () => {
  const file = (helper: string): string => `import { ${helper} } from './somewhere.ts'\n`
  const helpers = [
    'firstPartHome',
    'publishedHome',
    'startServerProcess',
    'openBrowser',
    'startPostgres',
    'startServer',
  ]
  const costs = helpers.map((helper) => costOf(file(helper)))
  expect(costs.toSorted((a, b) => b - a)).toEqual(costs)
  expect(costs.at(-1)!).toBeGreaterThan(costOf(file('median')))
  expect(costOf(file('publishedHome') + file('openBrowser'))).toBeGreaterThan(costs[1]!)
})

it('takes the longer of two other files for the costlier', () => {
  expect(costOf('it()'.repeat(100))).toBeGreaterThan(costOf('it()'.repeat(50)))
})
