import { setTimeout as delay } from 'node:timers/promises'
import { MAX_KEYS } from '../../accounts/account-keys.ts'
import { createKey } from '../../auth/keys.ts'
import { rpc } from '../../faces/mcp/testing/rpc.ts'
import type { State } from '../../state/state.ts'
import type { CountedRequest, KeyUse, SentMessage, Writing } from './history.ts'

/** Address that the servers take for theirs. */
export const SITE = 'https://property.example.lu'
/** Requests that a key of the free tier has. */
export const FREE_LIMIT = 100

/** All that clients asked of two servers, and what they heard. */
export interface History {
  counted: Map<number, CountedRequest[]>
  keys: Map<string, KeyUse[]>
  /** Names of keys that were asked for, by account; and those whose making was acknowledged. */
  asked: Map<string, string[]>
  made: { name: string; id: number }[]
  messages: (SentMessage & Writing)[]
  /** Contradictions that a client saw at once. */
  seen: string[]
}

export interface Clients {
  state: State
  random: () => number
  /** Addresses of the servers as they are now. */
  urls: () => readonly string[]
  isOver: () => boolean
  listings: readonly string[]
  /** Signed-in accounts, each with its cookie; taken from the front. */
  accounts: { id: string; cookie: string }[]
  history: History
}

const MOST_WAIT_MS = 3_000
const PAUSE_MS = 40
const MESSAGES_PER_LISTING = 8
const LISTINGS_PER_SENDER = 3
const MOST_TRIES = 12

export function newHistory(): History {
  return { counted: new Map(), keys: new Map(), asked: new Map(), made: [], messages: [], seen: [] }
}

/** Uses keys until their limit is reached, several clients at a time on one key. */
export async function useAllowances(clients: Clients): Promise<void> {
  while (!clients.isOver()) {
    const { key, record } = await operatorKey(clients, 'free', 'market:read')
    const requests: CountedRequest[] = []
    clients.history.counted.set(record.id, requests)
    const one = async () => {
      for (let refusals = 0; refusals < 4 && !clients.isOver();) {
        const asked = await ask(clients, () => useKey(anyUrl(clients), key))
        if (!asked) continue
        const status = asked.answer?.status
        const isAllowed = status === 200 ? true : status === 429 ? false : null
        const left = /r=(\d+)/.exec(asked.answer?.headers.get('ratelimit') ?? '')?.[1]
        requests.push({ ...asked, isAllowed, remaining: isAllowed && left !== undefined ? Number(left) : null })
        if (isAllowed === false) refusals++
      }
    }
    await Promise.all([one(), one(), one(), one()])
  }
}

/** Makes keys of accounts, one more than an account may have, uses each and revokes it while it is used. */
export async function manageKeys(clients: Clients): Promise<void> {
  while (!clients.isOver()) {
    const account = clients.accounts.shift()
    if (!account) return
    const names = Array.from({ length: MAX_KEYS + 1 }, (_, index) => `${account.id} ${index}`)
    clients.history.asked.set(account.id, names)
    for (const name of names) if (!clients.isOver()) await liveOfKey(clients, account, name)
  }
}

async function liveOfKey(clients: Clients, { cookie }: { cookie: string }, name: string): Promise<void> {
  const { history, isOver, random } = clients
  const made = await ask(clients, () => send(anyUrl(clients), '/account/keys', cookie, { name, scope: 'market:read' }))
  const sealed = made?.answer?.headers.getSetCookie().at(-1)?.split(';')[0]
  if (made?.answer?.status !== 303 || !sealed) return
  const shown = await untilAnswered(clients, (url) => get(`${url}/account/keys/created`, `${cookie}; ${sealed}`))
  const text = (await shown?.answer?.text()) ?? ''
  const [, key] = /<pre class="secret"[^>]*>([^<]+)</.exec(text) ?? []
  const [, id] = /href="\/account\/keys\/(\d+)"/.exec(text) ?? []
  if (!key || !id) return
  history.made.push({ name, id: Number(id) })
  const uses: KeyUse[] = []
  history.keys.set(id, uses)
  const use = async (times: number) => {
    for (let time = 0; time < times && !isOver(); time++) {
      const asked = await ask(clients, () => useKey(anyUrl(clients), key))
      const status = asked?.answer?.status
      const works = status === 200 || status === 429 ? true : status === 401 ? false : null
      if (asked) uses.push({ ...asked, what: 'use', works })
    }
  }
  const revoke = async () => {
    await delay(random() * 200)
    const sent = await ask(clients, () => send(anyUrl(clients), `/account/keys/${id}`, cookie, { act: 'revoke' }))
    if (sent) uses.push({ ...sent, what: 'revoke', works: sent.answer?.status === 303 ? true : null })
  }
  await Promise.all([use(6), use(6), revoke()])
  await use(2)
}

/** Writes messages, more than a sender may, each until it is acknowledged or refused; sometimes to both servers at once. */
export async function writeMessages(clients: Clients, next: () => number): Promise<void> {
  const { history, random, listings, isOver } = clients
  while (!isOver()) {
    const { key, record } = await operatorKey(clients, 'basic', 'inquiries:write', 'inquiries:read')
    const known = new Map<string, number>()
    for (let of = 0; of < LISTINGS_PER_SENDER * MESSAGES_PER_LISTING && !isOver(); of++) {
      const number = next()
      const listing = listings[(record.id * LISTINGS_PER_SENDER + (of % LISTINGS_PER_SENDER)) % listings.length]!
      const once = async (url: string): Promise<SentMessage & Writing> => {
        const sent = await ask(clients, () =>
          call(url, key, 'submit_inquiry', { listingId: listing, ...messageOf(number) }),
        )
        const { conversationId } = (sent?.answer?.result?.['structuredContent'] ?? {}) as { conversationId?: string }
        const { error } = (sent?.answer?.result?.['_meta'] ?? {}) as { error?: { code: string } }
        const isRefused = error?.code === 'RATE_LIMIT_EXCEEDED'
        const { startedAt = 0, endedAt = null } = sent ?? {}
        const told = { number, conversation: conversationId ?? null, sender: `key ${record.id}`, listing, isRefused }
        const message = { ...told, startedAt, endedAt }
        if (sent) history.messages.push(message)
        return message
      }
      for (let tries = 0; tries < MOST_TRIES && !isOver(); tries++) {
        const urls = random() < 0.3 ? clients.urls() : [anyUrl(clients)]
        const sent = await Promise.all(urls.map(once))
        const { conversation } = sent.find((each) => each.conversation !== null) ?? {}
        if (conversation) {
          known.set(conversation, (known.get(conversation) ?? 0) + 1)
          await look(clients, key, conversation, known.get(conversation)!)
        }
        if (conversation || sent.some(({ isRefused }) => isRefused)) break
      }
    }
  }
}

/** Reads a conversation at any server: what was acknowledged must be in it. */
async function look(clients: Clients, key: string, conversationId: string, known: number): Promise<void> {
  const read = await ask(clients, () => call(anyUrl(clients), key, 'get_inquiry_status', { conversationId }))
  const { structuredContent, _meta } = (read?.answer?.result ?? {}) as {
    structuredContent?: { messageCount: number }
    _meta?: { error?: { code: string } }
  }
  if (_meta?.error?.code === 'NOT_FOUND' || (structuredContent && structuredContent.messageCount < known))
    clients.history.seen.push(
      `${conversationId} had ${structuredContent?.messageCount ?? 'no'} messages, ${known} were acknowledged`,
    )
}

function messageOf(number: number) {
  return { message: `Question number ${number} of many`, idempotencyKey: `message-${number}` }
}

/** Asks and notes the times. @returns undefined when no server listened, so that nothing was asked */
async function ask<Answer extends { status: number }>({ isOver, random }: Clients, work: () => Promise<Answer>) {
  // Leaves the machine room for the servers' starts.
  await delay(random() * PAUSE_MS)
  const startedAt = performance.now()
  try {
    const answer = await work()
    // Answers of the server's own troubles leave open whether it was done.
    if (answer.status < 500) return { startedAt, endedAt: performance.now(), answer }
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string }
    if (!isOver()) await delay(PAUSE_MS)
    if (code === 'ECONNREFUSED') return undefined
  }
  return { startedAt, endedAt: null, answer: undefined }
}

async function untilAnswered(clients: Clients, work: (url: string) => Promise<Response>) {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const asked = await ask(clients, () => work(anyUrl(clients)))
    if (asked?.answer) return asked
  }
  return undefined
}

function anyUrl({ urls, random }: Clients): string {
  const all = urls()
  return all[Math.floor(random() * all.length)]!
}

async function operatorKey(
  { state }: Clients,
  tier: 'free' | 'basic',
  ...scopes: Parameters<typeof createKey>[1]['scopes'][number][]
) {
  return createKey(state.db, { name: 'faults', tier, scopes, expiresAt: null }, Date.now())
}

async function useKey(url: string, key: string): Promise<Response> {
  const signal = AbortSignal.timeout(MOST_WAIT_MS)
  const response = await fetch(`${url}/api/public/v1/market-index`, { headers: { 'x-api-key': key }, signal })
  await response.arrayBuffer()
  return response
}

function call(url: string, key: string, name: string, args: Record<string, unknown>) {
  const late = delay(MOST_WAIT_MS, undefined, { ref: false }).then(() => {
    throw new Error('no answer in time')
  })
  return Promise.race([rpc(`${url}/api/mcp`, 'tools/call', { name, arguments: args }, { 'x-api-key': key }), late])
}

function get(address: string, cookie: string): Promise<Response> {
  return fetch(address, { headers: { cookie }, redirect: 'manual', signal: AbortSignal.timeout(MOST_WAIT_MS) })
}

/** Sends a form of an account page with the ticket that the page gave. */
async function send(url: string, path: string, cookie: string, fields: Record<string, string>): Promise<Response> {
  const page = await (await get(`${url}/account/keys`, cookie)).text()
  const ticket = /name="ticket" value="([^"]*)"/.exec(page)?.[1] ?? ''
  const headers = { cookie, origin: SITE, 'sec-fetch-site': 'same-origin' }
  const body = new URLSearchParams({ ticket, ...fields })
  const signal = AbortSignal.timeout(MOST_WAIT_MS)
  return fetch(url + path, { method: 'POST', headers, body, redirect: 'manual', signal })
}
