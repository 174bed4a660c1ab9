import { expect, it } from 'vitest'

import { foldName } from '../language/fold.ts'
import { seededRandom } from '../statistics/random.ts'
import { unaccountedWords } from './account-for.ts'
import { FIXTURE_GAZETTEER } from './gazetteer.fixture.ts'
import type { SearchIntent } from './intent/search-intent.ts'
import { generateText } from './query-texts.fixture.ts'
import { understandQuery } from './understand/understand-query.ts'
import { NEGATORS } from './understand/words/query-words.ts'

const TEXTS = 3_000
const OPTIONS = { gazetteer: FIXTURE_GAZETTEER, intent: 'rent', today: '2026-11-21' } as const

/** Conditions without their words. */
function meaningOf({ understood, notes }: SearchIntent): string {
  return JSON.stringify([understood.map(({ words: _, ...rest }) => rest), notes.map(({ code }) => code)])
}

it('keeps silent about no number, negation, comparison or place of a text', () => {
  const next = seededRandom(17)
  const lost: string[] = []
  for (let count = 0; count < TEXTS; count++) {
    const { text, told } = generateText(next)
    const intent = understandQuery(text, OPTIONS)
    const words = unaccountedWords(intent, told)
    if (words.length > 0) lost.push(`${text} => ${words.join(', ')}`)
  }
  expect(lost).toEqual([])
})

it('tells of a negation that changes nothing', () => {
  const next = seededRandom(18)
  const silent: string[] = []
  for (let count = 0; count < TEXTS / 3; count++) {
    const { text } = generateText(next)
    const negations = [...text.matchAll(/[\p{L}\p{M}]+/gu)].filter(([word]) => NEGATORS.has(foldName(word)))
    // Said twice, one of two may be left out.
    if (negations.length !== 1) continue
    const [{ 0: word, index }] = negations as [RegExpExecArray]
    const read = understandQuery(text, OPTIONS)
    const told = [...read.notUnderstood, ...read.notes.map(({ about }) => about)]
    if (told.some((phrase) => phrase.toLowerCase().includes(word.toLowerCase()))) continue
    const without = understandQuery(text.slice(0, index) + text.slice(index + word.length), OPTIONS)
    if (meaningOf(read) === meaningOf(without)) silent.push(text)
  }
  expect(silent).toEqual([])
})

it('finds the words that a silent reading would have lost', () => {
  const intent = understandQuery('not on floor 3, exactly 2 bedrooms in Mersch', { gazetteer: FIXTURE_GAZETTEER })
  const silent = { ...intent, understood: [], notUnderstood: [], notes: [] }
  expect(unaccountedWords(silent, ['Mersch'])).toEqual(['not', '3', 'exactly', '2', 'Mersch'])
})
