import type { CallToolResult } from '@modelcontextprotocol/server'
import { allowanceHolder } from '../../../auth/caller.ts'
import type { Caller } from '../../../auth/caller.ts'
import type { Exchange } from '../../../endpoints/exchange.ts'
import { rateLimitHeaders } from '../../../limits/rate-limit-headers.ts'
import { consume } from '../../../limits/sliding-window.ts'
import type { Allowance } from '../../../limits/sliding-window.ts'
import { ANONYMOUS_DAY_LIMIT, TIER_DAY_LIMITS } from '../../../base/tiers.ts'
import type { Tier } from '../../../base/tiers.ts'
import { isStateUnavailable } from '../../../state/unavailable.ts'
import type { Services } from '../../services.ts'
import { recallAnswer, rememberAnswer } from './answer-memory.ts'
import { answerToolCall, repairableResult, toolError } from './call-tool.ts'
import type { Tool, ToolCall } from '../offer/tool.ts'

interface GrantedCall {
  tool: Tool
  caller: Caller
  received: unknown
  exchange: Exchange
}

/**
 * Answers an authorized call. Counts one call only after the arguments are valid, then runs the tool.
 * @param tell receives the allowance header fields
 */
export async function performToolCall(
  services: Services,
  { tool, caller, received, exchange }: GrantedCall,
  tell: (headers: Record<string, string>) => void,
): Promise<CallToolResult> {
  const startedAt = performance.now()
  const result = await perform(services, { tool, caller, received, exchange }, tell)
  services.metrics.toolCalled(tool.name, outcomeOf(result), (performance.now() - startedAt) / 1_000)
  return result
}

async function perform(
  services: Services,
  { tool, caller, received, exchange }: GrantedCall,
  tell: (headers: Record<string, string>) => void,
): Promise<CallToolResult> {
  const { clock, log, config } = services
  let call: ToolCall
  try {
    call = tool.read(received)
  } catch (error) {
    const result = repairableResult(tool, error, false)
    if (result) return result
    throw error
  }
  const allowance = await count(services, caller)
  tell(rateLimitHeaders(allowance))
  if (!allowance.allowed) return allowanceUsed(caller, allowance, services)
  const { release } = exchange
  const question = tool.isPure ? JSON.stringify([tool.name, call.args]) : undefined
  const known = question === undefined ? undefined : recallAnswer(release, question)
  if (known) return known
  const absoluteUrl = (path: string) => `${config.publicBaseUrl}${path}`
  const context = { facts: release.facts, release, services, caller, now: clock(), absoluteUrl }
  const answer = await answerToolCall(tool, context, call, { log, requestId: exchange.id })
  await services.state.settle()
  if (question !== undefined && answer.isError !== true) rememberAnswer(release, question, answer)
  return answer
}

/** Counts a call. Who has no credential is counted in memory while the state is away: what they may ask needs nothing of it. */
async function count({ state, clock, standIn }: Services, caller: Caller): Promise<Allowance> {
  const holder = allowanceHolder(caller)
  try {
    return await consume(state.db, holder, limitOf(caller), clock())
  } catch (error) {
    if (caller.kind !== 'anonymous' || !isStateUnavailable(error)) throw error
    return standIn.consume(holder, ANONYMOUS_DAY_LIMIT, clock())
  }
}

function allowanceUsed(caller: Caller, { limit, retryAfterMs }: Allowance, services: Services): CallToolResult {
  const { metrics, config } = services
  const tier = tierOf(caller)
  metrics.limited(tier)
  const wait = `The next call is possible in ${Math.ceil(retryAfterMs / 1_000)} seconds.`
  const more = `${config.publicBaseUrl}/developers`
  const text =
    tier === 'anonymous'
      ? `This address has used its ${limit} calls in 24 hours without a credential. ${wait} For more, sign ` +
        `in with OAuth or send an API key in X-API-Key: ${more}`
      : `You have used the ${limit} requests in 24 hours of the ${tier} tier, REST and tools together. ${wait} For more, take a higher tier: ${more}`
  return toolError('RATE_LIMIT_EXCEEDED', text)
}

function limitOf(caller: Caller): number {
  const tier = tierOf(caller)
  return tier === 'anonymous' ? ANONYMOUS_DAY_LIMIT : TIER_DAY_LIMITS[tier]
}

function tierOf(caller: Caller): Tier | 'anonymous' {
  if (caller.kind === 'anonymous') return 'anonymous'
  return caller.kind === 'key' ? caller.key.tier : caller.tier
}

function outcomeOf({ isError, _meta }: CallToolResult): string {
  if (isError !== true) return 'ok'
  return (_meta?.error as { code: string } | undefined)?.code ?? 'error'
}
