import { expect, test } from 'vitest'

import type { SearchIntent } from '../../../models/search/intent/search-intent.ts'
import { emptyIntent } from '../../../models/search/intent/search-intent.ts'
import { aLabel } from './labels/label.fixture.ts'
import { compareStrength, sumStrengths } from './wish-strength.ts'

const QUERY = aLabel({ with: ['elevator'], furnished: true }, { with: ['balcony', 'quiet'] })

test('separates conditions taken as wishes from wishes taken as conditions', () => {
  const wishes = [
    wish('lift', 'must'),
    wish('furnished', 'wish'),
    wish('balcony', 'must'),
    wish('quiet', 'wish'),
    wish('pool', 'must'),
  ]
  expect(compareStrength(QUERY, { ...emptyIntent(''), wishes })).toEqual({ right: 2, tooLax: 1, tooStrict: 1 })
})

test('adds up', () => {
  const one = { right: 2, tooLax: 1, tooStrict: 0 }
  expect(sumStrengths([one, one])).toEqual({ right: 4, tooLax: 2, tooStrict: 0 })
})

function wish(key: SearchIntent['wishes'][number]['key'], strength: 'must' | 'wish'): SearchIntent['wishes'][number] {
  return { key, strength, wanted: true, text: '' }
}
