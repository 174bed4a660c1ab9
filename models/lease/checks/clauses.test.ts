import { describe, expect, it } from 'vitest'

import { analyzeLease } from '../analyze-lease.ts'
import { LAWFUL_CLAUSES, UNLAWFUL_CLAUSES } from './clauses.fixture.ts'
import { committedLeaseLaw } from '../lease-law.fixture.ts'
import { LAWFUL_LEASE } from '../lease.fixture.ts'

const law = await committedLeaseLaw()
const CLOSING = LAWFUL_LEASE.indexOf('\nFait à')

const findingsWith = (clause: string) =>
  analyzeLease(
    {
      text: `${LAWFUL_LEASE.slice(0, CLOSING)}\nArticle 8. ${clause}\n${LAWFUL_LEASE.slice(CLOSING)}`,
      today: '2026-11-21',
    },
    law,
  ).findings

describe('a clause in an otherwise lawful lease', () => {
  it.each(UNLAWFUL_CLAUSES)('is found by %s: %s', (id, clause) => {
    expect(findingsWith(clause).map((finding) => finding.id)).toContain(id)
  })

  it.each(LAWFUL_CLAUSES)('that is lawful is left alone: %s', (clause) => {
    const grave = findingsWith(clause).filter(({ severity }) => severity !== 'low')
    expect(grave.map(({ id, said }) => `${id} ${said.id}`)).toEqual([])
  })
})
