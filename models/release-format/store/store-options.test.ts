import { expect, it } from 'vitest'
import { fillOptions } from './store-options.ts'

it('fills in what the environment has, at any depth', () => {
  const options = { bucket: 'releases', secret: '${KEY}', nested: { list: ['a-${KEY}-b', 3] } }
  expect(fillOptions(options, { KEY: 'x' })).toEqual({
    bucket: 'releases',
    secret: 'x',
    nested: { list: ['a-x-b', 3] },
  })
})

it('names every variable that is not set', () => {
  expect(() => fillOptions({ a: '${ONE}', b: '${TWO}' }, { TWO: '' })).toThrow('ONE, TWO: not set in the environment')
})
