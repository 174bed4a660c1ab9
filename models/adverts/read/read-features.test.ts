import { describe, expect, it } from 'vitest'
import type { VocabularyRow } from '../../language/vocabulary/vocabulary-row.ts'
import { findConcepts } from '../../language/vocabulary/find-concepts.ts'
import { buildVocabulary } from '../../language/vocabulary/vocabulary.ts'
import { featureOf } from '../features/feature-of.ts'
import { createFeatureReader } from './read-features.ts'
import { readState } from './read-state.ts'

const term = (concept: string, text: string, polarity: VocabularyRow['polarity'] = 'present'): VocabularyRow => ({
  concept,
  lang: 'fr',
  term: text,
  polarity,
  match: 'inflected',
  use: 'any',
})
const vocabulary = buildVocabulary([
  term('attr.balcony', 'balcon'),
  term('attr.elevator', 'ascenseur'),
  term('attr.bedroom', 'chambre'),
  term('attr.furnished', 'meublé'),
  term('attr.furnished', 'non meublé', 'absent'),
  term('heating.gas', 'chauffage au gaz'),
  term('condition.to_renovate', 'à rénover'),
  term('condition.renovated', 'rénové'),
  term('transaction.off_plan', 'vefa'),
])
const readFeatures = createFeatureReader(vocabulary)
const read = (features: string[] | undefined, text: string) => {
  const provenance = { methods: {}, absences: {} }
  return {
    ...readFeatures(features === undefined ? {} : { features }, findConcepts(vocabulary, text), provenance),
    methods: provenance.methods,
  }
}

describe('createFeatureReader', () => {
  it('reads the field by words and by canonical names', () => {
    expect(read(['Balcon', 'heating_gas', 'unsinn'], '')).toEqual({
      features: ['balcony', 'heating_gas'],
      absentFeatures: [],
      methods: {},
    })
  })

  it('adds what the text names and what it denies', () => {
    expect(read(['balcon'], 'chauffage au gaz, sans ascenseur')).toEqual({
      features: ['balcony', 'heating_gas'],
      absentFeatures: ['elevator'],
      methods: { features: 'extracted' },
    })
  })

  it('says nothing of a feature that the text both names and denies', () => {
    expect(read(undefined, 'balcon, ascenseur. Maison sans ascenseur')).toEqual({
      features: ['balcony'],
      absentFeatures: [],
      methods: { features: 'extracted' },
    })
  })

  it('believes the field against the text', () => {
    expect(read(['balcon', 'sans ascenseur'], 'sans balcon, ascenseur')).toEqual({
      features: ['balcony'],
      absentFeatures: ['elevator'],
      methods: {},
    })
  })

  it('names no feature that has a field of its own', () => {
    expect(featureOf('attr.bedroom')).toBeNull()
    expect(featureOf('attr.furnished')).toBeNull()
    expect(featureOf('money.price')).toBeNull()
    expect(featureOf('heating.heat_pump')).toBe('heating_heat_pump')
  })
})

describe('readState', () => {
  const state = (advert: Parameters<typeof readState>[0], text: string) => {
    const provenance = { methods: {}, absences: {} }
    return {
      ...readState(advert, vocabulary, findConcepts(vocabulary, text), text, 2032, provenance),
      methods: provenance.methods,
    }
  }

  it('takes the strongest statement of a text', () => {
    expect(state({}, 'toiture rénovée, intérieur à rénover')).toMatchObject({
      condition: 'to_renovate',
      methods: { condition: 'extracted' },
    })
  })

  it('believes the fields against the text', () => {
    expect(state({ condition: 'rénové', furnished: 'non' }, 'à rénover, meublé')).toMatchObject({
      condition: 'renovated',
      furnished: false,
      methods: {},
    })
  })

  it('calls what is sold off plan new', () => {
    expect(state({}, 'vefa')).toMatchObject({
      newBuild: true,
      condition: 'new',
      methods: { newBuild: 'extracted', condition: 'inferred' },
    })
    expect(state({ newBuild: false }, 'vefa')).toMatchObject({ newBuild: false, condition: null })
  })

  it('reads furnishing with its negation', () => {
    expect(state({}, 'appartement non meublé').furnished).toBe(false)
    expect(state({}, 'appartement').furnished).toBeNull()
  })

  it.each([
    [{ constructionYear: '1998' }, 1998],
    [{ constructionYear: 'env. 2004' }, 2004],
    [{ constructionYear: 3000 }, null],
    [{ constructionYear: 98 }, null],
  ])('reads the year of %j as %j', (advert, year) => expect(state(advert, '').constructionYear).toBe(year))
})
