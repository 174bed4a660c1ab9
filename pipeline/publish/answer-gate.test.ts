import { expect, it } from 'vitest'
import { gateLimits } from './answer-gate.ts'

it('gives the server of a small market five minutes, and a large one time and memory by its homes', () => {
  expect(gateLimits(0)).toEqual({ heapMib: 4_096, limitMs: 300_000 })
  expect(gateLimits(400_000)).toEqual({ heapMib: 8_096, limitMs: 1_100_000 })
  expect(gateLimits(10_000_000).heapMib).toBe(16_384)
})
