import type { Advert } from '../../models/contracts/listings/advert.ts'
import type { NormalizedBatch } from '../../models/contracts/listings/batch.ts'
import type { Observation } from '../../models/contracts/listings/observation.ts'
import { anAdvert } from '../../models/adverts/listing/testing/an-advert.ts'
import { advertId } from '../../models/kernel/ids.ts'

/** Fields of an advert beyond its latest observation. */
type History = Omit<Advert, keyof Observation>

/** An observation for tests: a plain flat in Bertrange, with the tested fields in `over`. */
export function anObservation(over: Partial<Observation> = {}): Observation {
  const { portalId = 'portal', sourceRef = 'ref-1', observedAt = '2026-09-30' } = over
  const advert: Observation & Partial<History> = anAdvert()
  for (const field of [
    'firstSeen',
    'lastSeen',
    'freshUntil',
    'active',
    'offMarketOn',
    'staleReason',
    'periodStart',
    'periodCount',
    'firstPriceEur',
    'priceHistory',
  ] as const)
    delete advert[field]
  return {
    ...advert,
    batchId: `batch-${portalId}-${observedAt}`,
    sourceId: portalId,
    portalId,
    sourceRef,
    observedAt,
    advertId: advertId(portalId, sourceRef),
    features: [],
    ...over,
  }
}

/** The batch of a complete snapshot of a day. */
export function aSnapshot(snapshotDate: string, over: Partial<NormalizedBatch> = {}): NormalizedBatch {
  const portalId = over.portalId ?? 'portal'
  return {
    batchId: `batch-${portalId}-${snapshotDate}`,
    key: 'key',
    sourceId: portalId,
    portalId,
    name: `${snapshotDate}.csv`,
    snapshotDate,
    complete: true,
    graceDays: 10,
    freshDays: 17,
    rowsRead: 1,
    observations: 1,
    rejects: 0,
    status: 'ok',
    error: null,
    sha256: `${portalId}-${snapshotDate}`,
    ending: 'whole',
    abroad: 0,
    fields: [],
    rejectCounts: [],
    contested: [],
    comparedWith: null,
    changes: null,
    findings: [],
    ...over,
  }
}
