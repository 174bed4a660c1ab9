import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { ListingRecord } from '../../models/contracts/listings/listing.ts'
import { quotable } from '../../models/adverts/listing/untrusted-text.ts'
import type { StateTables } from '../state/state.ts'
import { DAY_MS } from '../../models/kernel/day.ts'

/** How an agency can be reached, as its adverts say in public. */
export interface AgencyHandoff {
  name: string | null
  phone: string | null
  email: string | null
  website: string | null
  /** Its advert, where there is one to open. */
  advertUrl: string | null
}

const MOST_URL_CHARACTERS = 1_000

/** Sends a caller on to the agency of a listing. The message goes nowhere and is not kept; the agency's count of the day is. */
export async function handOffToAgency(
  db: Kysely<StateTables>,
  { agency, sourceUrl, alsoListedOn }: ListingRecord,
  now: number,
): Promise<AgencyHandoff> {
  await db
    .insertInto('agency_handoff')
    .values({ agency: agency?.name.slice(0, 200) ?? '', day: Math.floor(now / DAY_MS), handoffs: 1 })
    .onConflict((conflict) =>
      conflict.columns(['agency', 'day']).doUpdateSet({ handoffs: sql`agency_handoff.handoffs + 1` }),
    )
    .execute()
  const advertUrl = sourceUrl ?? alsoListedOn.find(({ url }) => url !== null)?.url ?? null
  // Words of the advert: one short plain line each, whatever a feed holds.
  const line = (words: string | null | undefined, limit: number) => (words ? quotable(words, limit) : null)
  return {
    name: line(agency?.name, 80),
    phone: line(agency?.phone, 40),
    email: line(agency?.email, 254),
    website: webAddress(agency?.website),
    advertUrl: webAddress(advertUrl),
  }
}

function webAddress(address: string | null | undefined): string | null {
  if (!address || address.length > MOST_URL_CHARACTERS || !URL.canParse(address)) return null
  const { protocol, href } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
