import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { toNodeHandler } from 'h3'
import type { DestinationStream } from 'pino'
import { createAccountServices } from './accounts/account-services.ts'
import type { PasswordHashing } from './accounts/auth.ts'
import { createApp } from './app.ts'
import type { Config } from './base/config.ts'
import { VERSION } from './base/version.ts'
import { ownDocuments } from './faces/documents/own-documents.ts'
import { clientAddress, connectionHolder } from './http/client-address.ts'
import { answerClientError } from './http/client-error.ts'
import { limitConnections } from './http/limit-connections.ts'
import { publicDocuments } from './http/public-documents.ts'
import type { FetchDocument } from './http/public-documents.ts'
import { createListener } from './endpoints/listener.ts'
import { tendInquiries } from './inquiries/tend-inquiries.ts'
import { createLeaseDesk } from './lease/lease-desk.ts'
import { keepDelivering } from './mail/mailer.ts'
import { createLog } from './observability/log.ts'
import type { Log } from './observability/log.ts'
import { createMetrics } from './observability/metrics.ts'
import type { Metrics } from './observability/metrics.ts'
import { toolReference, toolReferenceText } from './faces/mcp/discovery/tool-reference.ts'
import { TOOLS } from './faces/mcp/tools.ts'
import { metricsServer } from './faces/operations/metrics-endpoint.ts'
import { bearerVerifier } from './accounts/verify-bearer.ts'
import { codingsOf } from './serving/documents.ts'
import type { Release } from './serving/release.ts'
import { answerMemory } from './faces/mcp/calls/answer-memory.ts'
import { readLastGood, writeLastGood } from './serving/last-good.ts'
import { holdRelease } from './serving/release-holder.ts'
import type { ReleaseEvents, ReleaseHolder } from './serving/release-holder.ts'
import { openReleaseSource } from './release/release-source.ts'
import type { Services } from './faces/services.ts'
import { windowInMemory } from './limits/window-in-memory.ts'
import { maintain } from './account-data/maintain.ts'
import { backupAge, newestBackup } from './state/backup-folder.ts'
import { stateProbe } from './state/state-probe.ts'
import { openConfiguredState } from './state/state.ts'

export interface RunningServer {
  url: string
  metricsUrl: string | null
  releases: ReleaseHolder
  services: Services
  log: Log
  /**
   * Answers on for the grace, asking each client to close its connection; then stops accepting requests, lets current ones finish until the
   * deadline, and closes.
   * @param graceMs 0 by default
   * @returns whether all finished
   */
  close(graceMs?: number): Promise<boolean>
}

interface StartOptions {
  logDestination?: DestinationStream
  /** Milliseconds since 1970. */
  clock?: () => number
  fetchDocument?: FetchDocument
  /** @default scrypt */
  passwords?: PasswordHashing
}

const DRAIN_POLL_MS = 25
const MAX_HEADER_BYTES = 16_384

/** One for all servers of a process. */
const leases = createLeaseDesk()

/** Texts that only the server knows, added to documents of the release. */
const APPENDICES = new Map([['/llms-full.txt', toolReferenceText(TOOLS)]])

/** Starts the whole service. @throws without a valid release, with an unusable database or when the port is in use */
export async function startServer(
  config: Config,
  { logDestination, clock = Date.now, fetchDocument = publicDocuments(), passwords }: StartOptions = {},
): Promise<RunningServer> {
  const log = createLog(config.logLevel, logDestination)
  const backups = config.backup.dir
  const metrics = createMetrics(backups === null ? undefined : () => newestBackup(backups))
  const source = await openReleaseSource(config)
  let pointerReadAt = clock()
  const pointerRead = () => {
    pointerReadAt = clock()
    metrics.pointerRead()
  }
  const events = { ...releaseEvents(config, log, metrics), pointerRead }
  const releases = await holdRelease(
    source,
    { ...config, appendices: APPENDICES },
    events,
    readLastGood(config.dataDir),
  )
  const state = await openConfiguredState(config, clock())
  await state.verify()
  let draining = false
  const startedAt = clock()
  const services: Services = {
    config,
    releases,
    state,
    log,
    metrics,
    ownDocuments: ownDocuments({
      baseUrl: config.publicBaseUrl,
      version: VERSION,
      startedAt,
      operator: config.operator,
    }),
    toolReference: toolReference(TOOLS),
    clock,
    startedAt,
    isDraining: () => draining,
    isStateThere: stateProbe(state),
    pointerReadAt: () => pointerReadAt,
    backup: () => backupAge(config.backup, clock()),
    standIn: windowInMemory(),
    leases,
    fetchDocument,
    accounts: await createAccountServices(config, state, log, clock, passwords),
    verifyBearer: bearerVerifier(state.db, config.publicBaseUrl, clock),
  }
  const { hotTotalBytes, packCacheBytes } = config.limits
  // Each of a document's two codings is smaller than the document.
  metrics.keeps('codings', { bytes: codingsOf, mostBytes: 2 * hotTotalBytes }, () => releases.current)
  const packs = { bytes: ({ documents }: Release) => documents.packs.bytes(), mostBytes: packCacheBytes }
  metrics.keeps('packs', packs, () => releases.current)
  metrics.keeps('tools', answerMemory, () => releases.current)
  const server = createHttpServer(config, services)
  const metricsListener = config.metrics.port === null ? undefined : metricsServer(metrics, config.metrics.token)
  const maintenance = maintain(state, clock, log)
  const tending = tendInquiries(services)
  const delivering = keepDelivering(services.accounts.mailer)
  const url = await listen(server, config.port, config.host)
  const metricsUrl = metricsListener ? await listen(metricsListener, config.metrics.port!, config.metrics.host) : null
  log.info({ url, metricsUrl, releaseId: releases.current.facts.id }, 'listening')
  log.flush()
  return {
    url,
    metricsUrl,
    releases,
    services,
    log,
    async close(graceMs = 0) {
      draining = true
      await untilLeft(server, graceMs)
      releases.close()
      const drained = await drain(server, config.timeouts.shutdownMs)
      await maintenance.stop()
      await tending.stop()
      await delivering.stop()
      metricsListener?.close()
      metricsListener?.closeAllConnections()
      await state.close()
      log.info({ drained }, 'stopped')
      await new Promise((resolve) => log.flush(resolve))
      return drained
    },
  }
}

function createHttpServer(config: Config, services: Services): Server {
  const { requestMs, headersMs, keepAliveMs, writeMs } = config.timeouts
  const options = {
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: Math.min(headersMs, requestMs),
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: Math.min(1_000, headersMs),
  }
  const { app, direct } = createApp(services)
  const listener = createListener(services, clientAddress(config.trustedProxies), toNodeHandler(app), direct)
  const server = createServer(options, listener).on('clientError', answerClientError(config.publicBaseUrl))
  server.setTimeout(writeMs)
  limitConnections(server, {
    limits: config.connections,
    holderOf: connectionHolder(config.trustedProxies),
    opened: (count) => services.metrics.connectionsOpen(count),
    refused: (limit) => services.metrics.connectionRefused(limit),
    typeBase: config.publicBaseUrl,
  })
  return server
}

function releaseEvents(config: Config, log: Log, metrics: Metrics): Omit<ReleaseEvents, 'pointerRead'> {
  return {
    loaded(release, pointer, { previous, durationMs }) {
      metrics.releaseLoaded(release.facts, durationMs / 1_000)
      writeLastGood(config.dataDir, pointer)
      const { id, asOf, sample } = release.facts
      log.info(
        { releaseId: id, asOf, sample, previous: previous?.facts.id, ms: Math.round(durationMs) },
        'release loaded',
      )
    },
    refused(releaseId, error) {
      metrics.releaseRefused()
      log.error({ releaseId, err: error }, 'RELEASE REFUSED: the release served before stays')
    },
  }
}

async function listen(server: Server, port: number, host: string): Promise<string> {
  server.listen(port, host)
  await once(server, 'listening')
  const { address, port: bound, family } = server.address() as AddressInfo
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${bound}`
}

/** Answers on, each time asking the client to close its connection, until none is left or the time is over. */
async function untilLeft(server: Server, graceMs: number): Promise<void> {
  const connections = promisify(server.getConnections.bind(server))
  const end = performance.now() + graceMs
  while (performance.now() < end && (await connections()) > 0) await delay(DRAIN_POLL_MS)
}

async function drain(server: Server, deadlineMs: number): Promise<boolean> {
  const closed = once(server, 'close').then(() => true)
  server.close()
  // The call above does not close connections that become idle later.
  const sweep = setInterval(() => server.closeIdleConnections(), DRAIN_POLL_MS)
  const drained = await Promise.race([closed, delay(deadlineMs, false, { ref: false })])
  clearInterval(sweep)
  if (!drained) server.closeAllConnections()
  return drained
}
