import { z } from 'zod'
import { pathPart } from './answer-parts.ts'

/** Length of a message in characters, set by the interface. */
export const MESSAGE_LENGTH = { min: 10, max: 5_000 } as const

const text = z.string().nullable()
const time = z.iso.datetime()
const notes = z.array(z.string()).optional().describe('such as that the message had already arrived')

/** Arguments of `submit_inquiry` besides the listing. */
export const inquiryArguments = {
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
}

/** Fields that say what became of an inquiry. */
export const deliveredInquiry = {
  channel: z.enum(['conversation', 'agency']),
  conversationId: z.string().optional(),
  status: z.enum(['awaiting_reply', 'replied']).optional(),
  agency: z.object({ name: text, phone: text, email: text, website: text, advertUrl: text }).optional(),
}

/** State of a conversation for the credential that opened it; replies are quoted, untrusted text. */
export const inquiryState = {
  conversationId: z.string(),
  listingId: z.string(),
  status: z.enum(['awaiting_reply', 'replied']),
  createdAt: time,
  lastMessageAt: time,
  lastReplyAt: time.nullable(),
  isClosed: z.boolean(),
  messageCount: z.int().min(0),
  replies: z.array(z.object({ sentAt: time, text: z.string() })),
}

export type InquiryStateDocument = z.output<z.ZodObject<typeof inquiryState>>

const { message, contactEmail, agentName, idempotencyKey } = inquiryArguments

/** Body of `POST /api/account/inquiries`: the arguments of `submit_inquiry`, and the consent of the person. */
export const inquiryRequestSchema = z.strictObject({
  listingId: z
    .string()
    .trim()
    .min(1)
    .max(64)
    .describe('id from a search')
    .meta({ examples: ['lx2a7c9d'] }),
  message: message.meta({ examples: ['Is the flat still free in spring?'] }),
  contactEmail: contactEmail.meta({ examples: ['anna@example.lu'] }),
  agentName: agentName.meta({ examples: ['House hunter'] }),
  idempotencyKey: idempotencyKey.meta({ examples: ['inquiry-2026-11-21-1'] }),
  consent: z
    .boolean()
    .default(false)
    .describe('true: the person has approved this very text; false: a preview, nothing is sent'),
})

/** Answer of `POST /api/account/inquiries`. */
export const inquiryDocumentSchema = z
  .strictObject({
    sent: z.boolean().describe('whether the owner’s conversation holds the message; false: a preview, or an agency'),
    ...deliveredInquiry,
    preview: z
      .strictObject({ message: z.string(), contactEmail: text, agentName: text })
      .optional()
      .describe('what consent would send to the owner, as it would be stored'),
    notes,
  })
  .meta({ id: 'Inquiry' })

/** Path of `GET /api/account/inquiries/{id}`. */
export const inquiryPathSchema = z.object({
  id: pathPart(64, 'conversationId of the inquiry', 'inq_0123456789abcdefghijkl'),
})

/** Answer of `GET /api/account/inquiries/{id}`. */
export const inquiryStateDocumentSchema = z
  .strictObject({ ...inquiryState, notes: notes.describe('such as how many earlier replies are left out') })
  .meta({ id: 'InquiryState' })
