import { expect, it } from 'vitest'

import { seededRandom } from '../statistics/random.ts'
import { unaccountedWords } from './account-for.ts'
import { FIXTURE_GAZETTEER } from './gazetteer.fixture.ts'
import { generateText } from './query-texts.fixture.ts'
import { understandQuery } from './understand/understand-query.ts'

const TEXTS = 3_000

it('keeps silent about no number, negation, comparison or place of a text', () => {
  const next = seededRandom(17)
  const lost: string[] = []
  for (let count = 0; count < TEXTS; count++) {
    const { text, told } = generateText(next)
    const intent = understandQuery(text, { gazetteer: FIXTURE_GAZETTEER, intent: 'rent', today: '2026-11-21' })
    const words = unaccountedWords(intent, told)
    if (words.length > 0) lost.push(`${text} => ${words.join(', ')}`)
  }
  expect(lost).toEqual([])
})

it('finds the words that a silent reading would have lost', () => {
  const intent = understandQuery('not on floor 3, exactly 2 bedrooms in Mersch', { gazetteer: FIXTURE_GAZETTEER })
  const silent = { ...intent, understood: [], notUnderstood: [], notes: [] }
  expect(unaccountedWords(silent, ['Mersch'])).toEqual(['not', '3', 'exactly', '2', 'Mersch'])
})
