import { expect, test } from 'vitest'

import type { RankedListing } from '../../../models/search/rank-listings.ts'
import { loadLabelledQueries, type LabelledQuery } from './labels/labelled-query.ts'
import { sumAnswers, unjudgedAnswers } from './unjudged-answers.ts'

const query = { unjudged: ['pets'] } as unknown as LabelledQuery

test('separates wishes reported as unknown, claimed and not mentioned', () => {
  const results = [
    result({ unknown: ['pets_allowed'] }),
    result({ fulfilled: ['pets_allowed', 'garden'] }),
    result({ fulfilled: ['garden'] }),
  ]
  expect(unjudgedAnswers(query, results)).toEqual({ unknown: 1, claimed: 1, silent: 1 })
})

test('every unjudged wish of the labels has a name in the search', async () => {
  const answers = (await loadLabelledQueries()).map((one) => unjudgedAnswers(one, []))
  expect(sumAnswers(answers)).toEqual({ unknown: 0, claimed: 0, silent: 0 })
})

function result(changes: Partial<RankedListing['match']>): RankedListing {
  const match = { fulfilled: [], wanted: 2, numbers: [], place: null, unknown: [], ...changes }
  return { id: 'a', score: 50, match, parts: [] }
}
