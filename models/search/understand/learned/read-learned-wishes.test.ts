import { describe, expect, it } from 'vitest'

import { encodeReader, linearReader, type LinearReader } from '../../../learned/linear-reader.ts'
import { tokenizeQuery } from '../../../language/query-tokens.ts'
import { buildGlossary } from '../../../learned/glossary.ts'
import { FIXTURE_GAZETTEER } from '../../gazetteer.fixture.ts'
import type { Condition } from '../../intent/conditions.ts'
import { understandQuery } from '../understand-query.ts'
import { preparedTokens } from '../words/prepared-tokens.ts'
import { QueryReading } from '../words/query-reading.ts'
import { phraseFeatures } from './likeness.ts'

const LABELS = ['quiet', 'top_floor', 'not-agency', 'furnished', 'bright']
/** Phrases that the reader below is sure of, by label; of `bright` it is sure that nothing is. */
const KNOWN: Readonly<Record<string, string>> = {
  quiet: 'zorbles clank beside mattresses',
  top_floor: 'blorps hopple upon us daily',
  'not-agency': 'face to face with whoever holds the keys',
  furnished: 'two bags and a toothbrush is all',
}

function smallReader(): LinearReader {
  const weights = new Map<number, [label: number, weight: number][]>()
  for (const [label, text] of Object.entries(KNOWN)) {
    const reading = new QueryReading(preparedTokens(text, tokenizeQuery(text)).tokens)
    for (const hash of phraseFeatures(reading, 0, reading.tokens.length, buildGlossary([])).keys())
      weights.set(hash, [...(weights.get(hash) ?? []), [LABELS.indexOf(label), 100]])
  }
  const hashes = [...weights.keys()].sort((a, b) => a - b)
  const all = hashes.flatMap((hash) => weights.get(hash)!)
  const starts = hashes.map((_, at) => hashes.slice(0, at).reduce((sum, hash) => sum + weights.get(hash)!.length, 0))
  const header = {
    labels: LABELS,
    biases: [-2, -2, -2, -2, -9],
    scales: [0.01, 0.01, 0.01, 0.01, 0.01],
    features: hashes.length,
    weights: all.length,
    words: {},
    learnedFrom: '',
    fingerprint: '',
  }
  return linearReader(
    encodeReader(header, {
      hashes: Uint32Array.from(hashes),
      starts: Uint32Array.from([...starts, all.length]),
      labelOf: Uint8Array.from(all, ([label]) => label),
      weightOf: Int8Array.from(all, ([, weight]) => weight),
    }),
  )
}

const wishReader = smallReader()
const understand = (text: string) =>
  understandQuery(text, { gazetteer: FIXTURE_GAZETTEER, intent: 'rent', today: '2026-11-21', wishReader })
const features = (text: string): Partial<Condition>[] =>
  understand(text).understood.filter(({ field }) => field === 'feature')

describe('wishes by likeness', () => {
  it('are read from words that nothing came of, are never demanded and say so', () => {
    const text = 'flat in Mersch, must not have zorbles clank beside mattresses'
    expect(features(text)).toEqual([
      {
        field: 'feature',
        op: 'has',
        value: 'quiet',
        unit: null,
        strength: 'wish',
        byLikeness: true,
        words: 'must not have zorbles clank beside mattresses',
      },
    ])
    expect(understand(text).notUnderstood).toEqual([])
    expect(understandQuery(text).notUnderstood).not.toEqual([])
  })

  it('may be refusals, which filter nothing', () => {
    expect(features('face to face with whoever holds the keys')).toMatchObject([
      { op: 'not', value: 'agency', strength: 'wish' },
    ])
  })

  it('keep no home away that does not say how it is furnished', () => {
    expect(features('two bags and a toothbrush is all')).toMatchObject([{ op: 'has', value: 'furnished' }])
  })

  it('leave numbers, bounds and names of places in their words to be told', () => {
    const { notUnderstood, understood } = understand(
      'at most 7 zorbles clank beside mattresses, Aaron from Mersch says',
    )
    expect(understood.some(({ byLikeness }) => byLikeness)).toBe(true)
    expect(notUnderstood.join(' ')).toMatch(/most 7/)
  })

  it('are not read beside what words say, nor twice', () => {
    expect(features('quiet, zorbles clank beside mattresses')).toMatchObject([{ value: 'quiet', words: 'quiet' }])
    expect(features('blorps hopple upon us daily, and again blorps hopple upon us daily')).toHaveLength(1)
  })

  it('are read from no word beside one that only says how much it matters', () => {
    expect(features('zorbles clank')).toMatchObject([{ value: 'quiet' }])
    expect(features('essential zorbles')).toEqual([])
  })

  it('are read clause by clause', () => {
    expect(features('zorbles clank beside mattresses; blorps hopple upon us daily').map(({ value }) => value)).toEqual([
      'quiet',
      'top_floor',
    ])
  })
})

describe('doubt', () => {
  it('takes back what a cue found in words that are nothing like it, and tells them', () => {
    expect(understandQuery('bright ideas welcome').wishes).toMatchObject([{ key: 'bright' }])
    const { wishes, notUnderstood } = understand('bright ideas welcome')
    expect(wishes).toEqual([])
    expect(notUnderstood).toContain('bright ideas welcome')
  })

  it('spares the same beside an amount', () => {
    expect(understand('bright ideas, up to 1,500 EUR').wishes).toMatchObject([{ key: 'bright' }])
  })
})
