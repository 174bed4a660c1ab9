import { readFileSync } from 'node:fs'
import { methodCardPath } from '../../../../content/method-cards.ts'
import { nearestOf } from '../../../base/nearest.ts'
import { NotFoundError } from '../../../base/not-found.ts'
import { completeFrom } from '../offer/complete.ts'
import type { ResourceFamily } from '../offer/resource.ts'

/** Statistical models with a card. */
const TOPICS = {
  trends: 'Price levels and trends',
  'market-index': 'Market index',
  forecast: 'Price forecast',
  liveability: 'Liveability scores',
  commute: 'Commute times',
  valuation: 'Price estimates',
  'listing-match': 'Matching adverts to properties',
} as const
type Topic = keyof typeof TOPICS
const NAMES = Object.keys(TOPICS) as Topic[]

/** Methods behind the figures: the model cards, with their limits and errors. */
export const methodologyResource: ResourceFamily = {
  name: 'methodology',
  title: 'Methodology',
  description:
    'How a figure is calculated: method, data, measured errors, limits of use. Every tool summarises the basis and limits of its figures.',
  mimeType: 'text/markdown',
  uriTemplate: 'lux://methodology/{topic}',
  variable: 'topic',
  complete: completeFrom(NAMES),
  listed: NAMES.map((value) => ({ value, title: TOPICS[value] })),
  read(_facts, topic) {
    const known = NAMES.find((name) => name === topic)
    if (known === undefined) throw unknownTopic(topic)
    return readFileSync(new URL(`../../../../${methodCardPath(known)}`, import.meta.url), 'utf8')
  },
}

function unknownTopic(topic: string): NotFoundError {
  const received = topic.slice(0, 80)
  return new NotFoundError(`There is no methodology ${JSON.stringify(received)}. There are ${NAMES.join(', ')}.`, [
    { field: 'topic', received, expected: `one of ${NAMES.join(', ')}`, nearest: nearestOf(received, NAMES) },
  ])
}
