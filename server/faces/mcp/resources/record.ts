import { RECORD_MODELS } from '../../../../models/contracts/market/record.ts'
import { nearestOf } from '../../../base/nearest.ts'
import { NotFoundError } from '../../../base/not-found.ts'
import { completeFrom } from '../offer/complete.ts'
import type { ResourceFamily } from '../offer/resource.ts'

const TITLES = {
  forecast: 'Forecasts',
  'market-index': 'First figures of the index',
  nowcast: 'Nowcasts of the official index',
  valuation: 'Estimates',
} as const

/** How right past figures were: the same record as the page. */
export const recordResource: ResourceFamily = {
  name: 'record',
  title: 'Public record',
  description:
    'How right past figures of one model were: misses first, then error, error of the naive figure and share inside the interval ' +
    'by kind and horizon. Every row is in /data/record.csv.',
  mimeType: 'application/json',
  uriTemplate: 'lux://record/{model}',
  variable: 'model',
  complete: completeFrom(RECORD_MODELS),
  listed: RECORD_MODELS.map((value) => ({ value, title: `Record: ${TITLES[value]}` })),
  read({ record, id, asOf, sample }, name) {
    const model = RECORD_MODELS.find((each) => each === name)
    if (model === undefined) throw unknownModel(name)
    const release = { asOf, releaseId: id, sample }
    if (record === null) return JSON.stringify({ ...release, misses: [], summaries: [], absence: 'not_in_release' })
    const { misses, summaries, absences } = record
    const own = <T extends { model: string }>(all: readonly T[]): T[] => all.filter((one) => one.model === model)
    return JSON.stringify({
      ...release,
      misses: own(misses),
      summaries: own(summaries),
      absence: own(absences)[0]?.reason ?? null,
    })
  },
}

function unknownModel(name: string): NotFoundError {
  const received = name.slice(0, 80)
  return new NotFoundError(`There is no record ${JSON.stringify(received)}. There are ${RECORD_MODELS.join(', ')}.`, [
    {
      field: 'model',
      received,
      expected: `one of ${RECORD_MODELS.join(', ')}`,
      nearest: nearestOf(received, RECORD_MODELS),
    },
  ])
}
