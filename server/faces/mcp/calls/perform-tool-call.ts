import { sayIn, type Say } from '../../../../content/say/words.ts'
import { isInputRequiredResult } from '@modelcontextprotocol/server'
import type { CallToolResult, InputRequiredResult } from '@modelcontextprotocol/server'
import { allowanceHolder } from '../../../auth/caller.ts'
import type { Caller } from '../../../auth/caller.ts'
import type { Exchange } from '../../../endpoints/exchange.ts'
import { allowanceUsed } from '../../../limits/allowance-used.ts'
import { rateLimitHeaders } from '../../../limits/rate-limit-headers.ts'
import { giveBack as giveBackCall } from '../../../limits/give-back.ts'
import { consume, peek } from '../../../limits/sliding-window.ts'
import type { Allowance } from '../../../limits/sliding-window.ts'
import { ANONYMOUS_DAY_LIMIT, TIER_DAY_LIMITS } from '../../../base/tiers.ts'
import type { Tier } from '../../../base/tiers.ts'
import { BusyError } from '../../../base/busy.ts'
import { sentences, type Told } from '../../../base/told.ts'
import { isStateUnavailable } from '../../../state/unavailable.ts'
import type { Services } from '../../services.ts'
import { answerMemory, rememberAnswer } from './answer-memory.ts'
import { answerToolCall, busy, repairableResult, toolError } from './call-tool.ts'
import { askPerson } from './ask-person.ts'
import type { Person } from './ask-person.ts'
import { withCost } from './say-cost.ts'
import { DeclinedError } from '../offer/person-question.ts'
import { localeSaid } from '../../../base/receive-arguments.ts'
import type { Tool, ToolCall, ToolContext } from '../offer/tool.ts'

interface GrantedCall {
  tool: Tool
  caller: Caller
  received: unknown
  exchange: Exchange
}

/**
 * Answers an authorized call. Counts one call only after the arguments are valid, then runs the tool; gives the call back when only
 * the release could refuse them, and when the service was busy or failed. Every failed call says whether it counted.
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

/** Answers an authorized call of a client that can ask its person: asks first what the tool wants to know, which counts nothing. */
export async function performAskingCall(
  services: Services,
  granted: GrantedCall,
  tell: (headers: Record<string, string>) => void,
  person: Person,
): Promise<CallToolResult | InputRequiredResult> {
  const { tool, received } = granted
  try {
    const asked = askPerson(tool, contextOf(services, granted), received, person)
    if (!isInputRequiredResult(asked)) return performToolCall(services, { ...granted, ...asked }, tell)
    await tellRemaining(services, granted.caller, tell)
    return asked
  } catch (error) {
    if (!(error instanceof DeclinedError)) throw error
    await tellRemaining(services, granted.caller, tell)
    const locale = localeSaid(received)
    return withCost(toolError('BAD_REQUEST', error.messageIn(sayIn(locale))), false, locale)
  }
}

function contextOf(
  services: Services,
  { exchange: { release, left }, caller }: GrantedCall,
): Omit<ToolContext, 'locale'> {
  const { config, clock } = services
  const absoluteUrl = (path: string) => `${config.publicBaseUrl}${path}`
  return { facts: release.facts, release, services, caller, now: clock(), left, absoluteUrl }
}

async function perform(
  services: Services,
  granted: GrantedCall,
  tell: (headers: Record<string, string>) => void,
): Promise<CallToolResult> {
  const { state, log } = services
  const { tool, caller, received, exchange } = granted
  let call: ToolCall
  try {
    call = tool.read(received)
    await tool.admit?.(contextOf(services, granted))
  } catch (error) {
    const { result, retryAfterMs } =
      error instanceof BusyError
        ? busy(error, sayIn(localeSaid(received)))
        : { result: repairableResult(tool, error, received) }
    if (!result) throw error
    await tellRemaining(services, caller, tell, retryAfterMs)
    return withCost(result, false, localeSaid(received))
  }
  const { allowance, giveBack } = await count(services, caller)
  tell(rateLimitHeaders(allowance))
  if (!allowance.allowed) return withCost(refusal(caller, allowance, services, sayIn(call.locale)), false, call.locale)
  const { release } = exchange
  const question = tool.isPure ? JSON.stringify([tool.name, call.args, call.notes]) : undefined
  const known = question === undefined ? undefined : answerMemory.recall(release, question)
  if (known) return known
  const context = contextOf(services, granted)
  const { result, isOwed, retryAfterMs } = await answerToolCall(tool, context, call, { log, requestId: exchange.id })
  const after = isOwed ? await giveBack() : undefined
  if (after) tell(rateLimitHeaders({ ...after, retryAfterMs: retryAfterMs ?? 0 }))
  await state.settle()
  if (question !== undefined && result.isError !== true) rememberAnswer(release, question, result)
  return withCost(result, after === undefined, call.locale)
}

interface CountedCall {
  allowance: Allowance
  /** Takes the call back. @returns what is left then; undefined when the state is away, and the call stays counted */
  giveBack(): Promise<Allowance | undefined>
}

/** Counts a call. Who has no credential is counted in memory while the state is away: what they may ask needs nothing of it. */
async function count(services: Services, caller: Caller): Promise<CountedCall> {
  const { state, clock, standIn } = services
  const holder = allowanceHolder(caller)
  try {
    const allowance = await consume(state.db, holder, limitOf(caller), clock())
    const giveBack = () =>
      unlessAway(async () => {
        await giveBackCall(state.db, holder, allowance.countedAt!)
        return remainingOf(services, caller)
      })
    return { allowance, giveBack }
  } catch (error) {
    if (caller.kind !== 'anonymous' || !isStateUnavailable(error)) throw error
    const allowance = standIn.consume(holder, ANONYMOUS_DAY_LIMIT, clock())
    const giveBack = async () => {
      standIn.giveBack(holder, allowance.countedAt!)
      return { ...allowance, remaining: allowance.remaining + 1 }
    }
    return { allowance, giveBack }
  }
}

/** Remaining allowance; undefined while the state is away. */
function remainingOf({ state, clock }: Services, caller: Caller): Promise<Allowance | undefined> {
  return unlessAway(() => peek(state.db, allowanceHolder(caller), limitOf(caller), clock()))
}

async function tellRemaining(
  services: Services,
  caller: Caller,
  tell: (headers: Record<string, string>) => void,
  retryAfterMs = 0,
) {
  const remaining = await remainingOf(services, caller)
  if (remaining) tell(rateLimitHeaders({ ...remaining, retryAfterMs }))
}

async function unlessAway<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (isStateUnavailable(error)) return undefined
    throw error
  }
}

function refusal(caller: Caller, allowance: Allowance, { metrics, config }: Services, say: Say): CallToolResult {
  const tier = tierOf(caller)
  metrics.limited(tier)
  const key = tier === 'anonymous' ? 'reply.allowance.signIn' : 'reply.allowance.higher'
  const more: Told = { key, values: { url: `${config.publicBaseUrl}/developers` } }
  return toolError('RATE_LIMIT_EXCEEDED', sentences([...allowanceUsed(allowance, tier), more], say))
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
