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
import {
  erasedWatchSchema,
  newWatchSchema,
  seenWatchSchema,
  watchListSchema,
  watchNewsQuerySchema,
  watchNewsSchema,
  watchPathSchema,
  watchRequestSchema,
  watchSeenSchema,
} from './watch-documents.ts'

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
    ...watchPaths(),
  }
}

function watchPaths(): ZodOpenApiPathsObject {
  const needs =
    'Needs an access token with the scope listings:read, or the session of a signed-in person on this site. Costs one request of the allowance of the account.'
  const unknown = { 404: problemAnswer('NOT_FOUND: no such watch of this person') }
  const invalid = { 400: problemAnswer('BAD_REQUEST: invalid parameters or body, each with the nearest valid value') }
  const watch = (schema: z.ZodType, operation: ZodOpenApiOperationObject) =>
    forPerson('listings:read', schema, operation)
  const list = watch(watchListSchema, {
    operationId: 'listWatches',
    summary: 'Watches',
    description: `The searches that a person asks about again, oldest first. ${needs}`,
    responses: {},
  })
  const keep = watch(newWatchSchema, {
    operationId: 'keepWatch',
    summary: 'Watch a search',
    description:
      'Keep a search, to be told later what is new: the parameters of GET /listings that say which homes. The same search is kept once; an account keeps ' +
      `20. News count from the day of the release that answers. ${needs}`,
    ...posted(watchRequestSchema.meta({ id: 'WatchRequest' })),
    responses: {
      ...invalid,
      404: problemAnswer('NOT_FOUND: unknown place, with the nearest names'),
      ...unfitBody,
    },
  })
  const news = watch(watchNewsSchema, {
    operationId: 'getWatchNews',
    summary: 'News of a watch',
    description:
      'Listings of a watch that are new, or at another price, since the day that the person has seen. Each has its date; the answer moves nothing: post ' +
      `its asOf when the person has seen it. ${needs}`,
    requestParams: { path: watchPathSchema, query: watchNewsQuerySchema },
    responses: { ...invalid, ...unknown },
  })
  const seen = watch(seenWatchSchema, {
    operationId: 'noteWatchSeen',
    summary: 'Note news as seen',
    description: `Note up to which day the person has seen the news of a watch. ${needs}`,
    requestParams: { path: watchPathSchema },
    ...posted(watchSeenSchema.meta({ id: 'WatchSeen' })),
    responses: { ...invalid, ...unknown, ...unfitBody },
  })
  const erase = watch(erasedWatchSchema, {
    operationId: 'eraseWatch',
    summary: 'Erase a watch',
    description: `Erase a watch. ${needs}`,
    requestParams: { path: watchPathSchema },
    responses: unknown,
  })
  return {
    '/api/account/watches': { get: list, post: keep },
    '/api/account/watches/{id}': { get: news, post: seen, delete: erase },
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
