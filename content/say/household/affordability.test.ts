import { expect, it } from 'vitest'
import { ruleText } from './affordability.ts'

it.each([
  ['en', '6\u00a0% × €490,107; 7.5\u00a0% × €1,034.50'],
  ['fr', '6\u00a0% × 490.107\u00a0€; 7,5\u00a0% × 1.034,50\u00a0€'],
  ['de', '6\u00a0% × 490.107\u00a0€; 7,5\u00a0% × 1.034,50\u00a0€'],
  ['pt', '6\u00a0% × 490\u00a0107\u00a0€; 7,5\u00a0% × 1034,50\u00a0€'],
] as const)('a rule has the figures of the language (%s), with cents only where there are some', (locale, words) => {
  expect(ruleText('6 % × 490,107.00; 7.5 % × 1,034.50', locale)).toBe(words)
})
