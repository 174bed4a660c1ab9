import type { z } from 'zod'
import { affordabilityRequestSchema } from '../../models/contracts/law/affordability.ts'
import { MCP_PATH } from '../http/body-limit.ts'
import { inquiryDocumentSchema } from '../../models/openapi/inquiry-documents.ts'
import { leaseDocumentSchema } from '../../models/openapi/lease-document.ts'
import { LEASES_API_PATH } from '../lease/leases-path.ts'
import type { ReleaseFacts } from '../release/facts.ts'
import { exampleCalls } from '../faces/mcp/offer/example-calls.ts'
import { INQUIRIES_API_PATH } from '../faces/rest/inquiry-endpoints.ts'
import { knowsAffordability } from './known-law.ts'
import { lacksRate, officialNames, someListings, STATED_RATE_PERCENT, type Question, type Send } from './questions.ts'

interface RpcAnswer<Result> {
  result?: Result
  error?: { message: string }
}

interface ToolResult {
  content: { text?: string }[]
  structuredContent?: object
  _meta?: { error?: { code: string } }
}

/** Stands for a listing where a release has none. */
const UNKNOWN_LISTING = '0000000000000000'
const LISTING_TOOLS = new Set(['render_listing_cards', 'get_listing', 'get_listing_truth', 'submit_inquiry'])

/** Every tool, prompt and resource that the server lists to agents, and a question to its own agent. */
export async function agentQuestions(send: Send, facts: ReleaseFacts): Promise<Question[]> {
  const communes = [...facts.communes.keys()]
  const [commune = ''] = communes
  const [listingId = UNKNOWN_LISTING] = someListings(facts)
  const calls = exampleCalls({ listingId, commune, town: commune })
  const rate = lacksRate(facts) ? { interestRate: STATED_RATE_PERCENT } : {}
  const ask = (kind: Question['kind'], name: string, method: string, params: object): Question => ({
    kind,
    name: `${kind} ${name}`,
    ask: async () => void (await rpc(send, MCP_PATH, method, params)),
  })
  const listed = async <Entry>(name: 'tools' | 'prompts' | 'resources'): Promise<Entry[]> =>
    (await rpc<Record<string, Entry[]>>(send, MCP_PATH, `${name}/list`))[name] ?? []
  const tools = (await listed<{ name: string }>('tools')).map(({ name }): Question => ({
    kind: 'tool',
    name: `tool ${name}`,
    async ask() {
      if (!calls[name]) throw new Error('no example of a call is known')
      const params = { name, arguments: name === 'get_affordability' ? { ...calls[name], ...rate } : calls[name] }
      const { content, structuredContent, _meta: meta } = await rpc<ToolResult>(send, MCP_PATH, 'tools/call', params)
      const isAbsent = meta?.error?.code === 'NOT_FOUND' && hasNothing(name, params.arguments, facts)
      if (!structuredContent && !isAbsent) throw new Error(content.map(({ text }) => text).join(' '))
    },
  }))
  const prompts = await listed<{ name: string; arguments: { name: string; required: boolean }[] }>('prompts')
  const resources = await listed<{ uri: string }>('resources')
  const uris = [
    ...resources.map(({ uri }) => uri),
    ...communes.flatMap((slug) => [`lux://commune/${slug}`, `lux://official-commune/${slug}`]),
    ...officialNames(facts).map((name) => `lux://official/${name}`),
  ]
  const message = { messageId: 'smoke', role: 'ROLE_USER', parts: [{ text: commune }] }
  const post = (path: string, body: object, contract: z.ZodType, isThere: boolean): Question => ({
    kind: 'endpoint',
    name: `POST ${path}`,
    async ask() {
      const headers = { 'content-type': 'application/json' }
      const answer = await send(path, { headers, body: JSON.stringify(body) })
      if (answer.status === 404 && !isThere) return
      contract.parse(JSON.parse(answer.body))
    },
  })
  const inquiry = { ...calls.submit_inquiry, consent: true }
  return [
    ...tools,
    post(LEASES_API_PATH, { text: calls.analyze_lease?.text }, leaseDocumentSchema, facts.legal !== null),
    post(INQUIRIES_API_PATH, inquiry, inquiryDocumentSchema, facts.listings.length > 0),
    ...prompts.map(({ name, arguments: args }) => {
      const required = args.filter((each) => each.required).map((each, index) => [each.name, communes[index]])
      return ask('tool', name, 'prompts/get', { name, arguments: Object.fromEntries(required) })
    }),
    ...uris.map((uri) => ask('document', uri, 'resources/read', { uri })),
    {
      kind: 'tool',
      name: 'POST /api/a2a',
      ask: async () => void (await rpc(send, '/api/a2a', 'SendMessage', { message })),
    },
  ]
}

/** @throws Error unless there is a result */
async function rpc<Result>(send: Send, path: string, method: string, params: object = {}): Promise<Result> {
  const answer = await send(path, {
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(path === MCP_PATH ? { 'mcp-protocol-version': '2025-11-25' } : { 'a2a-version': '1.0' }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = JSON.parse(answer.body) as RpcAnswer<Result>
  if (!result) throw new Error(`answered ${answer.status}: ${error?.message ?? 'no result'}`)
  return result
}

/** No tool can find a listing where there is none, an estimate without a model, the law of a day before it, or a conversation before the first message. */
function hasNothing(tool: string, asked: object | undefined, facts: ReleaseFacts): boolean {
  const { listings, valuations, legal, asOf } = facts
  if (tool === 'get_affordability')
    return legal === null || !knowsAffordability(legal, asOf, affordabilityRequestSchema.parse(asked))
  if (tool === 'get_price_estimate') return !valuations.has('sale')
  return tool === 'get_inquiry_status' || (LISTING_TOOLS.has(tool) && listings.length === 0)
}
