import { z } from 'zod'
import { deliveredInquiry, inquiryArguments } from '../../../../models/openapi/inquiry-documents.ts'
import type { AgencyHandoff } from '../../../inquiries/agency-handoff.ts'
import { deliverInquiry, isOwners } from '../../../inquiries/deliver-inquiry.ts'
import { senderOf } from '../../../inquiries/sender.ts'
import { findListing } from '../../../queries/listings/find-listing.ts'
import { listingIdArgument } from '../offer/listing-arguments.ts'
import { DeclinedError } from '../offer/person-question.ts'
import { defineTool } from '../offer/tool.ts'

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
    ...inquiryArguments,
  }),
  output: z.object(deliveredInquiry),
  ask({ facts }, { listingId, message, contactEmail }) {
    const listing = findListing(facts, listingId, 'listingId')
    if (!isOwners(listing)) return undefined
    const address = contactEmail === undefined ? '' : `\n\nThe owner also gets this address: ${contactEmail}`
    return {
      message: `Send this message to the owner of listing ${listing.id}?\n\n${message}${address}`,
      form: z.object({ send: z.boolean().meta({ title: 'Send this message' }) }),
      answered(said) {
        if (said?.send === true) return {}
        throw new DeclinedError([{ key: 'reply.error.declined' }])
      },
    }
  },
  async answer({ facts, services, caller, now }, { listingId, ...inquiry }) {
    const listing = findListing(facts, listingId, 'listingId')
    const { notes, ...structured } = await deliverInquiry(services, senderOf(caller), listing, inquiry, now)
    if (structured.channel === 'agency') return { structured, text: describe(listing.id, structured.agency), notes }
    const { conversationId, status } = structured
    const text = `Conversation ${conversationId} about listing ${listing.id}: ${status}. Call get_inquiry_status later, with the same credential.`
    return { structured, text, notes }
  },
})

function describe(listingId: string, { name, phone, email, website, advertUrl }: AgencyHandoff): string {
  const ways = Object.entries({ phone, email, website, advert: advertUrl }).filter(([, way]) => way !== null)
  const told = ways.map(([kind, way]) => `${kind} ${way}`).join(', ')
  if (name === null) {
    const way = told === '' ? 'We know of no contact.' : `Contact known: ${told}.`
    return `Nothing was sent: listing ${listingId} does not state its advertiser. ${way}`
  }
  return `Nothing was sent: listing ${listingId} belongs to an agency. Contact it directly: “${name}”${told && `, ${told}`}.`
}
