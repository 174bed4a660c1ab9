import { z } from 'zod'
import type { ListingRecord } from '../../../../models/contracts/listings/listing.ts'
import { handOffToAgency } from '../../../inquiries/agency-handoff.ts'
import type { AgencyHandoff } from '../../../inquiries/agency-handoff.ts'
import { findOwner } from '../../../inquiries/listing-owners.ts'
import { MESSAGE_LENGTH } from '../../../inquiries/message-text.ts'
import { senderOf } from '../../../inquiries/sender.ts'
import { submitInquiry as submit } from '../../../inquiries/submit-inquiry.ts'
import { tellOwners } from '../../../inquiries/tend-inquiries.ts'
import { findListing } from '../../../queries/listings/find-listing.ts'
import { listingIdArgument } from '../offer/listing-arguments.ts'
import { DeclinedError } from '../offer/person-question.ts'
import { defineTool } from '../offer/tool.ts'
import type { ToolContext } from '../offer/tool.ts'

const text = z.string().nullable()

export const submitInquiry = defineTool({
  name: 'submit_inquiry',
  title: 'Inquiry about a listing',
  description:
    'Send a message about a listing. Private owner: starts or continues a conversation; keep conversationId. ' +
    'Agency: returns its contact details and sends nothing. Use it only with text the user has approved. ' +
    'Not for questions that get_listing_truth answers.',
  scope: 'inquiries:write',
  access: 'credential',
  icon: 'inquiry',
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  input: z.strictObject({
    listingId: listingIdArgument,
    message: z.string().trim().min(MESSAGE_LENGTH.min).max(MESSAGE_LENGTH.max).describe('plain text'),
    contactEmail: z.email().max(254).optional().describe('the user’s, if they agree; only the owner sees it'),
    agentName: z.string().trim().min(1).max(80).optional(),
    idempotencyKey: z
      .string()
      .trim()
      .regex(/^[\x21-\x7e]+$/)
      .min(8)
      .max(100)
      .optional()
      .describe('the same for retries of a message'),
  }),
  output: z.object({
    channel: z.enum(['conversation', 'agency']),
    conversationId: z.string().optional(),
    status: z.enum(['awaiting_reply', 'replied']).optional(),
    agency: z.object({ name: text, phone: text, email: text, website: text, advertUrl: text }).optional(),
  }),
  ask({ facts }, { listingId, message, contactEmail }) {
    const listing = findListing(facts, listingId, 'listingId')
    if (!isOwners(listing)) return undefined
    const address = contactEmail === undefined ? '' : `\n\nThe owner also gets this address: ${contactEmail}`
    return {
      message: `Send this message to the owner of listing ${listing.id}?\n\n${message}${address}`,
      form: z.object({ send: z.boolean().meta({ title: 'Send this message' }) }),
      answered(said) {
        if (said?.send === true) return {}
        throw new DeclinedError(
          'The person did not agree: nothing was sent. Do not send it again unless they ask for it.',
        )
      },
    }
  },
  async answer(context, args) {
    const listing = findListing(context.facts, args.listingId, 'listingId')
    return isOwners(listing) ? writeToOwner(context, { ...args, listing }) : contactAgency(context, listing)
  },
})

type OwnersListing = ListingRecord & { ownerRef: string }

function isOwners(listing: ListingRecord): listing is OwnersListing {
  return listing.hosting === 'service' && listing.ownerRef !== null
}

async function writeToOwner({ services, caller, now }: ToolContext, inquiry: Parameters<typeof submit>[2]) {
  const { db } = services.state
  const desk = { db, secret: services.accounts.secret, now }
  const { conversationId, status, isNew } = await submit(desk, senderOf(caller), inquiry)
  // Not awaited: the time of an answer must not depend on a mail server.
  if (isNew) void tellOwners(services)
  const isReachable = (await findOwner(db, inquiry.listing.ownerRef)) !== undefined
  const notes = [
    ...(isNew ? [] : ['This message had already arrived and was not sent again.']),
    ...(isReachable
      ? []
      : ['The owner has no address yet; the message is stored until there is one, for up to 90 days.']),
  ]
  const said = `Conversation ${conversationId} about listing ${inquiry.listing.id}: ${status}. Call get_inquiry_status later, with the same credential.`
  return { structured: { channel: 'conversation' as const, conversationId, status }, text: said, notes }
}

async function contactAgency({ services, now }: ToolContext, listing: ListingRecord) {
  const agency = await handOffToAgency(services.state.db, listing, now)
  const ways = [agency.phone, agency.email, agency.website, agency.advertUrl]
  const notes = ways.some((way) => way !== null) ? [] : ['No contact details of the agency are known.']
  return { structured: { channel: 'agency' as const, agency }, text: describe(listing.id, agency), notes }
}

function describe(listingId: string, { name, phone, email, website, advertUrl }: AgencyHandoff): string {
  const ways = Object.entries({ phone, email, website, advert: advertUrl }).filter(([, way]) => way !== null)
  const told = ways.map(([kind, way]) => `${kind} ${way}`).join(', ')
  const agency = name === null ? 'name unknown' : `“${name}”`
  return `Nothing was sent: listing ${listingId} belongs to an agency. Contact it directly: ${agency}${told && `, ${told}`}.`
}
