import type { Exchange } from '../../endpoints/exchange.ts'

/** A call of one of this service's tools. */
export interface AgentCall {
  tool: string
  args: unknown
  headers: Headers
  exchange: Exchange
  /** Receives the allowance header fields. */
  tell(headers: Record<string, string>): void
}

export interface AgentReply {
  isError: boolean
  texts: readonly string[]
  structured: unknown
}

/** Dependencies of this face, given by its mount, so that it answers and counts like the others. */
export interface AgentDoor {
  ask(call: AgentCall): Promise<AgentReply>
  /** Rejects requests from pages of other sites. @returns undefined for all others */
  refuseForeign(headers: Headers): Response | undefined
}
