import type { Kysely } from 'kysely'
import { ASKED_FACTS } from '../../models/adverts/listing/question-topics.ts'
import { redactPersonalData } from '../../models/adverts/text/redact-personal-data.ts'
import { plainText } from '../../models/adverts/text/plain-text.ts'
import { keyedHash } from '../base/secret.ts'
import { throttle } from '../limits/throttle.ts'
import type { CorrectionCount } from '../queries/listings/listing-truth.ts'
import type { StateTables } from '../state/state.ts'
import { DAY_MS } from '../../models/kernel/day.ts'

/** Fields a reader can correct: facts by their interface names, and the advert as a whole. */
export const CORRECTION_FIELDS = [
  'availability',
  ...ASKED_FACTS,
  'constructionYear',
  'condition',
  'furnished',
  'availableFrom',
  'propertyType',
  'place',
  'photos',
  'description',
  'contact',
  'duplicate',
] as const
export type CorrectionField = (typeof CORRECTION_FIELDS)[number]

export const CORRECTION_FAULTS = ['wrong', 'outdated', 'missing', 'misleading'] as const
export type CorrectionFault = (typeof CORRECTION_FAULTS)[number]

export const NOTE_LENGTH = 500

export interface Correction {
  listingId: string
  field: CorrectionField
  fault: CorrectionFault
  /** The reader's correct value; only the operator reads it. */
  note?: string
  /** Counting key of the reporting client. */
  address: string
}

/** Retention in milliseconds; listings are rarely on the market longer. */
const KEPT_MS = 365 * DAY_MS
/** Maximum reports in any 24 hours. */
const LIMITS = { address: 10, listing: 50 } as const

/**
 * Stores a reader's report. An address counts once per field of a listing, with its latest report; its hash differs between
 * listings, so nobody can follow it.
 * @throws ThrottledError
 */
export async function reportCorrection(
  { db, secret, now }: { db: Kysely<StateTables>; secret: string; now: number },
  { listingId, field, fault, note, address }: Correction,
): Promise<void> {
  await throttle({ db, secret, now }, [
    { what: 'correction', who: address, limit: LIMITS.address, windowMs: DAY_MS },
    { what: 'correction-listing', who: listingId, limit: LIMITS.listing, windowMs: DAY_MS },
  ])
  const clean = note === undefined ? '' : redactPersonalData(plainText(note, NOTE_LENGTH)).text
  const said = { fault, note: clean === '' ? null : clean, reported_at: now }
  await db
    .insertInto('listing_correction')
    .values({
      listing_id: listingId,
      field,
      reporter: keyedHash(secret, 'correction', `${listingId}\n${address}`),
      ...said,
    })
    .onConflict((conflict) => conflict.columns(['listing_id', 'field', 'reporter']).doUpdateSet(said))
    .execute()
}

/** Counts the reporters of each field of a listing, including counts too small to publish. */
export async function correctionsOf(db: Kysely<StateTables>, listingId: string): Promise<CorrectionCount[]> {
  const rows = await db
    .selectFrom('listing_correction')
    .select(['field', ({ fn }) => fn.countAll<number>().as('reporters')])
    .where('listing_id', '=', listingId)
    .groupBy('field')
    .orderBy('field')
    .execute()
  return rows.map(({ field, reporters }) => ({ field, reporters: Number(reporters) }))
}

/** Lists reports for the operator, newest first; of one listing, or all. Times in milliseconds since 1970. */
export async function listCorrections(db: Kysely<StateTables>, listingId?: string) {
  const rows = await db
    .selectFrom('listing_correction')
    .select(['listing_id', 'field', 'fault', 'note', 'reported_at'])
    .$if(listingId !== undefined, (query) => query.where('listing_id', '=', listingId!))
    .orderBy('reported_at', 'desc')
    .orderBy('listing_id')
    .orderBy('field')
    .orderBy('reporter')
    .execute()
  return rows.map(({ listing_id, field, fault, note, reported_at }) => {
    return { listingId: listing_id, field, fault, note, reportedAt: reported_at }
  })
}

/** Deletes reports past their retention. */
export async function pruneCorrections(db: Kysely<StateTables>, now: number): Promise<void> {
  await db
    .deleteFrom('listing_correction')
    .where('reported_at', '<=', now - KEPT_MS)
    .execute()
}
