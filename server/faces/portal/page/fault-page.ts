import { ThrottledError } from '../../../limits/throttle.ts'
import { problemAnswer, toProblem } from '../../../endpoints/endpoint.ts'
import { markup } from '../../../../content/html/markup.ts'
import type { Say } from '../../../../content/say/words.ts'
import { isStateUnavailable } from '../../../state/unavailable.ts'
import { ForeignFormError } from './form-page.ts'
import { renderPage } from './layout.ts'
import type { PortalVisit } from './portal-page.ts'

interface Fault {
  title: string
  text: string
  status: number
  headers?: Record<string, string>
}

/** Renders a fault as a page in the visitor's language. Faults that only programs meet are answered as elsewhere. */
export function faultPage(visit: PortalVisit, error: unknown): Response {
  const { say, exchange, services } = visit
  const fault = faultOf(say, error, exchange.id)
  if (!fault) return problemAnswer(error, exchange, services)
  const { title, text, status, headers = {} } = fault
  if (status >= 500) services.log.error({ requestId: exchange.id, route: exchange.route, err: error }, 'request failed')
  return renderPage(visit, { title, body: markup`<p>${text}</p>`, status, fault: undefined }, { headers })
}

function faultOf(say: Say, error: unknown, id: string): Fault | undefined {
  if (error instanceof ThrottledError) {
    const text = say('problem.throttled', { minutes: Math.ceil(error.retryAfterMs / 60_000) })
    const headers = { 'retry-after': String(Math.ceil(error.retryAfterMs / 1_000)) }
    return { title: say('problem.throttledTitle'), text, status: 429, headers }
  }
  if (error instanceof ForeignFormError)
    return { title: say('problem.foreignTitle'), text: say('problem.foreign'), status: 403 }
  if (isStateUnavailable(error)) {
    const headers = { 'retry-after': '5' }
    return { title: say('problem.unavailableTitle'), text: say('problem.unavailable'), status: 503, headers }
  }
  if (toProblem(error).status < 500) return undefined
  return { title: say('problem.failedTitle'), text: say('problem.failed', { id }), status: 500 }
}
