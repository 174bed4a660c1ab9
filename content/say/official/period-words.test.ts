import { describe, expect, it } from 'vitest'
import { periodWords } from './period-words.ts'

describe('a period in words', () => {
  it.each([
    ['en', 'April 2025 – March 2026'],
    ['fr', 'avril 2025 – mars 2026'],
    ['de', 'April 2025 – März 2026'],
    ['pt', 'abril de 2025 – março de 2026'],
  ] as const)('has months by their names in %s', (locale, words) => {
    expect(periodWords('2025-04/2026-03', locale)).toBe(words)
  })

  it('leaves years and quarters as they are', () => {
    for (const period of ['2025', '2025-Q3', '2020/2021', '2025-13'])
      expect(periodWords(period, 'fr')).toBe(period.replace('/', ' – '))
  })
})
