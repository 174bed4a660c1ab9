import { describe, expect, it } from 'vitest'

import type { LegalParameter, LegalValue } from '../../contracts/law/legal.ts'
import { committedLegalFacts } from './committed-facts.fixture.ts'
import { legalFaults } from './check-parameters.ts'
import { weakestStatus } from './status.ts'

const value = (validFrom: string | null, validTo: string | null, figure: LegalValue['value'] = 1): LegalValue => ({
  url: 'https://legilux.example/eli',
  noUrl: null,
  value: figure,
  validFrom,
  validTo,
  source: 'a gazette',
  status: 'verified',
  note: null,
  checked: '2026-11',
})
const parameter = (...values: LegalValue[]): LegalParameter => ({
  id: 'fee',
  title: 'Fee',
  unit: 'EUR',
  law: 'Law',
  values,
})
const faultsOf = (...parameters: LegalParameter[]) => legalFaults({ parameters, mortgageRates: [] })

describe('legalFaults', () => {
  it('finds none in spans that follow each other, with or without a gap', () => {
    expect(
      faultsOf(parameter(value(null, '2020-12-31'), value('2021-01-01', '2021-06-30'), value('2022-01-01', null))),
    ).toEqual([])
  })

  it.each([
    ['overlap', [value(null, '2021-01-01'), value('2021-01-01', null)]],
    ['follow one without end', [value(null, null), value('2021-01-01', null)]],
    ['begin nowhere after the first', [value(null, '2020-12-31'), value(null, null)]],
    ['run backwards', [value('2021-02-01', '2021-01-01')]],
  ])('finds spans that %s', (_, values) => {
    expect(faultsOf(parameter(...values))).toMatchObject([{ id: 'fee' }])
  })

  it('finds a parameter twice, and a rate twice', () => {
    expect(faultsOf(parameter(value(null, null)), parameter(value(null, null)))).toMatchObject([
      { expected: 'each once' },
    ])
    const rate = {
      month: '2026-01',
      fixedYearsFrom: 5,
      fixedYearsTo: 10,
      percent: 3,
      source: 'BCL',
      status: 'verified' as const,
      url: null,
    }
    expect(legalFaults({ parameters: [], mortgageRates: [rate, rate] })).toHaveLength(1)
  })

  it.each([
    [
      'fall',
      [
        { upToEur: 10, share: 0 },
        { upToEur: 5, share: 0 },
        { upToEur: null, share: 0 },
      ],
    ],
    [
      'have an end in the middle',
      [
        { upToEur: null, share: 0 },
        { upToEur: null, share: 0 },
      ],
    ],
    ['stop', [{ upToEur: 10, share: 0 }]],
  ])('finds slices that %s', (_, slices) => {
    expect(faultsOf(parameter(value(null, null, slices)))).toHaveLength(1)
  })
})

describe('the committed figures', () => {
  it('have a public page, or say why not; and verified ones were read', async () => {
    const { parameters } = await committedLegalFacts()
    const values = parameters.flatMap(({ id, values: ofId }) => ofId.map((each) => ({ id, ...each })))
    const unread = values.filter(({ status, url, checked }) => status === 'verified' && !(url && checked))
    expect(unread).toEqual([])
    expect(values.filter(({ url, noUrl }) => !url && !noUrl)).toEqual([])
    // The law and its issuing bodies only: a newspaper or a law firm verifies nothing.
    const issuing =
      /^https?:\/\/(?:www\.)?(?:guichet\.public|logement\.public|aed\.public|data\.legilux\.public|cssf)\.lu\//
    for (const { id, status, url } of values) if (status === 'verified') expect(url, id).toMatch(issuing)
  })

  it.each([
    ['has neither page nor reason', { url: null }],
    ['has both', { noUrl: 'on paper' }],
    ['is called verified and was not read', { checked: null }],
    ['is called verified without a page', { url: null, noUrl: 'on paper' }],
  ])('are refused when one %s', (_, changed) => {
    expect(faultsOf(parameter({ ...value(null, null), ...changed }))).toHaveLength(1)
  })
})

describe('weakestStatus', () => {
  it('is that of the weakest, and verified of none', () => {
    expect(weakestStatus(['verified', 'unverified', 'secondary'])).toBe('unverified')
    expect(weakestStatus(['verified', 'secondary'])).toBe('secondary')
    expect(weakestStatus([])).toBe('verified')
  })
})
