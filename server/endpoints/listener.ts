import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { answerHot } from '../http/hot-document.ts'
import { HOT_ROUTE } from '../observability/metrics.ts'
import type { HotStatus, Metrics } from '../observability/metrics.ts'
import type { Config } from '../base/config.ts'
import { plainLines } from '../observability/log.ts'
import type { Log } from '../observability/log.ts'
import type { Release } from '../serving/release.ts'
import type { HotDocument } from '../http/hot-document.ts'
import { askedLocale } from '../http/accept-language.ts'
import { bodyLimit } from '../http/body-limit.ts'
import { prefersMarkdown } from '../http/accept.ts'
import { loggedAddress, type ClientAddress, type LoggedAddress } from '../http/client-address.ts'
import { transportHeaders } from '../http/standard-headers.ts'
import type { DirectRoute } from './direct-route.ts'
import { attachExchange } from './exchange.ts'
import type { Exchange } from './exchange.ts'
import { ProblemError, renderProblem } from '../http/problem.ts'
import { clientLeft } from '../http/client-left.ts'
import { requestId } from '../http/request-id.ts'
import { ownHostnames } from '../http/own-hostnames.ts'
import { toOriginForm } from '../http/request-target.ts'
import { endWhenStalled } from '../http/stalled-answer.ts'

/** Services used by the listener. */
interface ListenerServices {
  config: Pick<Config, 'limits' | 'publicBaseUrl' | 'mcp' | 'host' | 'hstsSeconds' | 'logAddresses'>
  releases: { current: Release }
  /** Documents of the server itself, by address. */
  ownDocuments: ReadonlyMap<string, HotDocument>
  metrics: Metrics
  log: Log
  isDraining: () => boolean
}

/** One in this many hot documents is timed; timing each costs more than the rest of the bookkeeping. */
const TIMED_ONE_IN = 64
const LAST_SLASH = /\/$/

/**
 * Creates the `node:http` listener. It answers hot documents itself; everything else gets a request id, limits and a log line, and
 * goes to the routes.
 * @param direct routes by their whole path
 */
export function createListener(
  services: ListenerServices,
  address: ClientAddress,
  routes: RequestListener,
  direct: ReadonlyMap<string, DirectRoute> = new Map(),
): RequestListener {
  const { releases, ownDocuments, metrics, log } = services
  const own = { ...services, log: plainLines(log) }
  const isVerbose = log.isLevelEnabled('debug')
  const hostnames = [...ownHostnames(services.config), ...services.config.mcp.allowedHosts]
  const always = transportHeaders(services.config)
  const logged = loggedAddress(services.config.logAddresses)
  let hotRequests = 0
  const reportHot = ({ method, url }: IncomingMessage, status: HotStatus, startedAt: number | undefined): void => {
    metrics.hotAnswered(status, startedAt && (performance.now() - startedAt) / 1_000)
    if (isVerbose) log.debug({ method, path: url, route: HOT_ROUTE, status }, 'request')
  }
  return (request, response) => {
    if (services.isDraining()) response.shouldKeepAlive = false
    const { url = '/', method, headers } = request
    const found = ownDocuments.get(url) ?? releases.current.documents.hot.get(url)
    // The routes choose pages requested as Markdown.
    const document = found?.page && prefersMarkdown(headers.accept) ? undefined : found
    if (document && (method === 'GET' || method === 'HEAD') && headers.range === undefined) {
      const startedAt = hotRequests++ % TIMED_ONE_IN === 0 ? performance.now() : undefined
      const status = answerHot(document, request, headers, response, always)
      if (typeof status === 'number') reportHot(request, status, startedAt)
      else
        status.then(
          (later) => reportHot(request, later, startedAt),
          () => response.destroy(),
        )
      return
    }
    const misdirected = toOriginForm(request, hostnames)
    const exchange = beginExchange(request, response, own, { address, logged, always }, performance.now())
    const problem = limitProblem(request, services) ?? misdirected
    const answer = problem ? undefined : direct.get(exchange.path.replace(LAST_SLASH, ''))
    if (answer) {
      void answer(request, response, exchange)
      return
    }
    for (const [name, value] of Object.entries(exchange.headers)) response.setHeader(name, value)
    if (problem) sendProblem(problem, exchange, response, services)
    else routes(request, response)
  }
}

function beginExchange(
  request: IncomingMessage,
  response: ServerResponse,
  { releases, metrics, log }: ListenerServices,
  {
    address,
    logged,
    always,
  }: { address: ClientAddress; logged: LoggedAddress; always: Readonly<Record<string, string>> },
  startedAt: number,
): Exchange {
  const id = requestId(request.headers['x-request-id'])
  const exchange: Exchange = {
    id,
    method: request.method ?? 'GET',
    path: (request.url ?? '/').split('?', 1)[0]!,
    route: 'unmatched',
    client: address(request.socket.remoteAddress, request.headers['x-forwarded-for']),
    release: releases.current,
    startedAt,
    headers: { ...always, 'X-Request-Id': id },
    locale: () => askedLocale(request.url?.split('?', 2)[1], request.headers['accept-language']),
    left: () => clientLeft(response),
  }
  attachExchange(request, exchange)
  endWhenStalled(response)
  response.once('close', () => {
    const milliseconds = performance.now() - startedAt
    const status = response.writableFinished ? response.statusCode : 499
    metrics.answered(exchange.route, status, milliseconds / 1_000)
    log.info(
      {
        requestId: exchange.id,
        method: exchange.method,
        path: exchange.path.slice(0, 500),
        route: exchange.route,
        status,
        ms: Math.round(milliseconds * 100) / 100,
        client: logged(exchange.client),
        keyId: exchange.keyId,
        tool: exchange.tool,
        releaseId: exchange.release.facts.id,
      },
      'request',
    )
  })
  return exchange
}

function limitProblem(request: IncomingMessage, { config }: ListenerServices): ProblemError | undefined {
  const { urlBytes } = config.limits
  const bodyBytes = bodyLimit(request, config.limits.bodyBytes)
  const length = request.url?.length ?? 0
  if (length > urlBytes)
    return new ProblemError('BAD_REQUEST', `The address has ${length} characters; the maximum is ${urlBytes}.`, {
      status: 414,
      headers: { connection: 'close' },
    })
  const declared = Number(request.headers['content-length'] ?? 0)
  if (declared > bodyBytes)
    return new ProblemError('BAD_REQUEST', `The body has ${declared} bytes; the maximum is ${bodyBytes}.`, {
      status: 413,
      headers: { connection: 'close' },
    })
  return undefined
}

function sendProblem(
  problem: ProblemError,
  exchange: Exchange,
  response: ServerResponse,
  { config }: ListenerServices,
): void {
  const { status, headers, body } = renderProblem(
    problem,
    { ...exchange, path: exchange.path.slice(0, 500) },
    config.publicBaseUrl,
  )
  response.writeHead(status, headers)
  response.end(exchange.method === 'HEAD' ? undefined : body)
}
