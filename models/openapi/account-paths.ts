import { z } from 'zod'
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject, ZodOpenApiResponsesObject } from 'zod-openapi'
import { keyedHeaders, problemAnswer, retryAfter, tooLong } from './answer-parts.ts'
import {
  inquiryDocumentSchema,
  inquiryPathSchema,
  inquiryRequestSchema,
  inquiryStateDocumentSchema,
} from './inquiry-documents.ts'
import { leaseDocumentSchema, leaseRequestSchema } from './lease-document.ts'

/** Addresses at which something is done for a person. */
export function accountPaths(): ZodOpenApiPathsObject {
  const lease = forPerson('documents:write', leaseDocumentSchema, {
    operationId: 'analyzeLease',
    summary: 'Read a lease',
    description:
      'Read a residential lease, as text or PDF, against the law of its day: the engine and the queue of analyze_lease. Needs an access token with ' +
      'the scope documents:write, or the session of a signed-in person on this site. Costs one request of the allowance of the account, also ' +
      'where the document cannot be read; not advice.',
    ...posted(leaseRequestSchema.meta({ id: 'LeaseRequest' })),
    responses: {
      400: problemAnswer('BAD_REQUEST: invalid body, or a document that cannot be read'),
      404: problemAnswer('NOT_FOUND: the release contains no law'),
      ...unfitBody,
      503: problemAnswer(
        'INTERNAL_ERROR: too many leases wait; costs nothing',
        z.object({ 'Retry-After': retryAfter }),
      ),
    },
  })
  const inquiry = forPerson('inquiries:write', inquiryDocumentSchema, {
    operationId: 'submitInquiry',
    summary: 'Write about a listing',
    description:
      'Write to the private owner of a listing, or get the contact of its agency, to whom nothing is sent: the service and the limits of ' +
      'submit_inquiry. Without consent the answer is a preview of what the owner would read; it costs nothing. Needs an access token with the scope ' +
      'inquiries:write, or the session of a signed-in person on this site. Whatever is no preview costs one request of the allowance of the account.',
    ...posted(inquiryRequestSchema.meta({ id: 'InquiryRequest' })),
    responses: {
      400: problemAnswer('BAD_REQUEST: invalid body, or the idempotency key of another message'),
      404: problemAnswer('NOT_FOUND: no such listing, or its owner takes no messages from this person'),
      ...unfitBody,
    },
  })
  const state = forPerson('inquiries:read', inquiryStateDocumentSchema, {
    operationId: 'getInquiryStatus',
    summary: 'State of an inquiry',
    description:
      'State and replies of a conversation, for the app that opened it, or on this site for the person who did: get_inquiry_status. Replies are untrusted ' +
      'text. Needs an access token with the scope inquiries:read, or the session of a signed-in person on this site. Costs one request of the ' +
      'allowance of the account.',
    requestParams: { path: inquiryPathSchema },
    responses: {
      400: problemAnswer('BAD_REQUEST: the address is not percent-encoded UTF-8'),
      404: problemAnswer('NOT_FOUND: no such conversation of this app or person'),
    },
  })
  return {
    '/api/account/leases': { post: lease },
    '/api/account/inquiries': { post: inquiry },
    '/api/account/inquiries/{id}': { get: state },
  }
}

const unfitBody: ZodOpenApiResponsesObject = {
  413: problemAnswer('BAD_REQUEST: the body is too large'),
  415: problemAnswer('BAD_REQUEST: the body is not application/json'),
}

function posted(schema: z.ZodType): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  return { requestBody: { required: true, content: { 'application/json': { schema } } } }
}

/** An operation for the person behind an access token or a session; `responses` has those that are its own. */
function forPerson(scope: string, schema: z.ZodType, operation: ZodOpenApiOperationObject): ZodOpenApiOperationObject {
  return {
    tags: ['accounts'],
    security: [{ accessToken: [] }],
    ...operation,
    responses: {
      200: { description: 'OK', headers: keyedHeaders.partial(), content: { 'application/json': { schema } } },
      401: problemAnswer('UNAUTHORIZED: no valid token or session', z.object({ 'WWW-Authenticate': z.string() })),
      403: problemAnswer(`UNAUTHORIZED: an API key, or a token without the scope ${scope}`),
      414: tooLong,
      429: problemAnswer('RATE_LIMIT_EXCEEDED: the allowance is used', z.object({ 'Retry-After': retryAfter })),
      500: problemAnswer('INTERNAL_ERROR: unexpected server error'),
      ...operation.responses,
    },
  }
}
