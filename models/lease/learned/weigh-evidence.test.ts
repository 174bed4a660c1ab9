import { describe, expect, it } from 'vitest'

import type { ClauseReading } from './clause-reader.ts'
import { said } from '../checks/evidence.ts'
import type { Statement } from '../text/lease-text.ts'
import { EVIDENCE_THRESHOLDS, weighEvidence } from './weigh-evidence.ts'

const statement: Statement = { text: 'It stands here.', folded: 'it stands here.', before: '', clause: 0 }
const seen = [{ statement, detail: said('fee_besides') }]
const missing = [{ statement: null, detail: said('inventory_missing') }]
const reading = (scores: Readonly<Record<string, number>>): ClauseReading => ({
  likest: new Map(Object.entries(scores).map(([label, score]) => [label, { score, statement }])),
  scoreOf: (label) => scores[label],
  countAbove: (label, score) => ((scores[label] ?? -9) > score ? 1 : 0),
})
const { sure, doubtful, mentioned } = EVIDENCE_THRESHOLDS

describe('what patterns found, weighed with likeness', () => {
  it.each([
    ['stands where likeness does not speak against it', 'L06', seen, { L06: doubtful + 0.01 }, 'fee_besides'],
    ['is dropped where nothing is like it', 'L06', seen, { L06: doubtful - 0.01 }, undefined],
    ['is found by likeness alone where that is sure', 'L06', [], { L06: sure + 0.01 }, 'read_by_likeness'],
    ['is not found by a likeness that is not sure', 'L06', [], { L06: sure - 0.01 }, undefined],
    ['is not found by likeness alone where it is counted', 'L01', [], { L01: sure + 1 }, undefined],
    ['stands where it is counted', 'L01', seen, { L01: -2 }, 'fee_besides'],
    ['is missing where no passage mentions it', 'L14', seen, { '+L14': mentioned - 0.01 }, 'fee_besides'],
    ['is not missing where a passage mentions it', 'L14', seen, { '+L14': mentioned + 0.01 }, undefined],
    [
      'is missing where one figure stands for all',
      'L12',
      seen,
      { '+L12': mentioned + 0.3, L11: mentioned + 0.4 },
      'fee_besides',
    ],
    ['is missing where only one party is named', 'L08', seen, { '+L08': mentioned + 1 }, 'fee_besides'],
    ['is foreseen where a passage says so', 'L26', missing, { L26: -1, '+L26': mentioned + 0.01 }, undefined],
    ['is refused all the same', 'L26', seen, { L26: doubtful + 0.01, '+L26': mentioned + 0.01 }, 'fee_besides'],
    ['stands where nothing was learned', 'L06', seen, {}, 'fee_besides'],
  ])('%s', (_, id, evidence, scores, detail) => {
    expect(weighEvidence(id, evidence, 'in_force', reading(scores))[0]?.detail.id).toBe(detail)
  })

  it('stands where the statement is too short to be read', () => {
    expect(weighEvidence('L06', seen, 'in_force', { ...reading({ L06: -2 }), scoreOf: () => undefined })).toEqual(seen)
  })

  it('is not found by likeness alone under an earlier rule', () => {
    expect(weighEvidence('L20', [], 'earlier_rule', reading({ L20: 9 }))).toEqual([])
  })
})
