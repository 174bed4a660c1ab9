import { z } from 'zod'
import type { Operator } from '../../content/pages/trust/trust-pages.ts'
import { publicKeysSchema } from '../../models/contracts/release/release-signature.ts'
import { publicAddressSchema } from '../../models/release-format/address/public-address.ts'
import { fillOptions } from '../../models/release-format/store/store-options.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const milliseconds = (from: number, to: number) => z.coerce.number().int().min(from).max(to)
const bytes = (from: number, to: number) => z.coerce.number().int().min(from).max(to)
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
)
const json = z.string().transform((text, context): Record<string, unknown> => {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text))
  } catch {
    context.addIssue({ code: 'custom', message: 'expected a JSON object' })
    return z.NEVER
  }
})

const environmentSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  DATA_DIR: z.string().default('data'),
  STATE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'expected postgres://user:password@host/database' })
    .optional(),
  AUTH_SECRET: z.string().min(32, 'expected at least 32 characters').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'expected smtp://user:password@host:587' }).optional(),
  MAIL_FROM: z.string().default('Luxembourg property intelligence <no-reply@localhost>'),
  PUBLIC_BASE_URL: publicAddressSchema.optional(),
  OPERATOR_NAME: z.string().max(200).optional(),
  OPERATOR_ADDRESS: z.string().max(300).optional(),
  OPERATOR_MAIL: z.email('expected one mail address').optional(),
  OPERATOR_REGISTER: z.string().max(100).optional(),
  OPERATOR_VAT: z.string().max(100).optional(),
  STORAGE_DRIVER: z.string().default('fs'),
  STORAGE_OPTIONS: json.default({}),
  RELEASE_PUBLIC_KEYS: publicKeysSchema.default([]),
  TRUSTED_PROXIES: list.default([]),
  HSTS_SECONDS: z.coerce.number().int().min(0).max(63_072_000).default(0),
  LOG_ADDRESSES: z.enum(['short', 'full', 'none']).default('short'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_MAX_HOURS: z.coerce.number().min(1).max(8_760).default(30),
  MCP_ALLOWED_HOSTS: list.default([]),
  MCP_ALLOWED_ORIGINS: list.default([]),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RELEASE_POLL_MS: milliseconds(50, 3_600_000).default(5_000),
  REQUEST_TIMEOUT_MS: milliseconds(100, 600_000).default(30_000),
  HEADERS_TIMEOUT_MS: milliseconds(100, 600_000).default(10_000),
  KEEP_ALIVE_TIMEOUT_MS: milliseconds(100, 600_000).default(30_000),
  WRITE_TIMEOUT_MS: milliseconds(100, 600_000).default(60_000),
  MAX_CONNECTIONS: z.coerce.number().int().min(1).max(100_000).default(4_096),
  MAX_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).max(100_000).default(256),
  SHUTDOWN_GRACE_MS: milliseconds(0, 60_000).default(2_000),
  SHUTDOWN_TIMEOUT_MS: milliseconds(0, 600_000).default(15_000),
  MAX_URL_BYTES: bytes(256, 16_384).default(2_048),
  MAX_BODY_BYTES: bytes(0, 100_000_000).default(1_000_000),
  HOT_FILE_BYTES: bytes(0, 1_000_000_000).default(4_000_000),
  HOT_TOTAL_BYTES: bytes(0, 16_000_000_000).default(256_000_000),
  PACK_CACHE_BYTES: bytes(1_000_000, 16_000_000_000).default(64_000_000),
})

/** Names of the environment variables the server reads. */
export const ENVIRONMENT_NAMES = Object.keys(environmentSchema.shape)

/** Settings of the server; `.env.example` explains each. */
export interface Config {
  host: string
  port: number
  dataDir: string
  /** PostgreSQL address of the state; null for SQLite in the data folder. */
  stateUrl: string | null
  /** Secret for cookies, links and keyed hashes; null to generate one in the data folder. */
  authSecret: string | null
  /** Without an SMTP server, mails are written into the data folder. */
  mail: { smtpUrl: string | null; from: string }
  /** Base address without a trailing slash. */
  publicBaseUrl: string
  /** Who runs the service; null for a copy that is not open to the public. */
  operator: Operator | null
  storage: { driver: string; options: Record<string, unknown> }
  /** Keys of which one has to have signed a release; without any, no signature is required. */
  releaseKeys: readonly string[]
  /** Addresses and CIDR ranges whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[]
  /** Seconds for which browsers use this host over https only; 0 to say nothing of it. */
  hstsSeconds: number
  /** How much of a client's address the log has. */
  logAddresses: z.infer<typeof environmentSchema>['LOG_ADDRESSES']
  /** Folder of backups of the state, whose age is watched; null where none is configured. */
  backup: { dir: string | null; maxHours: number }
  /** Further host names of the MCP endpoint, and hosts of pages that may call it (`*` for all). */
  mcp: { allowedHosts: string[]; allowedOrigins: string[] }
  metrics: { host: string; port: number | null; token: string | null }
  logLevel: z.infer<typeof environmentSchema>['LOG_LEVEL']
  releasePollMs: number
  timeouts: {
    requestMs: number
    headersMs: number
    keepAliveMs: number
    /** For a client to take more of an answer that waits for it. */
    writeMs: number
    shutdownGraceMs: number
    shutdownMs: number
  }
  connections: { inAll: number; perAddress: number }
  limits: { urlBytes: number; bodyBytes: number; hotFileBytes: number; hotTotalBytes: number; packCacheBytes: number }
}

/** Invalid settings; the message names every one of them. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

/** Reads the environment once; blank values count as absent. @throws ConfigurationError that names each invalid variable */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== '')
  const parsed = environmentSchema.safeParse(Object.fromEntries(given))
  if (!parsed.success)
    throw new ConfigurationError(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    )
  return toConfig({ ...parsed.data, STORAGE_OPTIONS: filledOptions(parsed.data.STORAGE_OPTIONS, environment) })
}

function filledOptions(
  options: Record<string, unknown>,
  environment: Record<string, string | undefined>,
): Record<string, unknown> {
  try {
    return fillOptions(options, environment)
  } catch (error) {
    throw new ConfigurationError(`STORAGE_OPTIONS: ${(error as Error).message}`)
  }
}

/** @throws ConfigurationError when some of what a visitor must be told is missing */
function operatorOf(env: z.infer<typeof environmentSchema>): Operator | null {
  const { OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_MAIL: mail } = env
  if (name !== undefined && address !== undefined && mail !== undefined)
    return { name, address, mail, register: env.OPERATOR_REGISTER ?? null, vat: env.OPERATOR_VAT ?? null }
  const required = Object.entries({ OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_MAIL: mail })
  const missing = required.filter(([, value]) => value === undefined).map(([variable]) => variable)
  const given = [name, address, mail, env.OPERATOR_REGISTER, env.OPERATOR_VAT].some((value) => value !== undefined)
  if (given) throw new ConfigurationError(`${missing.join(', ')}: needed, since the imprint names the operator`)
  return null
}

function toConfig(env: z.infer<typeof environmentSchema>): Config {
  return {
    host: env.HOST,
    port: env.PORT,
    dataDir: env.DATA_DIR,
    stateUrl: env.STATE_URL ?? null,
    authSecret: env.AUTH_SECRET ?? null,
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM },
    publicBaseUrl: env.PUBLIC_BASE_URL ?? `http://${hostInUrl(env.HOST)}:${env.PORT}`,
    operator: operatorOf(env),
    storage: { driver: env.STORAGE_DRIVER, options: env.STORAGE_OPTIONS },
    releaseKeys: env.RELEASE_PUBLIC_KEYS,
    trustedProxies: env.TRUSTED_PROXIES,
    hstsSeconds: hstsOf(env),
    logAddresses: env.LOG_ADDRESSES,
    backup: { dir: env.BACKUP_DIR ?? null, maxHours: env.BACKUP_MAX_HOURS },
    mcp: { allowedHosts: env.MCP_ALLOWED_HOSTS, allowedOrigins: env.MCP_ALLOWED_ORIGINS },
    metrics: { host: env.METRICS_HOST, port: env.METRICS_PORT ?? null, token: env.METRICS_TOKEN ?? null },
    logLevel: env.LOG_LEVEL,
    releasePollMs: env.RELEASE_POLL_MS,
    timeouts: {
      requestMs: env.REQUEST_TIMEOUT_MS,
      headersMs: env.HEADERS_TIMEOUT_MS,
      keepAliveMs: env.KEEP_ALIVE_TIMEOUT_MS,
      writeMs: env.WRITE_TIMEOUT_MS,
      shutdownGraceMs: env.SHUTDOWN_GRACE_MS,
      shutdownMs: env.SHUTDOWN_TIMEOUT_MS,
    },
    connections: { inAll: env.MAX_CONNECTIONS, perAddress: env.MAX_CONNECTIONS_PER_ADDRESS },
    limits: {
      urlBytes: env.MAX_URL_BYTES,
      bodyBytes: env.MAX_BODY_BYTES,
      hotFileBytes: env.HOT_FILE_BYTES,
      hotTotalBytes: env.HOT_TOTAL_BYTES,
      packCacheBytes: env.PACK_CACHE_BYTES,
    },
  }
}

/** @throws ConfigurationError for a service that has no https address */
function hstsOf({ HSTS_SECONDS: seconds, PUBLIC_BASE_URL: address }: z.infer<typeof environmentSchema>): number {
  if (seconds > 0 && !address?.startsWith('https:'))
    throw new ConfigurationError('HSTS_SECONDS: needs a PUBLIC_BASE_URL that begins with https:')
  return seconds
}

function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** @throws ConfigurationError for a service that is open to the public without saying who runs it */
export function requireOperator({ operator, publicBaseUrl }: Config): void {
  const { hostname } = new URL(publicBaseUrl)
  const isHere = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
  if (operator !== null || isHere) return
  throw new ConfigurationError(
    'OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_MAIL: needed with a public address (PUBLIC_BASE_URL), since its imprint names the operator',
  )
}
