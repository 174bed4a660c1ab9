import { expect, it } from 'vitest'

import { WISHES } from './wishes.ts'

it.each(Object.entries(WISHES))('knows every wish in %s', (_, words) => {
  expect(Object.keys(words).sort()).toEqual(Object.keys(WISHES.en).sort())
  expect(Object.values(words).every((phrases) => phrases.trim() !== '')).toBe(true)
})
