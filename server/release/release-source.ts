import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { builtinDrivers, createStorage } from 'unstorage'
import type { Driver, Storage } from 'unstorage'
import fsDriver from 'unstorage/drivers/fs-lite'
import { ConfigurationError } from '../config.ts'
import type { Config } from '../config.ts'

/** Where releases are read from: paths are relative, with slashes. */
export interface ReleaseSource {
  /** @returns the whole file, or undefined when there is none */
  read(path: string): Promise<Buffer | undefined>
  /** The bytes from `start` to `end`, both inclusive, in pieces. */
  stream(path: string, start: number, end: number): Promise<Readable | Uint8Array>
  /** The folder behind it, for watching; null where the store is no folder. */
  folder: string | null
}

/**
 * Opens the configured store. `fs` reads the data folder, by the lite driver: the full one watches every file of every release.
 * @throws ConfigurationError when unstorage has no driver of that name
 */
export async function openReleaseSource(config: Pick<Config, 'storage' | 'dataDir'>): Promise<ReleaseSource> {
  const { driver, options } = config.storage
  if (driver === 'fs' || driver === 'fs-lite') return folderSource(config.dataDir)
  if (!Object.hasOwn(builtinDrivers, driver))
    throw new ConfigurationError(`STORAGE_DRIVER: ${JSON.stringify(driver)} is no driver of unstorage`)
  const module: { default: (options: Record<string, unknown>) => Driver } = await import(
    builtinDrivers[driver as keyof typeof builtinDrivers]
  )
  return storageSource(createStorage({ driver: module.default(options) }))
}

/** Reads a folder, and streams from it without buffering. */
export function folderSource(folder: string): ReleaseSource {
  const source = storageSource(createStorage({ driver: fsDriver({ base: folder, readOnly: true }) }))
  return {
    ...source,
    folder,
    async stream(path, start, end) {
      // Opened before the headers go out, so that a file that has gone is an error and not a cut answer.
      const handle = await open(join(folder, path))
      return handle.createReadStream({ start, end })
    },
  }
}

/** Reads any store of unstorage; a part of a file is cut from the whole, as stores have no ranges. */
export function storageSource(storage: Storage): ReleaseSource {
  const read = async (path: string): Promise<Buffer | undefined> => {
    const item = await storage.getItemRaw<Uint8Array | string | null>(path)
    if (item === null || item === undefined) return undefined
    if (typeof item === 'string') return Buffer.from(item)
    return Buffer.from(item.buffer, item.byteOffset, item.byteLength)
  }
  return {
    read,
    folder: null,
    async stream(path, start, end) {
      const whole = await read(path)
      if (!whole) throw new Error(`No such file in the store: ${path}`)
      return whole.subarray(start, end + 1)
    },
  }
}
