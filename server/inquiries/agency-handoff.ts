import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { ListingRecord } from '../../models/contracts/listing.ts'
import type { StateTables } from '../state/state.ts'

/** How an agency can be reached, as its adverts say in public. */
export interface AgencyHandoff {
  name: string | null
  phone: string | null
  email: string | null
  website: string | null
  /** Its advert, where there is one to open. */
  advertUrl: string | null
}

const DAY_MS = 86_400_000

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
  const { name = null, phone = null, email = null, website = null } = agency ?? {}
  return { name, phone, email, website, advertUrl }
}
