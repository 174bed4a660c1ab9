import { describe, expect, it } from 'vitest'

import { bandOf, statementTokens } from './clause-tokens.ts'
import { buildGlossary } from '../../learned/glossary.ts'
import { foldLease } from '../text/lease-text.ts'

const glossary = buildGlossary([['garantie', ['DEPOSIT']]])
const wordsOf = (text: string) =>
  statementTokens(foldLease(text), glossary).segments.map((segment) => segment.map(({ word }) => word))

describe('the tokens of a statement', () => {
  it('are words, parties and figures by their band, parted where a sentence is', () => {
    expect(wordsOf('La garantie, trois mois de loyer, est versée au bailleur.')).toEqual([
      ['la', 'garantie'],
      ['RENTS_3'],
      ['est', 'versee', 'au', 'LANDLORD'],
    ])
    expect(wordsOf('Die Miete von 1.200 € steigt am 1. Mai 2027 um 12 %')).toEqual([
      ['die', 'miete', 'von', 'EUROS', 'steigt', 'am', 'DATE', 'um', 'PERCENT_TO49'],
    ])
    expect(wordsOf('The tenant gives 45 days notice')).toEqual([['the', 'TENANT', 'gives', 'MONTHS_TO2', 'notice']])
  })

  it('carry what is counted', () => {
    const { rentMultiples, months, amountsEur } = statementTokens(
      'two months rent, 2.400 euros, back within three months',
      glossary,
    )
    expect({ rentMultiples, months, amountsEur }).toMatchObject({ rentMultiples: [2], amountsEur: [2400] })
    expect(months).toContain(3)
  })
})

it.each([
  [2, '2'],
  [2.5, 'TO3'],
  [1.5, 'TO2'],
  [4, 'MORE'],
])('%s reaches the band %s of 1, 2, 3', (value, band) => {
  expect(bandOf(value, [1, 2, 3])).toBe(band)
})
