import { movedTo } from '../../http/moved.ts'
import type { PackKind } from '../../../models/release-format/pack/pack-document.ts'
import type { Endpoint, Question } from '../../endpoints/endpoint.ts'
import type { Exchange } from '../../endpoints/exchange.ts'
import { codingFor, respondVariant } from '../../endpoints/respond.ts'
import { getListing } from '../../queries/listings/get-listing.ts'
import { PUBLIC_CACHE } from '../../http/hot-document.ts'
import { toVintage } from './release-address.ts'
import { passingVariant } from '../../http/representation.ts'

const CONTENT_TYPES: Record<PackKind, string> = {
  md: 'text/markdown; charset=utf-8',
  json: 'application/json',
}

/** Serves the documents of each listing. Ids of merged adverts redirect to their listing. */
export function listingEndpoints(): Endpoint[] {
  return [
    { path: '/listings/:id/md', answer: (question) => answerListing(question, 'md', (id) => `/listings/${id}/md`) },
    {
      path: '/api/listings/public/:id',
      answer: (question) => answerListing(question, 'json', (id) => `/api/listings/public/${id}`),
    },
  ]
}

/** Id of the listing whose page this address is. */
export function listingOfPage({ path, release }: Exchange): string | undefined {
  const id = /^\/listings\/(\w+)$/.exec(path)?.[1]
  return id !== undefined && (release.facts.listingById.has(id) || release.facts.aliases.has(id)) ? id : undefined
}

/** Answers a listing page's address with its Markdown. */
export async function answerListingPage(question: Question, id: string): Promise<Response> {
  const response = await answerListing({ ...question, params: { id } }, 'md', (other) => `/listings/${other}`)
  const { headers } = response
  if (response.status === 308) return response
  headers.set('vary', 'Accept, Accept-Encoding')
  headers.set('content-location', `/listings/${id}/md`)
  headers.set(
    'link',
    `</listings/${id}/md>; rel="alternate"; type="text/markdown", </api/listings/public/${id}>; rel="alternate"; type="application/json"`,
  )
  return response
}

async function answerListing(question: Question, kind: PackKind, addressOf: (id: string) => string): Promise<Response> {
  const { params, exchange, search } = question
  const vintage = search.get('release')
  if (vintage !== null) return toVintage(exchange.path, vintage)
  const { facts, documents } = exchange.release
  const listing = getListing(facts, { id: params.id ?? '' })
  if (listing.id !== params.id) return movedTo(addressOf(listing.id))
  const body = await documents.packs.document(listing.id, kind)
  if (!body) throw new Error(`Release ${facts.id} has no ${kind} document for listing ${listing.id}`)
  return answerPacked(question, body, kind, documents.lastModified)
}

/** Answers with a document from a pack. */
export async function answerPacked(
  question: Question,
  body: Buffer,
  kind: PackKind,
  lastModified: string,
  cacheControl = PUBLIC_CACHE,
): Promise<Response> {
  const contentType = CONTENT_TYPES[kind]
  const variant = await passingVariant(body, contentType, codingFor(question))
  return respondVariant(variant, contentType, question, { cacheControl, lastModified })
}
