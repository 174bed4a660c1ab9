import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Command, Option } from 'commander'
import { parse } from 'yaml'
import { fillOptions } from '../../models/release-format/store/store-options.ts'
import { publicAddressSchema } from '../../models/release-format/address/public-address.ts'
import { UsageError } from '../base/usage-error.ts'
import { withLock } from '../engine/lock.ts'
import { openReleaseStore, type ReleaseStore } from '../releases/release-store.ts'
import { trustedKeys } from '../releases/signing-key.ts'
import { writeSite } from '../publish/site/write-site.ts'
import { openObjectStore } from '../publish/store/open-object-store.ts'
import { publishToStore, type Publication } from '../publish/store/publish-to-store.ts'
import type { RunOptions } from '../run/run-pipeline.ts'
import type { Settings } from '../base/settings.ts'
import { runContext } from './run-options.ts'
import { releaseOf } from './release-of.ts'
import { wholeNumber } from './whole-number.ts'

interface PublishFlags {
  to?: string
  options?: string
  keep?: number
  concurrency: number
  site?: string
  address?: string
  upstream?: string
  listen?: string
  brotli?: boolean
  json?: boolean
  quiet?: boolean
}

/** `lux publish`: uploads a release to the servers' store, or writes it as a static site. */
export function publishCommand(): Command {
  return new Command('publish')
    .argument('[release]', 'id of the release')
    .option('--to <driver>', 'publish to a store: fs, s3 or another driver of unstorage; sends only changes')
    .option(
      '--options <file>',
      'YAML file with the options of the driver; ${NAME} is read from the environment (default: STORAGE_OPTIONS)',
    )
    .option('--keep <n>', 'number of releases to keep in the store (default: LUX_KEEP_RELEASES)', wholeNumber(1, 1000))
    .option('--concurrency <n>', 'maximum number of objects sent at the same time', wholeNumber(1, 64), 4)
    .addOption(new Option('--site <dir>', 'write files for a web server, with nginx.conf and _headers').conflicts('to'))
    .option(
      '--address <url>',
      'with --site: public address of the site, for its absolute links (default: PUBLIC_BASE_URL)',
    )
    .option('--upstream <url>', 'with --site: server for requests without a file (API, MCP, search, listing pages)')
    .option('--listen <port>', 'with --site: port or address that nginx listens on', '80')
    .option('--brotli', 'with --site: nginx has the module brotli_static')
    .option('--json', 'print progress and report as one JSON event per line')
    .option('--quiet', 'print no progress')
    .action(async (wanted: string | undefined, flags: PublishFlags) => {
      if (flags.to === undefined && flags.site === undefined)
        throw new UsageError('No destination. Use --to <driver> for a store, or --site <dir> for a static site.')
      const { settings, options } = runContext(flags, 'publish')
      await withLock(settings.stateDir, 'publish', async () => {
        const releases = openReleaseStore(settings.dataDir)
        const releaseId = releaseOf(releases, wanted)
        if (flags.site !== undefined) await publishSite(flags, settings, options, releases, releaseId)
        else await publishStore(flags, settings, options, releases, releaseId)
      })
    })
}

async function publishStore(
  flags: PublishFlags,
  settings: Settings,
  { progress, signal }: RunOptions,
  releases: ReleaseStore,
  releaseId: string,
): Promise<void> {
  const store = await openObjectStore(flags.to!, storeOptions(settings, flags.options))
  progress.jobStarted('publish', store.name, '')
  const publication = await publishToStore(releases, releaseId, store, {
    keep: flags.keep ?? settings.keepReleases,
    concurrency: flags.concurrency,
    publicKeys: trustedKeys(settings),
    signal,
    advance: (done, total) => progress.advance(done, total, 'objects'),
    note: (message) => progress.note(message),
  })
  if (flags.json) console.log(JSON.stringify({ event: 'publish-done', store: store.name, ...publication }))
  else console.log(summary(store.name, publication))
}

async function publishSite(
  { site, address, upstream, listen, brotli, json }: PublishFlags,
  settings: Settings,
  { progress, signal }: RunOptions,
  releases: ReleaseStore,
  releaseId: string,
): Promise<void> {
  if (upstream !== undefined && !URL.canParse(upstream))
    throw new UsageError(`--upstream ${upstream} is not an address. Use one such as http://127.0.0.1:3000.`)
  const folder = resolve(site!)
  progress.jobStarted('publish', folder, '')
  const report = await writeSite(folder, join(releases.directory, releaseId), releases.manifest(releaseId), {
    baseUrl: siteAddress(address, settings),
    upstream: upstream ?? null,
    ...(listen && { listen }),
    ...(brotli && { brotli }),
    signal,
    advance: (done) => progress.advance(done, undefined, 'documents'),
  })
  if (json) return console.log(JSON.stringify({ event: 'publish-done', site: folder, ...report }))
  const { files, bytes, written, removed } = report
  console.log(
    [
      `Site of release ${releaseId} in ${folder}: ${files} documents, ${megabytes(bytes)}.`,
      `${written.files} new or changed documents written (${megabytes(written.bytes)}), ${removed} removed.`,
      `For nginx: include ${join(folder, 'nginx.conf')};`,
    ].join('\n'),
  )
}

function siteAddress(given: string | undefined, { publicBaseUrl }: Settings): string {
  const { data, error } = publicAddressSchema.safeParse(given ?? publicBaseUrl ?? '')
  if (data === undefined) throw new UsageError(`--address ${given ?? ''}: ${error.issues[0]!.message}.`)
  return data
}

function storeOptions({ storageOptions }: Settings, file: string | undefined): Record<string, unknown> {
  const given: unknown = file === undefined ? storageOptions : readYaml(file)
  if (given === null || typeof given !== 'object' || Array.isArray(given))
    throw new UsageError(`${file ?? 'STORAGE_OPTIONS'}: expected names and values, for example "bucket: releases".`)
  try {
    return fillOptions(given as Record<string, unknown>, process.env)
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function readYaml(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new UsageError(`${file}: ${(error as Error).message}`)
  }
}

function summary(name: string, publication: Publication): string {
  const { releaseId, previousReleaseId, files, releaseBytes, reusedFiles, sent, found, removedObjects } = publication
  const share = releaseBytes === 0 ? 0 : (100 * sent.bytes) / releaseBytes
  const lines = [
    previousReleaseId === releaseId
      ? `${name} already points at release ${releaseId}.`
      : `${name} now points at release ${releaseId} (before: ${previousReleaseId ?? 'nothing'}).`,
    `${files} files, ${megabytes(releaseBytes)}; ${reusedFiles} of them were already there.`,
    `Sent: ${sent.objects} objects, ${megabytes(sent.bytes)} (${share.toFixed(2)} % of the release).`,
    ...(found.objects > 0 ? [`Already sent before: ${found.objects} objects, ${megabytes(found.bytes)}.`] : []),
    ...(removedObjects > 0 ? [`Removed: ${removedObjects} objects of earlier releases.`] : []),
  ]
  return lines.join('\n')
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`
}
