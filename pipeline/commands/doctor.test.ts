import { expect, it } from 'vitest'
import { foundInFiles } from './doctor.ts'

it('says in its first line what the lines below it are', () => {
  expect(foundInFiles([])).toEqual({ state: 'ok', text: 'no problem found by the last run' })
  expect(foundInFiles(['warning: a'])).toEqual({ state: 'warn', text: '1 warning:\nwarning: a' })
  expect(foundInFiles(['warning: a', 'blocker: b', 'warning: c'])).toEqual({
    state: 'error',
    text: '1 blocker, 2 warnings:\nwarning: a\nblocker: b\nwarning: c',
  })
})
