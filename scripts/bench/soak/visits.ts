import { exampleCalls } from '../../../server/faces/mcp/offer/example-calls.ts'

/** Kinds of requests and their shares of all. */
export const MIX = { documents: 30, pages: 30, rest: 20, tools: 19, inquiries: 1 } as const
export type Kind = keyof typeof MIX

export interface Asked {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

/** Addresses and keys that visitors choose from. */
export interface Offer {
  random: () => number
  documents: readonly string[]
  /** Listings, and those of them whose owners can be written to. */
  homes: readonly string[]
  hosted: readonly string[]
  communes: readonly string[]
  keys: readonly string[]
  senders: readonly string[]
}

const KINDS = Object.entries(MIX).flatMap(([kind, share]) => Array.from({ length: share }, () => kind as Kind))
const VISITORS = 2_000

/** The next request of any visitor, the kinds as often as their shares say. */
export function nextVisit(offer: Offer, index: number): { kind: Kind; asked: Asked } {
  const kind = pick(offer, KINDS)
  return { kind, asked: askOf(kind, offer, index) }
}

/** Header fields of one of many visitors, as a proxy passes them on. */
export function visitor(offer: Pick<Offer, 'random'>): Record<string, string> {
  const number = Math.floor(offer.random() * VISITORS)
  return { 'x-forwarded-for': `10.1.${number >> 8}.${number & 255}`, 'accept-encoding': 'br' }
}

function askOf(kind: Kind, offer: Offer, index: number): Asked {
  switch (kind) {
    case 'documents':
      return {
        method: 'GET',
        path: offer.random() < 0.5 ? `/listings/${pick(offer, offer.homes)}` : pick(offer, offer.documents),
        headers: visitor(offer),
      }
    case 'pages':
      return { method: 'GET', path: pageOf(offer), headers: visitor(offer) }
    case 'rest':
      return {
        method: 'GET',
        path: `/api/public/v1${restOf(offer)}`,
        headers: { 'x-api-key': pick(offer, offer.keys) },
      }
    case 'tools':
      return tool(pick(offer, offer.keys), ...toolOf(offer))
    case 'inquiries':
      // A listing gets at most some messages a day: further ones are refused, which is an answer too.
      return tool(pick(offer, offer.senders), 'submit_inquiry', {
        listingId: pick(offer, offer.hosted.length > 0 ? offer.hosted : offer.homes),
        message: `Question number ${index}: is it free?`,
      })
  }
}

function pageOf(offer: Offer): string {
  const locale = pick(offer, ['en', 'fr', 'de', 'lu', 'pt'])
  return pick(offer, [
    `/${locale}`,
    `/${locale}/homes?place=${pick(offer, offer.communes)}&offer=rent&price=..${1_000 + 100 * Math.floor(offer.random() * 20)}`,
    `/${locale}/homes?offer=buy&beds=2..&page=${1 + Math.floor(offer.random() * 5)}`,
    `/${locale}/afford`,
    `/developers`,
  ])
}

function restOf(offer: Offer): string {
  const commune = pick(offer, offer.communes)
  return pick(offer, [
    `/communes/${commune}/trends`,
    `/communes/${commune}/context`,
    `/communes/${commune}/commute`,
    `/communes/${commune}/forecast`,
    `/listings?commune=${commune}&limit=10`,
    `/listings/${pick(offer, offer.homes)}`,
    `/listings/${pick(offer, offer.homes)}/truth`,
    `/estimate?propertyType=apartment&listingType=sale&commune=${commune}&areaSqm=${40 + Math.floor(offer.random() * 90)}`,
    '/market-index',
  ])
}

function toolOf(offer: Offer): [name: string, args: Record<string, unknown>] {
  const {
    analyze_lease: _lease,
    submit_inquiry: _inquiry,
    ...calls
  } = exampleCalls({
    listingId: pick(offer, offer.homes),
    commune: pick(offer, offer.communes),
    town: pick(offer, offer.communes),
  })
  return pick(offer, Object.entries(calls))
}

function tool(key: string, name: string, args: Record<string, unknown>): Asked {
  const headers = {
    'x-api-key': key,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2025-11-25',
  }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } })
  return { method: 'POST', path: '/api/mcp', headers, body }
}

function pick<Value>({ random }: Offer, of: readonly Value[]): Value {
  return of[Math.floor(random() * of.length)]!
}
