import type { ListingRecord } from '../../models/contracts/listings/listing.ts'
import type { InquiryStatus } from '../state/inquiry-tables.ts'
import { handOffToAgency } from './agency-handoff.ts'
import type { AgencyHandoff } from './agency-handoff.ts'
import { findOwner } from './listing-owners.ts'
import type { Sender } from './sender.ts'
import { submitInquiry } from './submit-inquiry.ts'
import type { NewInquiry } from './submit-inquiry.ts'
import { tellOwners } from './tend-inquiries.ts'
import type { Tended } from './tend-inquiries.ts'

/** A handled inquiry, with notes on it, one sentence each. */
export type Delivered = { notes: string[] } & (
  | { channel: 'conversation'; conversationId: string; status: InquiryStatus }
  | { channel: 'agency'; agency: AgencyHandoff }
)

/**
 * Writes to the private owner of a listing, or gives the contact of its agency, to whom nothing is sent.
 * @throws BadArgumentsError, NotFoundError, ThrottledError as `submitInquiry`
 */
export function deliverInquiry(
  services: Tended,
  sender: Sender,
  listing: ListingRecord,
  inquiry: Omit<NewInquiry, 'listing'>,
  now: number,
): Promise<Delivered> {
  return isOwners(listing)
    ? writeToOwner(services, sender, { ...inquiry, listing }, now)
    : contactAgency(services, listing, now)
}

/** Whether a private owner receives messages about the listing here. */
export function isOwners(listing: ListingRecord): listing is NewInquiry['listing'] {
  return listing.hosting === 'service' && listing.ownerRef !== null
}

async function writeToOwner(services: Tended, sender: Sender, inquiry: NewInquiry, now: number): Promise<Delivered> {
  const { db } = services.state
  const desk = { db, secret: services.accounts.secret, now }
  const { conversationId, status, isNew } = await submitInquiry(desk, sender, inquiry)
  // Not awaited: the time of an answer must not depend on a mail server.
  if (isNew) void tellOwners(services)
  const isReachable = (await findOwner(db, inquiry.listing.ownerRef)) !== undefined
  const notes = [
    ...(isNew ? [] : ['This message had already arrived and was not sent again.']),
    ...(isReachable
      ? []
      : ['The owner has no address yet; the message is stored until there is one, for up to 90 days.']),
  ]
  return { channel: 'conversation', conversationId, status, notes }
}

async function contactAgency({ state }: Tended, listing: ListingRecord, now: number): Promise<Delivered> {
  const agency = await handOffToAgency(state.db, listing, now)
  const ways = [agency.phone, agency.email, agency.website, agency.advertUrl]
  const notes = ways.some((way) => way !== null) ? [] : ['No contact details of the agency are known.']
  return { channel: 'agency', agency, notes }
}
