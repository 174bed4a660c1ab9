import { expect, it } from 'vitest'
import { isStateUnavailable } from './unavailable.ts'

it.each([
  [Object.assign(new Error('terminating connection'), { code: '57P01' }), true],
  [new Error('Connection terminated unexpectedly'), true],
  // A query that was handed a connection in the moment in which it broke.
  [new Error('Client has encountered a connection error and is not queryable'), true],
  [new Error('Client was closed and is not queryable'), false],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
  ['no error at all', false],
])('tells whether the database is why %s came', (error, isUnavailable) => {
  expect(isStateUnavailable(error)).toBe(isUnavailable)
})
