import { expect, it } from 'vitest'
import type { Forecast } from '../../models/contracts/market/forecast.ts'
import type { RecordSummary } from '../../models/contracts/market/record.ts'
import { withRangesHeld } from './record-words.ts'

const SAID: Forecast['commentary'] = { en: 'Up.', fr: 'Monte.', de: 'Steigt.', lb: 'Klëmmt.', pt: 'Sobe.' }
const summary = (over: Partial<RecordSummary>): RecordSummary => ({
  model: 'forecast',
  kind: 'apartment',
  horizon: 4,
  since: 'Q1-2020',
  scored: 2_415,
  published: 0,
  backfilled: 2_415,
  pending: 0,
  unknown: 0,
  inside: 1_695,
  intervalLevel: 0.8,
  errorPercent: 5,
  naiveErrorPercent: 5,
  ...over,
})
const saidWith = (...summaries: RecordSummary[]) => withRangesHeld(SAID, { summaries }, 'apartment')

it('says beside a forecast the share of ranges that held, where it is clearly below the level', () => {
  expect(saidWith(summary({})).en).toMatch(
    /^Up\. Of 2,415 such ranges .+ \(0 published then, the others worked out afterwards.+\), 70\s% held, not 80\s%\.$/,
  )
  for (const text of Object.values(saidWith(summary({})))) expect(text).toMatch(/70.%.*80.%/)
})

it.each([
  ['of another horizon', { horizon: 1 }],
  ['over all horizons', { horizon: null }],
  ['of another kind', { kind: 'house' }],
  ['of another model', { model: 'nowcast' as const }],
  ['near the level', { inside: 1_890 }],
  ['above the level', { inside: 2_400 }],
  ['of few outcomes', { scored: 20, inside: 2 }],
])('says no share %s', (_, over) => {
  expect(saidWith(summary(over))).toEqual(SAID)
})
