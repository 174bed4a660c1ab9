import type { H3 } from 'h3'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { inquiryRequestSchema } from '../../../models/openapi/inquiry-documents.ts'
import { mountEndpoint } from '../../endpoints/endpoint.ts'
import { deliverInquiry, isOwners } from '../../inquiries/deliver-inquiry.ts'
import { inquiryState, inquiryStateDocument } from '../../inquiries/inquiry-status.ts'
import { previewInquiry } from '../../inquiries/submit-inquiry.ts'
import { findListing } from '../../queries/listings/find-listing.ts'
import type { Services } from '../services.ts'
import { personOf } from './account-person.ts'
import { counting, mountAccountPost, privateJson } from './account-post.ts'
import { withNotes } from './answer-notes.ts'

/** Address at which a program of a person writes about a listing; each conversation has its own address below. */
export const INQUIRIES_API_PATH = '/api/account/inquiries'

/** Mounts the inquiries of a person: the service and the limits of `submit_inquiry` and `get_inquiry_status`. */
export function mountInquiryEndpoints(app: H3, services: Services): void {
  mountAccountPost(app, services, {
    path: INQUIRIES_API_PATH,
    scope: 'inquiries:write',
    request: inquiryRequestSchema,
    async answer(person, { args: { consent, listingId, ...inquiry } }, { release }) {
      const find = (): ListingRecord => findListing(release.facts, listingId, 'listingId')
      if (!consent && isOwners(find()))
        return privateJson({ sent: false, channel: 'conversation', preview: previewInquiry(inquiry) })
      return counting(services, person, async () => {
        const { notes, ...delivered } = await deliverInquiry(services, person.sender, find(), inquiry, services.clock())
        return withNotes({ sent: delivered.channel === 'conversation', ...delivered }, notes)
      })
    },
  })
  mountEndpoint(
    app,
    {
      path: `${INQUIRIES_API_PATH}/:id`,
      async answer({ exchange, headers, params: { id = '' } }) {
        const person = await personOf(services, exchange, headers, 'inquiries:read')
        return counting(services, person, async () => {
          const { document, notes } = inquiryStateDocument(await inquiryState(services.state.db, person.sender, id))
          return withNotes(document, notes)
        })
      },
    },
    services,
  )
}
