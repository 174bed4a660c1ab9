import type { CallToolResult } from '@modelcontextprotocol/server'
import { sayIn, type Say } from '../../../../content/say/words.ts'
import type { Locale } from '../../../../models/kernel/locale.ts'
import type { Scope } from '../../../auth/api-key.ts'
import { sentences } from '../../../base/told.ts'
import type { Exchange } from '../../../endpoints/exchange.ts'
import { READ_SCOPES } from '../../../auth/api-key.ts'
import { noteStepUp } from '../../../accounts/step-up.ts'
import { authenticateCaller } from '../../../auth/authenticate-caller.ts'
import { UnauthorizedError } from '../../../auth/authenticate.ts'
import { InvalidTokenError, scopesOf, tokenFault } from '../../../auth/caller.ts'
import type { Caller } from '../../../auth/caller.ts'
import { admitLease } from '../../../lease/read-lease.ts'
import type { HeaderFields } from '../../../base/header-fields.ts'
import type { Services } from '../../services.ts'
import { toolError } from './call-tool.ts'
import type { Challenge } from './challenge.ts'
import type { Tool } from '../offer/tool.ts'

/** Verdict on a call: allowed; a result that says what to do; or a challenge for another credential. */
export type Authorization =
  | { kind: 'granted'; caller: Caller }
  | { kind: 'refused'; result: CallToolResult }
  | Challenge

/** Reads the credential and checks it against the tool's access. Uses no allowance. */
export async function authorizeToolCall(
  services: Services,
  tool: Tool,
  { headers, address, locale }: { headers: HeaderFields; address: string; locale: () => Locale },
): Promise<Authorization> {
  const { state, verifyBearer, clock } = services
  try {
    const caller = await authenticateCaller({ db: state.db, verifyBearer, now: clock() }, headers, address)
    const verdict = authorize(tool, caller, services, locale)
    if (verdict.kind === 'challenged' && caller.kind === 'account') await noteStepUp(state.db, caller, clock())
    return verdict
  } catch (error) {
    return challengeFor(error, tool.scope, services, locale())
  }
}

/**
 * Decides whether to read a body above the usual size, which only a lease needs: from an account whose lease can be read or may wait.
 * @returns the challenge of anybody else
 * @throws BusyError
 */
export async function challengeLargeBody(
  services: Services,
  { headers, exchange: { client, left, locale } }: { headers: HeaderFields; exchange: Exchange },
): Promise<Challenge | undefined> {
  const { state, verifyBearer, clock } = services
  try {
    const caller = await authenticateCaller({ db: state.db, verifyBearer, now: clock() }, headers, client)
    if (caller.kind === 'account') await admitLease(services, caller.accountId, left)
    return undefined
  } catch (error) {
    return challengeFor(error, 'documents:write', services, locale())
  }
}

function authorize(tool: Tool, caller: Caller, { metrics }: Services, locale: () => Locale): Authorization {
  if (caller.kind === 'anonymous' && tool.access === 'anonymous') return { kind: 'granted', caller }
  if (caller.kind === 'anonymous') {
    metrics.denied('missing')
    const message = sayIn(locale())('reply.access.credential', { tool: tool.name })
    return { kind: 'challenged', status: 401, message, parameters: { scope: withReading([tool.scope]) } }
  }
  const isGranted = scopesOf(caller).includes(tool.scope)
  if (isGranted && (tool.access !== 'oauth' || caller.kind === 'account')) return { kind: 'granted', caller }
  metrics.denied('scope')
  const say = sayIn(locale())
  return caller.kind === 'account' ? stepUp(tool, caller.scopes, say) : refuseKey(tool, caller.key.scopes, say)
}

function stepUp({ name, scope }: Tool, granted: readonly Scope[], say: Say): Challenge {
  const wanted = withReading([...granted, scope])
  const parameters = { error: 'insufficient_scope', scope: wanted }
  return { kind: 'challenged', status: 403, message: say('reply.access.scope', { tool: name, scope }), parameters }
}

/** Scopes to ask for: both of reading together, writing and documents only when they are needed. */
function withReading(scopes: readonly Scope[]): string {
  const isReading = scopes.some((scope) => READ_SCOPES.some((each) => each === scope))
  return [...new Set([...scopes, ...(isReading ? READ_SCOPES : [])])].sort().join(' ')
}

function refuseKey({ name: tool, scope, access }: Tool, granted: readonly Scope[], say: Say): Authorization {
  const text =
    access === 'oauth'
      ? say('reply.access.asPerson', { tool, scope })
      : say('reply.access.toolKeyScope', { tool, scope, granted: granted.join(', ') || say('reply.error.nothing') })
  return { kind: 'refused', result: toolError('INSUFFICIENT_SCOPE', text) }
}

function challengeFor(error: unknown, scope: Scope, { metrics }: Services, locale: Locale): Challenge {
  const say = sayIn(locale)
  if (error instanceof InvalidTokenError) {
    metrics.denied('token')
    const parameters = { error: 'invalid_token', error_description: error.message, scope: withReading([scope]) }
    const message = sentences([tokenFault(error)], say)
    return { kind: 'challenged', status: 401, message, parameters }
  }
  if (!(error instanceof UnauthorizedError)) throw error
  metrics.denied(error.reason)
  return { kind: 'challenged', status: 401, message: error.messageIn(say), parameters: { scope: withReading([scope]) } }
}
