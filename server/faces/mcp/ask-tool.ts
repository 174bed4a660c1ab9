import type { Exchange } from '../../endpoints/exchange.ts'
import type { Services } from '../services.ts'
import { authorizeToolCall } from './calls/authorize-tool-call.ts'
import { withCost } from './calls/say-cost.ts'
import { performToolCall } from './calls/perform-tool-call.ts'
import { localeSaid } from '../../base/receive-arguments.ts'
import { TOOLS } from './tools.ts'

interface ToolQuestion {
  tool: string
  args: unknown
  headers: Headers
  exchange: Exchange
  /** Receives the allowance header fields. */
  tell(headers: Record<string, string>): void
}

/** A tool's answer without protocol wrapping. */
interface ToolReply {
  isError: boolean
  texts: string[]
  structured: unknown
}

/** Calls tools by name for other protocols, with the credentials and allowance of MCP. @throws RangeError for an unknown tool */
export function toolAsker(services: Services): (question: ToolQuestion) => Promise<ToolReply> {
  const byName = new Map(TOOLS.map((tool) => [tool.name, tool]))
  return async ({ tool: name, args, headers, exchange, tell }) => {
    const tool = byName.get(name)
    if (!tool) throw new RangeError(`There is no tool ${name}`)
    exchange.tool = name
    const locale = () => localeSaid(args, exchange.locale())
    const authorization = await authorizeToolCall(services, tool, { headers, address: exchange.client, locale })
    if (authorization.kind === 'challenged')
      return { isError: true, texts: [authorization.message], structured: undefined }
    if (authorization.kind === 'granted' && authorization.caller.kind === 'key')
      exchange.keyId = authorization.caller.key.id
    const { isError, content, structuredContent } =
      authorization.kind === 'refused'
        ? withCost(authorization.result, false, locale())
        : await performToolCall(services, { tool, caller: authorization.caller, received: args, exchange }, tell)
    const texts = content.flatMap((block) => (block.type === 'text' ? [block.text] : []))
    return { isError: isError === true, texts, structured: structuredContent }
  }
}
