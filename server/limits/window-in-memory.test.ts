import { expect, it } from 'vitest'
import { WINDOW_MS } from '../base/tiers.ts'
import { windowInMemory } from './window-in-memory.ts'

it('counts as the window in the database does: to the limit, and again when the oldest has left', () => {
  const window = windowInMemory()
  const answers = [0, 1_000, 2_000].map((at) => window.consume('address:192.0.2.1', 2, at))
  expect(answers.map(({ allowed, remaining }) => [allowed, remaining])).toEqual([
    [true, 1],
    [true, 0],
    [false, 0],
  ])
  expect(answers[2]).toMatchObject({ resetMs: WINDOW_MS - 2_000, retryAfterMs: WINDOW_MS - 2_000 })
  expect(window.consume('address:192.0.2.2', 2, 2_000).allowed).toBe(true)
  expect(window.consume('address:192.0.2.1', 2, WINDOW_MS - 1).allowed).toBe(false)
  expect(window.consume('address:192.0.2.1', 2, WINDOW_MS)).toMatchObject({ allowed: true, remaining: 0 })
})

it('takes back a request once', () => {
  const window = windowInMemory()
  const { countedAt } = window.consume('address:192.0.2.1', 1, 5)
  window.giveBack('address:192.0.2.1', countedAt!)
  window.giveBack('address:192.0.2.1', countedAt!)
  expect([6, 7].map((at) => window.consume('address:192.0.2.1', 1, at).allowed)).toEqual([true, false])
})
