import { describe, expect, it } from 'vitest'

import { readLeaseText } from '../text/lease-text.ts'
import cases from './conclusion-date.cases.json' with { type: 'json' }
import { conclusionDate } from './conclusion-date.ts'

const TODAY = '2026-11-21'
const all = Object.values(cases).flatMap(({ signed, others, unsigned }) =>
  others.flatMap((other, at) => [
    ...signed.map(([closing, day]) => ({ text: `${other}\n\n${closing}`, day, basis: 'signature' })),
    // An undated draft: asked for, and judged by the law of today.
    { text: `${other}\n\n${unsigned[at % unsigned.length]}`, day: TODAY, basis: 'assumed' },
  ]),
)

describe('the day of conclusion', () => {
  it('has 200 cases', () => {
    expect(all.length).toBeGreaterThanOrEqual(200)
  })

  it.each(all)('$day, $basis: $text', ({ text, day, basis }) => {
    expect(conclusionDate(readLeaseText(text), undefined, TODAY)).toEqual({ date: day, basis })
  })

  it('takes the day that is given', () => {
    expect(conclusionDate(readLeaseText('Fait à Esch, le 3 mai 2025.'), '2022-01-01', TODAY)).toEqual({
      date: '2022-01-01',
      basis: 'given',
    })
  })

  it('doubts a signature or a start outside a sane window', () => {
    expect(
      conclusionDate(
        readLeaseText('Le bail commence le 1er mai 2062.\n\nFait à Esch, le 3 mai 1825.'),
        undefined,
        TODAY,
      ),
    ).toEqual({ date: TODAY, basis: 'assumed' })
  })
})
