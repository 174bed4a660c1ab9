import type { Exchange } from '../../endpoints/exchange.ts'

/** A question to one of the tools of this service. */
export interface AgentCall {
  tool: string
  args: unknown
  headers: Headers
  exchange: Exchange
  /** Receives the header fields on the allowance. */
  tell(headers: Record<string, string>): void
}

export interface AgentReply {
  isError: boolean
  texts: readonly string[]
  structured: unknown
}

/** What this face is given by whoever mounts it, so that it answers and counts as the others do. */
export interface AgentDoor {
  ask(call: AgentCall): Promise<AgentReply>
  /** Answers requests of pages of other sites. @returns undefined for all others */
  refuseForeign(headers: Headers): Response | undefined
}
