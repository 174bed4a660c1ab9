import { describe, expect, it } from 'vitest'
import { committedLeaseLaw } from '../../../models/lease/lease-law.fixture.ts'
import { labelledLeases } from './labelled-leases.ts'
import { falseAlarmsPerLease, recallOf, scoreChecks } from './scores.ts'

const { checks } = await committedLeaseLaw()
const outcomes = [
  { name: 'a', isLawful: true, expected: [], found: ['L02', 'L40'] },
  { name: 'b', isLawful: true, expected: [], found: [] },
  { name: 'c', isLawful: false, expected: ['L01', 'L02', 'L19'], found: ['L01', 'L02', 'L48'] },
]

describe('scores of lease analysis', () => {
  const scores = scoreChecks(outcomes, checks)

  it('count hits, false alarms and findings without a label', () => {
    const of = (id: string) => scores.find((score) => score.id === id)
    expect(of('L02')).toMatchObject({ expected: 1, hits: 1, falseAlarms: 1, extra: 0 })
    expect(of('L19')).toMatchObject({ expected: 1, hits: 0 })
    expect(of('L48')).toMatchObject({ expected: 0, extra: 1 })
  })

  it('compute recall by severity, and none when nothing was expected', () => {
    expect(recallOf(scores, 'high')).toBe(0.5)
    expect(recallOf(scores, 'medium')).toBe(1)
    expect(recallOf(scores, 'low')).toBeNull()
  })

  it('count alarms of high and medium severity per lawful lease', () => {
    expect(falseAlarmsPerLease(scores, outcomes)).toBe(0.5)
  })
})

describe('labelled leases', () => {
  const leases = ['tuning', 'unseen'].flatMap(labelledLeases)

  it('are at least 40, of every language and kind, with labels of existing checks', () => {
    expect(leases.length).toBeGreaterThanOrEqual(40)
    expect(leases.filter(({ isLawful }) => isLawful).length).toBeGreaterThanOrEqual(15)
    const known = new Set(checks.map(({ id }) => id))
    expect(leases.flatMap(({ expected }) => expected.filter((id) => !known.has(id)))).toEqual([])
    expect(leases.filter(({ isLawful, expected }) => isLawful && expected.length > 0)).toEqual([])
  })

  it('label every check of high or medium severity, in both sets', () => {
    for (const set of ['tuning', 'unseen']) {
      const labelled = new Set(labelledLeases(set).flatMap(({ expected }) => expected))
      // L57 and later are newer than these sets.
      const grave = checks.filter(({ id, severity }) => severity !== 'low' && id < 'L57')
      expect(grave.filter(({ id }) => !labelled.has(id)).map(({ id }) => id)).toEqual([])
    }
  })
})
