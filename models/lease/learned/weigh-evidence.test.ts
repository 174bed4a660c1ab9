import { describe, expect, it } from 'vitest'

import { said } from '../checks/evidence.ts'
import type { DetailId } from '../checks/detail-ids.ts'
import type { Verdict } from '../rules/verdict.ts'
import type { Statement } from '../text/lease-text.ts'
import type { ClauseReading } from './clause-reader.ts'
import { EVIDENCE_THRESHOLDS, weighEvidence } from './weigh-evidence.ts'

const statement: Statement = { text: 'It stands here.', folded: 'it stands here.', before: '', clause: 0 }
const found = (id: DetailId): Verdict[] => [{ statement, detail: said(id) }]
const missing: Verdict[] = [{ statement: null, detail: said('inventory_missing') }]
const kept: Verdict[] = [{ statement, detail: null }]
const reading = (
  scores: Readonly<Record<string, number>>,
  passage = statement,
  affirmed: Readonly<Record<string, number>> = scores,
): ClauseReading => ({
  likestTo: (label, test = () => true) =>
    scores[label] === undefined || !test(passage)
      ? undefined
      : { score: scores[label], statement: passage, affirmedScore: () => affirmed[label]! },
  countAbove: (label, score) => ((scores[label] ?? -9) > score ? 1 : 0),
})
const { sure, mentioned } = EVIDENCE_THRESHOLDS

describe('what was computed, and likeness', () => {
  it.each<[string, string, Verdict[], Record<string, number>, string | undefined]>([
    ['a computed finding stands where nothing is like it', 'L06', found('fee_besides'), { L06: -9 }, 'fee_besides'],
    ['a sure likeness is worth reading', 'L06', [], { L06: sure + 0.01 }, 'read_by_likeness'],
    ['a likeness that is not sure is nothing', 'L06', [], { L06: sure - 0.01 }, undefined],
    ['a statement that a rule has cleared is not worth reading', 'L06', kept, { L06: sure + 0.39 }, undefined],
    ['unless it is much alike', 'L06', kept, { L06: sure + 0.41 }, 'read_by_likeness'],
    ['a figure that keeps to its limit is never worth reading', 'L20', kept, { L20: 9 }, undefined],
    ['a guarantee is counted, never read', 'L01', [], { L01: 9 }, undefined],
    [
      'a mention is missing where no passage mentions it',
      'L14',
      found('commission_missing'),
      { '+L14': mentioned - 0.01 },
      'commission_missing',
    ],
    [
      'a mention is there where a passage mentions it',
      'L14',
      found('commission_missing'),
      { '+L14': mentioned + 0.01 },
      undefined,
    ],
    [
      'one figure for all leaves the other amount missing',
      'L12',
      found('charges_missing'),
      { '+L12': mentioned + 0.3, L11: mentioned + 0.4 },
      'charges_missing',
    ],
    [
      'one named party leaves the other missing',
      'L08',
      found('tenant_unnamed'),
      { '+L08': mentioned + 1 },
      'tenant_unnamed',
    ],
    [
      'an inventory is foreseen where a passage says so',
      'L26',
      missing,
      { L26: -1, '+L26': mentioned + 0.01 },
      undefined,
    ],
    [
      'an inventory that is refused stays refused',
      'L26',
      found('inventory_refused'),
      { '+L26': 9 },
      'inventory_refused',
    ],
  ])('%s', (_, id, verdicts, scores, detail) => {
    expect(weighEvidence(id, new Map([[id, verdicts]]), 'in_force', reading(scores)).evidence[0]?.detail.id).toBe(
      detail,
    )
  })

  it('marks what is only read', () => {
    expect(weighEvidence('L22', new Map(), 'in_force', reading({ L22: 9 })).isRead).toBe(true)
    expect(weighEvidence('L06', new Map([['L06', found('fee_besides')]]), 'in_force', reading({ L06: 9 })).isRead).toBe(
      false,
    )
  })

  it('a cost that only the landlord bears is not worth reading', () => {
    const landlords = { ...statement, folded: 'le bailleur paie l impot foncier' }
    expect(weighEvidence('L28', new Map(), 'in_force', reading({ L28: 9 }, landlords)).evidence).toEqual([])
  })

  it('a figure that keeps to one limit is no breach of another by likeness', () => {
    expect(weighEvidence('L16', new Map([['L20', kept]]), 'in_force', reading({ L16: 9 })).evidence).toEqual([])
  })

  it.each([
    ['a weak likeness that grows once nothing is denied is turned', 0, 0.2, false],
    ['one that hardly grows is worth reading', 0, 0.1, true],
    ['one that falls is worth reading', 0, -0.5, true],
    ['a strong likeness is worth reading whatever is denied', 0.3, 0.9, true],
  ])('%s', (_, score, affirmed, isRead) => {
    expect(
      weighEvidence('L04', new Map(), 'in_force', reading({ L04: score }, statement, { L04: affirmed })),
    ).toMatchObject({ isRead })
  })

  it('likeness says nothing under an earlier rule', () => {
    expect(weighEvidence('L20', new Map(), 'earlier_rule', reading({ L20: 9 })).evidence).toEqual([])
  })

  it.each<[string, Verdict[], boolean]>([
    ['whose figure is not stated is worth reading', found('capital_open'), true],
    ['whose figures are stated stands', found('capital_exceeded'), false],
    ['stands beside one whose figure is not stated', [...found('capital_open'), ...found('capital_share')], false],
  ])('a computed finding %s', (_, verdicts, isRead) => {
    expect(weighEvidence('L16', new Map([['L16', verdicts]]), 'in_force', reading({}))).toMatchObject({ isRead })
  })
})
