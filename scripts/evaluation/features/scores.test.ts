import { expect, it } from 'vitest'
import { scoreFeatures } from './scores.ts'

it('scores each feature by what was labelled and what was read', () => {
  const judged = [
    { feature: 'pool', isLabelled: true, isRead: true },
    { feature: 'pool', isLabelled: false, isRead: true },
    { feature: 'gym', isLabelled: true, isRead: false },
    { feature: 'gym', isLabelled: false, isRead: false },
  ]
  expect(scoreFeatures(judged)).toEqual([
    { feature: 'gym', count: 2, labelled: 1, read: 0, right: 0, precision: null, recall: 0 },
    { feature: 'pool', count: 2, labelled: 1, read: 2, right: 1, precision: 0.5, recall: 1 },
    { feature: 'all', count: 4, labelled: 2, read: 2, right: 1, precision: 0.5, recall: 0.5 },
  ])
})
