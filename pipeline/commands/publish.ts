import { readFileSync } from 'node:fs'
import { Command, InvalidArgumentError, Option } from 'commander'
import { parse } from 'yaml'
import { fillOptions } from '../../models/release-store/store-options.ts'
import { UsageError } from '../engine/job.ts'
import { acquireLock } from '../engine/lock.ts'
import { openReleaseStore, type ReleaseStore } from '../publish/release-store.ts'
import { openObjectStore } from '../publish/store/open-object-store.ts'
import { publishToStore, type Publication } from '../publish/store/publish-to-store.ts'
import type { Settings } from '../settings.ts'
import { runContext } from './run-options.ts'

interface PublishFlags {
  to?: string
  options?: string
  keep?: number
  concurrency: number
  json?: boolean
  quiet?: boolean
}

/** `lux publish`: brings a release to where servers read it. */
export function publishCommand(): Command {
  return new Command('publish')
    .description(
      'bring a release (default: the current one) into a store from which servers read; only what changed is sent',
    )
    .argument('[release]', 'id of the release')
    .addOption(new Option('--to <driver>', 'storage driver: fs, s3 or another of unstorage').makeOptionMandatory())
    .option(
      '--options <file>',
      'YAML file with the options of the driver; ${NAME} is read from the environment (default: STORAGE_OPTIONS)',
    )
    .option('--keep <n>', 'releases that stay in the store (default: LUX_KEEP_RELEASES)', wholeNumber(1, 1000))
    .option('--concurrency <n>', 'objects under way at a time', wholeNumber(1, 64), 4)
    .option('--json', 'progress and report as one JSON event a line')
    .option('--quiet', 'no progress')
    .action(async (wanted: string | undefined, flags: PublishFlags) => {
      const { settings, options } = runContext(flags, 'publish')
      const lock = acquireLock(settings.stateDir, 'publish')
      try {
        const releases = openReleaseStore(settings.dataDir)
        const store = await openObjectStore(flags.to!, storeOptions(settings, flags.options))
        const { progress, signal } = options
        progress.jobStarted('publish', store.name, '')
        const publication = await publishToStore(releases, releaseOf(releases, wanted), store, {
          keep: flags.keep ?? settings.keepReleases,
          concurrency: flags.concurrency,
          signal,
          advance: (done, total) => progress.advance(done, total, 'objects'),
          note: (message) => progress.note(message),
        })
        if (flags.json) console.log(JSON.stringify({ event: 'publish-done', store: store.name, ...publication }))
        else console.log(summary(store.name, publication))
      } finally {
        lock.release()
      }
    })
}

function releaseOf(releases: ReleaseStore, wanted: string | undefined): string {
  const id = wanted ?? releases.current()?.releaseId
  if (id === undefined || !releases.has(id))
    throw new UsageError(`There is no release ${id ?? 'yet'}. \`lux releases\` lists them.`)
  return id
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
      ? `Release ${releaseId} is what ${name} points at.`
      : `${name} points at ${releaseId} now (before: ${previousReleaseId ?? 'nothing'}).`,
    `${files} files, ${megabytes(releaseBytes)}: ${reusedFiles} files were there, sent ${sent.objects} objects of ${megabytes(sent.bytes)} (${share.toFixed(2)} % of the release).`,
    ...(found.objects > 0 ? [`${found.objects} objects of ${megabytes(found.bytes)} were there already.`] : []),
    ...(removedObjects > 0 ? [`${removedObjects} objects of earlier releases were removed.`] : []),
  ]
  return lines.join('\n')
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`
}

function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (!/^\d+$/.test(text) || value < min || value > max)
      throw new InvalidArgumentError(`Expected a whole number from ${min} to ${max}.`)
    return value
  }
}
