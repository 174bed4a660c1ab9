import type { NormalizedBatch } from '../../models/contracts/listings/batch.ts'
import { observationSchema, type Observation } from '../../models/contracts/listings/observation.ts'
import type { RawAdvert } from '../../models/contracts/listings/raw-advert.ts'
import type { Reject } from '../../models/contracts/listings/reject.ts'
import { feedGrace } from '../../models/adverts/listing/feed-grace.ts'
import { advertAdapterFor } from '../ingest/formats/advert-adapters.ts'
import { ADVICE, type FeedError } from '../ingest/raw/feed-error.ts'
import type { RawFile } from '../ingest/raw/raw-file.ts'
import type { AdvertSource } from '../ingest/raw/source-kind.ts'
import { createFileCounter } from '../stages/normalize/file-counts.ts'
import { endsInLine } from '../stages/normalize/normalize-file.ts'
import type { NormalizerFactory } from '../stages/normalize/normalize-advert.ts'
import type { Warehouse } from '../warehouse/warehouse.ts'

/** One row as the feed writes it and as it is read. */
export interface ReadRow {
  rowNumber: number
  advert: RawAdvert
  result: Observation | Reject
}

/** One file of a feed as a run reads it. */
export interface FileReading {
  batch: NormalizedBatch
  /** The first rows. */
  rows: ReadRow[]
  /** `missing` names the places that are not found, or whose name several places have. */
  places: { found: number; abroad: number; missing: [text: string, rows: number, isAmbiguous: boolean][] }
}

export interface Reading {
  source: AdvertSource
  normalizers: NormalizerFactory
  /** Takes the compared facts into its table `observation`. */
  warehouse: Warehouse
  /** Day that no observation can be later than. */
  lastDay: string
}

/** Facts by which two files of a feed are compared. */
export const COMPARED_FACTS = observationSchema.pick({
  batchId: true,
  sourceRef: true,
  rowNumber: true,
  priceEur: true,
  areaM2: true,
  listingType: true,
  communeSlug: true,
  publishedAt: true,
})

const SHOWN_PLACES = 10

/** Reads a file. @throws FeedError for one that cannot be used */
export async function readFile(
  file: RawFile,
  { source, normalizers, warehouse, lastDay }: Reading,
  shownRows: number,
): Promise<FileReading> {
  const batchId = batchIdOf(file)
  const normalize = normalizers({ source, batchId, snapshotDate: file.snapshotDate, asOf: lastDay })
  const counter = createFileCounter(source)
  const places = createPlaceCounter()
  const appender = await warehouse.appender<Observation>('observation', COMPARED_FACTS)
  const rows: ReadRow[] = []
  let rowsRead = 0
  for await (const chunk of advertAdapterFor(source).read(file, source)) {
    for (const row of chunk) {
      const result = normalize(row)
      const read = 'reject' in result ? result.reject : result.observation
      counter.add(row, result)
      rowsRead++
      if (row.ok && rows.length < shownRows) rows.push({ rowNumber: row.rowNumber, advert: row.advert, result: read })
      if ('reject' in result) continue
      appender.append(result.observation)
      places.add(result.observation)
    }
  }
  appender.close()
  const counts = counter.counts(await endsInLine(source, file.path))
  const batch = { ...emptyBatch(file, source), ...counts, rowsRead, observations: appender.rows }
  return { batch: { ...batch, rejects: rowsRead - appender.rows }, rows, places: places.counts() }
}

/** A file that cannot be used, as a run remembers it. */
export function unusableBatch(file: RawFile, source: AdvertSource, { message, fault }: FeedError): NormalizedBatch {
  return { ...emptyBatch(file, source), status: 'failed', error: `${message}. ${ADVICE[fault]}` }
}

function emptyBatch(file: RawFile, source: AdvertSource): NormalizedBatch {
  return {
    batchId: batchIdOf(file),
    key: batchIdOf(file),
    sourceId: source.id,
    portalId: source.portal ?? source.id,
    name: file.name,
    snapshotDate: file.snapshotDate,
    sha256: file.sha256,
    complete: source.snapshot.complete,
    ...feedGrace(source),
    rowsRead: 0,
    observations: 0,
    rejects: 0,
    status: 'ok',
    error: null,
    comparedWith: null,
    changes: null,
    ...createFileCounter(source).counts(true),
    findings: [],
  }
}

/** The same bytes may come again on another day. */
function batchIdOf({ snapshotDate, name, sha256 }: RawFile): string {
  return [snapshotDate, name, sha256].join(' ')
}

interface PlaceCounter {
  add(observation: Observation): void
  counts(): FileReading['places']
}

function createPlaceCounter(): PlaceCounter {
  const missing = new Map<string, { rows: number; isAmbiguous: boolean }>()
  let found = 0
  let abroad = 0
  return {
    add({ placeKind, placeText, postcode }) {
      if (placeKind === 'commune') return void found++
      if (placeKind === 'abroad') return void abroad++
      const text = [placeText, postcode].filter(Boolean).join(' ') || 'nothing stated'
      const rows = (missing.get(text)?.rows ?? 0) + 1
      missing.set(text, { rows, isAmbiguous: placeKind === 'ambiguous' })
    },
    counts: () => ({
      found,
      abroad,
      missing: [...missing]
        .map(([text, { rows, isAmbiguous }]): [string, number, boolean] => [text, rows, isAmbiguous])
        .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
        .slice(0, SHOWN_PLACES),
    }),
  }
}
