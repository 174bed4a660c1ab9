import { describe, expect, it } from 'vitest'
import { hashOf } from '../../learned/features.ts'
import { encodeReader, linearReader } from '../../learned/linear-reader.ts'
import { tokenizeQuery } from '../../language/query-tokens.ts'
import { FIXTURE_GAZETTEER } from '../gazetteer.fixture.ts'
import { lifeFeatures } from './learned/life-features.ts'
import { understandQuery } from './understand-query.ts'
import { preparedTokens } from './words/prepared-tokens.ts'
import { QueryReading } from './words/query-reading.ts'

/** A reader for which each clause with this word tells of a life. */
const HASH = hashOf('zorble', hashOf('word'))
const life = linearReader(
  encodeReader(
    {
      labels: ['life'],
      biases: [-0.001],
      scales: [1],
      features: 1,
      weights: 1,
      words: {},
      learnedFrom: '',
      fingerprint: '',
    },
    {
      hashes: Uint32Array.of(HASH),
      starts: Uint32Array.of(0, 1),
      labelOf: Uint8Array.of(0),
      weightOf: Int8Array.of(100),
    },
  ),
)
const understand = (text: string) =>
  understandQuery(text, {
    gazetteer: FIXTURE_GAZETTEER,
    intent: 'rent',
    today: '2026-11-21',
    wishReader: { ...NEVER, life },
  })
const NEVER = linearReader(
  encodeReader(
    {
      labels: ['any'],
      biases: [-9],
      scales: [1],
      features: 0,
      weights: 0,
      words: {},
      learnedFrom: '',
      fingerprint: '',
    },
    { hashes: new Uint32Array(), starts: Uint32Array.of(0), labelOf: new Uint8Array(), weightOf: new Int8Array() },
  ),
)
const told = (text: string): string[] =>
  understand(text).understood.map(({ field, op, value }) => `${field} ${op} ${String(value)}`)
const WISH = 'three bedrooms in Remich for up to 2000 EUR, please and thank you'

describe('words about a life', () => {
  it('set no place, kind, amount or thing of a home, and are told as such', () => {
    const text = `zorble house in Mersch of 62 m2 on the fifth floor with a balcony. ${WISH}`
    expect(told(text)).toEqual(told(WISH))
    expect(understand(text).notes).toContainEqual({
      code: 'sets_nothing',
      about: 'zorble house in Mersch of 62 m2 on the fifth floor with a balcony',
    })
    expect(understand(text).notUnderstood).toEqual(understand(WISH).notUnderstood)
  })

  it('still say who moves, with which animals and for how much', () => {
    expect(
      told(`the four of us and a dog zorble for 1700 EUR at most in Mersch. three bedrooms in Remich, thank you`),
    ).toEqual(
      expect.arrayContaining([
        'persons is 4',
        'feature has pets_allowed',
        'priceEur at_most 1700',
        'place is commune:remich',
      ]),
    )
  })

  it('name a place of work, to which the way may be long', () => {
    const text = 'I zorble and work in Mersch these days, we look for three bedrooms with a garden'
    expect(told(text)).toContain('place near commune:mersch')
  })

  it('refuse what they refuse', () => {
    expect(told(`we zorble and do not want to stay in Mersch. ${WISH}`)).toContain('place not commune:mersch')
  })

  it('are read as wishes where nothing else is said, or little', () => {
    expect(told('zorble house in Mersch with a garden and a garage for us, thanks a lot')).toContain(
      'place is commune:mersch',
    )
    expect(told('zorble house in Mersch, with a garden')).toContain('place is commune:mersch')
  })
})

it('features of a clause know neither which place nor which number it names', () => {
  const of = (text: string) => {
    const reading = new QueryReading(preparedTokens(text, tokenizeQuery(text)).tokens, FIXTURE_GAZETTEER)
    return [...lifeFeatures(reading, 0, reading.tokens.length).keys()].sort()
  }
  expect(of('our 3 rooms in Mersch')).toEqual(of('our 5 rooms in Remich'))
  expect(of('our 3 rooms in Mersch')).not.toEqual(of('three rooms in Mersch'))
})
