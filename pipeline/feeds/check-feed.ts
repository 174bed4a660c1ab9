import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { NormalizedBatch } from '../../models/contracts/listings/batch.ts'
import { observationSchema, type Observation } from '../../models/contracts/listings/observation.ts'
import type { RawAdvert } from '../../models/contracts/listings/raw-advert.ts'
import type { Reject } from '../../models/contracts/listings/reject.ts'
import { feedGrace } from '../../models/adverts/listing/feed-grace.ts'
import { UsageError } from '../base/usage-error.ts'
import { fetchSource } from '../ingest/fetch/fetch-source.ts'
import { advertAdapterFor } from '../ingest/formats/advert-adapters.ts'
import { columnsOf } from '../ingest/formats/field-mapping.ts'
import { ADVICE, FeedError } from '../ingest/raw/feed-error.ts'
import type { RawFile } from '../ingest/raw/raw-file.ts'
import { createRawStore } from '../ingest/raw/raw-store.ts'
import type { AdvertSource } from '../ingest/raw/source-kind.ts'
import type { Reference } from '../reference/load-reference.ts'
import { createFileCounter } from '../stages/normalize/file-counts.ts'
import { contractFindings } from '../stages/normalize/contract-findings.ts'
import { createNormalizerFactory } from '../stages/normalize/normalize-advert.ts'
import { fileColumns } from './file-columns.ts'

/** One row as the feed writes it and as it is read. */
export interface ReadRow {
  rowNumber: number
  advert: RawAdvert
  result: Observation | Reject
}

/** Everything that a run would read from the newest file of a feed. */
export interface FeedCheckReport {
  source: AdvertSource
  file: RawFile
  files: number
  /** Its findings are those of the contract. */
  batch: NormalizedBatch
  rows: ReadRow[]
  unmapped: string[]
  places: { found: number; abroad: number; missing: [text: string, rows: number][] }
}

const SHOWN_PLACES = 10

/**
 * Reads the newest file of a feed as a run would, into a store that is removed again.
 * @throws UsageError when there is no file or it cannot be used
 */
export async function checkFeed(
  source: AdvertSource,
  reference: Reference,
  shownRows: number,
  now: Date,
): Promise<FeedCheckReport> {
  const directory = mkdtempSync(join(tmpdir(), 'lux-feed-'))
  try {
    const store = createRawStore(join(directory, 'raw'))
    const fetched = await fetchSource(source, store, {
      now,
      signal: new AbortController().signal,
      log: () => undefined,
    })
    const file = fetched.added.toSorted((a, b) => ((a.snapshotDate ?? '') < (b.snapshotDate ?? '') ? -1 : 1)).at(-1)
    if (!file) throw new UsageError(fetched.ok ? `source ${source.id}: no file` : fetched.reason)
    return await readFile(source, file, fetched.added.length, reference, shownRows)
  } catch (error) {
    throw error instanceof FeedError ? new UsageError(`${error.message}. ${ADVICE[error.fault]}.`) : error
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

async function readFile(
  source: AdvertSource,
  file: RawFile,
  files: number,
  reference: Reference,
  shownRows: number,
): Promise<FeedCheckReport> {
  const normalize = createNormalizerFactory(reference)({ source, batchId: 'check', snapshotDate: file.snapshotDate })
  const counter = createFileCounter(source)
  const rows: ReadRow[] = []
  const missing = new Map<string, number>()
  const total = { rows: 0, observations: 0, found: 0, abroad: 0 }
  for await (const chunk of advertAdapterFor(source).read(file, source)) {
    for (const row of chunk) {
      const result = normalize(row)
      counter.add(row, result)
      total.rows++
      if (row.ok && rows.length < shownRows)
        rows.push({
          rowNumber: row.rowNumber,
          advert: row.advert,
          result: 'reject' in result ? result.reject : result.observation,
        })
      if ('reject' in result) continue
      const { placeKind, placeText, postcode } = result.observation
      total.observations++
      if (placeKind === 'commune') total.found++
      else if (placeKind === 'abroad') total.abroad++
      else {
        const text = [placeText, postcode].filter(Boolean).join(' ') || 'nothing stated'
        missing.set(text, (missing.get(text) ?? 0) + 1)
      }
    }
  }
  const batch: NormalizedBatch = {
    batchId: 'check',
    key: '',
    sourceId: source.id,
    portalId: source.portal ?? source.id,
    name: file.name,
    snapshotDate: file.snapshotDate,
    sha256: file.sha256,
    complete: source.snapshot.complete,
    ...feedGrace(source),
    rowsRead: total.rows,
    observations: total.observations,
    rejects: total.rows - total.observations,
    status: 'ok',
    error: null,
    comparedWith: null,
    changes: null,
    ...counter.counts(true),
    findings: [],
  }
  const used = new Set(Object.values(source.mapping).flatMap(columnsOf))
  const columns = await fileColumns(file, source)
  return {
    source,
    file,
    files,
    batch: { ...batch, findings: contractFindings(batch, source.contract) },
    rows,
    unmapped: (columns ?? []).map(({ name }) => name).filter((name) => !used.has(name)),
    places: {
      found: total.found,
      abroad: total.abroad,
      missing: [...missing].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, SHOWN_PLACES),
    },
  }
}

const FACTS: Partial<Record<keyof RawAdvert, (keyof Observation)[]>> = {
  city: ['communeSlug', 'locality', 'country'],
  photos: ['photoUrls'],
  areaFrom: ['areaM2'],
  priceFrom: ['priceEur'],
}

/** Facts that a field becomes, by the names of an observation. */
export function factsOf(field: keyof RawAdvert): (keyof Observation)[] {
  const names = z.keyof(observationSchema).options
  return FACTS[field] ?? names.filter((name) => [field, `${field}Eur`, `${field}M2`].includes(name))
}
