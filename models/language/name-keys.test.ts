import { describe, expect, it } from 'vitest'

import { nameKeys, withoutConnectors } from './name-keys.ts'

describe('withoutConnectors', () => {
  it('brings the ways to write Esch-sur-Alzette together', () => {
    const keys = ['esch sur alzette', 'esch an der alzette', 'esch alzette', 'esch a d alzette'].map(withoutConnectors)
    expect(new Set(keys)).toEqual(new Set(['esch alzette']))
  })

  it('keeps a name that is nothing but connectors', () => {
    expect(withoutConnectors('la le')).toBe('la le')
  })
})

describe('nameKeys', () => {
  it('files a name under its umlauts, its two-letter spelling and without connectors', () => {
    expect(nameKeys('Düdelingen')).toEqual(['dudelingen', 'duedelingen'])
    expect(nameKeys('Esch an der Sauer')).toContain('esch sauer')
    expect(nameKeys('St-Vith')).toEqual(['saint vith'])
  })
})
