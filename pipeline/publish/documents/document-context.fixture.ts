import { toPublishContext, type PublishContext } from '../../releases/context.ts'

/** Facts about a release, for tests of documents. */
export function documentContext(): PublishContext {
  const source = {
    id: 'feed',
    title: 'A feed',
    producer: 'Somebody',
    url: null,
    licence: 'CC0',
    date: '2026-09-30',
  }
  return toPublishContext({
    asOf: '2026-09-30',
    quarter: 'Q3-2026',
    releaseId: '2026Q3-sample00',
    market: 'sample',
    sample: true,
    sources: new Map([['feed', source]]),
    newestSeen: {},
    listingLicence: 'CC BY 4.0',
    baseUrl: 'https://lux.example',
    communeNames: new Map([['esch-sur-alzette', 'Esch-sur-Alzette']]),
  })
}
