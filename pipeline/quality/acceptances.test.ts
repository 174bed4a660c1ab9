import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { QualityFinding } from '../../models/contracts/release/quality.ts'
import { acceptancesOn, canBeAccepted, findingName, recordAcceptances, withAcceptances } from './acceptances.ts'
import { comparisonFindings } from './comparison.ts'

let state: string
beforeEach(() => (state = mkdtempSync(join(tmpdir(), 'acceptances-'))))
afterEach(() => rmSync(state, { recursive: true, force: true }))

const decision = {
  finding: 'jump-against-last-release/listings.rent.house',
  because: 'one agency left with all of its houses',
  by: 'Ana',
  on: '2026-10-01',
  until: '2026-10-08',
}
const jumps = (): QualityFinding[] =>
  comparisonFindings(
    { 'listings.rent.house': 20, 'listings.sale.house': 20 },
    { 'listings.rent.house': 100, 'listings.sale.house': 100 },
  )

describe('a decision to publish all the same', () => {
  it('turns that finding into a warning that says who, why and until when, and no other', () => {
    recordAcceptances(state, [decision])
    const before = jumps()
    const after = withAcceptances(before, acceptancesOn(state, '2026-10-08'))
    expect(before.map(({ severity }) => severity)).toEqual(['blocker', 'blocker'])
    expect(after.map(({ severity }) => severity)).toEqual(['warning', 'blocker'])
    expect(after[0]!.message).toBe(
      `${before[0]!.message}. Accepted by Ana on 2026-10-01, until 2026-10-08: one agency left with all of its houses`,
    )
    expect([after[0]!.rows, after[1]]).toEqual([before[0]!.rows, before[1]])
  })

  it('counts up to its last day', () => {
    recordAcceptances(state, [decision])
    expect(acceptancesOn(state, '2026-10-08')).toEqual([decision])
    expect(acceptancesOn(state, '2026-10-09')).toEqual([])
  })

  it('takes the place of an earlier one about the same finding', () => {
    recordAcceptances(state, [decision])
    recordAcceptances(state, [{ ...decision, by: 'Ben', until: '2026-10-20' }])
    recordAcceptances(state, [{ ...decision, finding: 'feeds-fresh-block' }])
    expect(acceptancesOn(state, '2026-10-01').map(({ finding, by }) => [finding, by])).toEqual([
      ['feeds-fresh-block', 'Ana'],
      [decision.finding, 'Ben'],
    ])
  })

  it.each<[string, Partial<typeof decision>, RegExp]>([
    ['without a reason', { because: '' }, /because/],
    ['with a reason that says nothing', { because: 'ok' }, /because/],
    ['about no gate', { finding: 'everything' }, /There is no gate everything; there are rows-accounted-for/],
    ['about every jump at once', { finding: 'jump-against-last-release' }, /Say which figure/],
    ['about personal data', { finding: 'no-personal-data' }, /must be corrected/],
    ['about a server that does not answer', { finding: 'release-answers' }, /must be corrected/],
    ['for days that are over', { until: '2026-09-30' }, /is over/],
    ['until a day that does not exist', { until: '2026-02-30' }, /until/],
  ])('is refused %s, and nothing is recorded', (_, wrong, message) => {
    const right = { ...decision, finding: 'feeds-fresh-block' }
    expect(() => recordAcceptances(state, [right, { ...decision, ...wrong }])).toThrow(message)
    expect(acceptancesOn(state, '2026-10-01')).toEqual([])
  })

  it('stops a run whose record of decisions was damaged, and says what to do', () => {
    recordAcceptances(state, [decision])
    const path = join(state, 'acceptances.json')
    writeFileSync(path, readFileSync(path, 'utf8').slice(0, -20))
    expect(() => acceptancesOn(state, '2026-10-01')).toThrow(/acceptances\.json cannot be read: correct or delete it/)
  })

  it('is offered by name only for what can be accepted', () => {
    expect(jumps().map(findingName)).toEqual([decision.finding, 'jump-against-last-release/listings.sale.house'])
    const named = ['feeds-fresh-block', 'no-personal-data', 'release-answers', 'listing-ids-unique']
    expect(named.map(canBeAccepted)).toEqual([true, false, false, false])
  })
})
