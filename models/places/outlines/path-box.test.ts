import { expect, it } from 'vitest'
import { pathBox } from './path-box.ts'

it('surrounds every ring of a path', () => {
  expect(pathBox('M10,20l5,0 0,5-5,0zM100,50l-20,30 5,5z')).toEqual({ left: 10, top: 20, right: 100, bottom: 85 })
})
