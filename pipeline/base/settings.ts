import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { publicKeysSchema } from '../../models/contracts/release/release-signature.ts'
import { publicAddressSchema } from '../../models/release-format/address/public-address.ts'
import { UsageError } from './usage-error.ts'

/** Root of the checkout; reference facts, feed definitions and contracts are committed below it. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const environment = z.object({
  DATA_DIR: z.string().min(1).default(join(ROOT, 'data')),
  LUX_MARKET: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('sample'),
  LUX_SOURCES: z
    .string()
    .min(1)
    .default(join(ROOT, 'data', 'sources')),
  LUX_REFERENCE: z
    .string()
    .min(1)
    .default(join(ROOT, 'data', 'reference')),
  LUX_WAREHOUSE: z.string().min(1).optional(),
  LUX_WAREHOUSE_SETUP: z.string().min(1).optional(),
  LUX_THREADS: z.coerce.number().int().min(1).max(64).default(2),
  LUX_MEMORY: z
    .string()
    .regex(/^\d+(MB|GB)$/)
    .default('2GB'),
  PUBLIC_BASE_URL: publicAddressSchema.optional(),
  LUX_KEEP_RELEASES: z.coerce.number().int().min(2).max(1000).default(5),
  LUX_SIGNING_KEY: z.string().min(1).optional(),
  RELEASE_PUBLIC_KEYS: publicKeysSchema.default([]),
  LUX_ALERT_MAIL: z.email({ error: 'expected one mail address' }).optional(),
  LUX_ALERT_WEBHOOK: z.string().refine(isPrivateEnough, 'expected an https address').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'expected smtp://user:password@host:587' }).optional(),
  MAIL_FROM: z.string().default('Luxembourg property intelligence <no-reply@localhost>'),
  STATE_URL: z.string().optional(),
  STORAGE_DRIVER: z.string().default('fs'),
  STORAGE_OPTIONS: z.string().default('{}').transform(readOptions),
})

/** Where to tell whoever runs it that somebody has to look; null for nowhere. */
export interface AlertSettings {
  mail: string | null
  webhook: string | null
  /** SMTP server, the same as the server's; known where there is a mail address. */
  smtpUrl: string | null
  from: string
}

/** Directories, addresses and resource limits of a run; read once from the environment. */
export interface Settings {
  root: string
  dataDir: string
  /** Data directory of the public release; another than `dataDir` in a build under a name. */
  publicDataDir: string
  sourcesDir: string
  referenceDir: string
  rawDir: string
  releasesDir: string
  stateDir: string
  market: string
  /** DuckDB connection string; a file below `DATA_DIR` unless `LUX_WAREHOUSE` is set. */
  warehouseLocation: string
  /** SQL run when the warehouse is opened, for example to attach the database that holds the tables. */
  warehouseSetup: string | null
  threads: number
  memoryLimit: string
  keepReleases: number
  /** Options of the storage driver of `lux publish`, the same as the servers use; `${NAME}` is not filled in yet. */
  storageOptions: Record<string, unknown>
  /** Database that holds the queue of tasks for workers, the server's; and the storage driver that carries their files. */
  queue: { url: string | null; driver: string }
  /** Public address for sites that `lux publish --site` writes, without a trailing slash; no release contains it. */
  publicBaseUrl: string | null
  alerts: AlertSettings
  /** File of the private key that signs releases, and the public keys that they are checked with. */
  signing: { keyFile: string | null; publicKeys: string[] }
}

/** @throws Error that names every variable with a value that cannot be used */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = environment.safeParse(present)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
    throw new Error(`Some settings cannot be used: ${wrong}. Correct them in the environment (see .env.example).`)
  }
  const {
    DATA_DIR,
    LUX_MARKET,
    LUX_SOURCES,
    LUX_REFERENCE,
    LUX_WAREHOUSE,
    LUX_WAREHOUSE_SETUP,
    LUX_THREADS,
    LUX_MEMORY,
    LUX_KEEP_RELEASES,
    STATE_URL,
    STORAGE_DRIVER,
    STORAGE_OPTIONS,
    PUBLIC_BASE_URL,
    LUX_SIGNING_KEY,
    RELEASE_PUBLIC_KEYS,
    LUX_ALERT_MAIL,
    LUX_ALERT_WEBHOOK,
    SMTP_URL,
    MAIL_FROM,
  } = parsed.data
  if (LUX_ALERT_MAIL !== undefined && SMTP_URL === undefined)
    throw new UsageError('LUX_ALERT_MAIL needs a mail server: set SMTP_URL too (see .env.example).')
  const dataDir = resolve(DATA_DIR)
  return {
    root: ROOT,
    dataDir,
    publicDataDir: dataDir,
    sourcesDir: resolve(LUX_SOURCES),
    referenceDir: resolve(LUX_REFERENCE),
    rawDir: join(dataDir, 'raw'),
    releasesDir: join(dataDir, 'releases'),
    stateDir: join(dataDir, 'state'),
    market: LUX_MARKET,
    warehouseLocation: LUX_WAREHOUSE ?? join(dataDir, 'warehouse', `${LUX_MARKET}.duckdb`),
    warehouseSetup: LUX_WAREHOUSE_SETUP ?? null,
    threads: LUX_THREADS,
    memoryLimit: LUX_MEMORY,
    keepReleases: LUX_KEEP_RELEASES,
    storageOptions: STORAGE_OPTIONS,
    queue: { url: STATE_URL ?? null, driver: STORAGE_DRIVER },
    publicBaseUrl: PUBLIC_BASE_URL ?? null,
    alerts: {
      mail: LUX_ALERT_MAIL ?? null,
      webhook: LUX_ALERT_WEBHOOK ?? null,
      smtpUrl: SMTP_URL ?? null,
      from: MAIL_FROM,
    },
    signing: { keyFile: LUX_SIGNING_KEY ? resolve(LUX_SIGNING_KEY) : null, publicKeys: RELEASE_PUBLIC_KEYS },
  }
}

/** Alerts name files and prices: they travel encrypted, or stay on the machine. */
function isPrivateEnough(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname))
}

/**
 * Settings of a trial or historical build: it reads the same raw files, and has a warehouse, releases and a pointer of its own.
 * @throws UsageError for a name that is no folder name
 */
export function namedSettings(settings: Settings, name: string): Settings {
  if (!/^[a-z0-9][a-z0-9-]{0,60}$/.test(name))
    throw new UsageError(`${name} cannot name a build: use small letters, digits and hyphens, for example 2026-09-30.`)
  const dataDir = join(settings.publicDataDir, 'previews', name)
  return {
    ...settings,
    dataDir,
    releasesDir: join(dataDir, 'releases'),
    stateDir: join(dataDir, 'state'),
    warehouseLocation: join(dataDir, 'warehouse', `${settings.market}.duckdb`),
    warehouseSetup: null,
    // A trial that fails is seen by whoever tries it.
    alerts: { ...settings.alerts, mail: null, webhook: null },
    // A signature would let it pass for a public release.
    signing: { keyFile: null, publicKeys: [] },
  }
}

/** Node runs TypeScript directly from version 24 on; an older one fails with a syntax error that explains nothing. */
export function assertNodeVersion(version: string): void {
  const major = Number(version.replace(/^v/, '').split('.')[0])
  if (major < 24)
    throw new Error(
      `Node ${version} is too old: Node 24 is required. Run the command through npm (npm run -s lux -- …), which uses the right Node.`,
    )
}

/** The feeds of the sample market exist after `npm run sample`. */
export function sampleFeedsExist({ dataDir }: Settings): boolean {
  return existsSync(join(dataDir, 'feeds', 'sample'))
}

function readOptions(text: string, context: z.RefinementCtx): Record<string, unknown> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text))
  } catch {
    context.addIssue({ code: 'custom', message: 'expected a JSON object' })
    return z.NEVER
  }
}
