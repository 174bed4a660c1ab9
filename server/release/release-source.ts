import { existsSync, readFile } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { builtinDrivers, createStorage } from 'unstorage'
import type { Driver, Storage } from 'unstorage'
import fsDriver from 'unstorage/drivers/fs-lite'
import { STORE_KEYS, storePointerSchema } from '../../models/contracts/release/release-store.ts'
import { ConfigurationError } from '../base/config.ts'
import type { Config } from '../base/config.ts'
import { ReleaseRefusedError } from './release-refused.ts'
import { createMirror } from './store-mirror.ts'

/** Storage of releases; paths are relative, with slashes. */
export interface ReleaseSource {
  /** @returns the whole file; undefined when missing */
  read(path: string): Promise<Buffer | undefined>
  /** Streams the bytes from `start` to `end`, both inclusive. */
  stream(path: string, start: number, end: number): Promise<Readable | Uint8Array>
  /**
   * Reads bytes of a file from an offset, fewer at its end.
   * @returns undefined when the file is missing or a part costs as much as the whole
   */
  readPart(path: string, start: number, bytes: number): Promise<Buffer | undefined>
  /** Underlying folder, for watching; null for other stores. */
  folder: string | null
}

/** Folder in the data folder for content fetched from a store. */
const MIRROR = 'mirror'
/** Milliseconds. */
const READ_TIMEOUT_MS = 60_000
/** A release has thousands of small files: the reading of `fs/promises` takes twice the time. */
const readWhole = promisify(readFile)

/**
 * Opens the configured store. `fs` without options reads the data folder itself.
 * @throws ConfigurationError when unstorage has no such driver
 */
export async function openReleaseSource(
  config: Pick<Config, 'storage' | 'dataDir' | 'releaseKeys'>,
): Promise<ReleaseSource> {
  const { driver, options } = config.storage
  const isFolder = driver === 'fs' || driver === 'fs-lite'
  if (isFolder && options['base'] === undefined) return folderSource(config.dataDir)
  if (isFolder) return storeSource(createStorage({ driver: fsDriver({ ...options, readOnly: true }) }), config)
  if (!Object.hasOwn(builtinDrivers, driver))
    throw new ConfigurationError(`STORAGE_DRIVER: ${JSON.stringify(driver)} is not an unstorage driver`)
  const module: { default: (options: Record<string, unknown>) => Driver } = await import(
    builtinDrivers[driver as keyof typeof builtinDrivers]
  )
  return storeSource(createStorage({ driver: module.default(options) }), config)
}

/**
 * Reads a store written by `lux publish`: whenever its pointer changes, the release is copied to disk and read from there. A store
 * with plain release folders is read directly.
 * @param timeoutMs longest wait for one object: a store that never answers must not end the following of its pointer
 */
export function storeSource(
  storage: Storage,
  { dataDir, releaseKeys }: Pick<Config, 'dataDir' | 'releaseKeys'>,
  timeoutMs: number = READ_TIMEOUT_MS,
): ReleaseSource {
  const slow = storageSource(storage)
  const direct = { read: async (key: string) => inTime(slow.read(key), key, timeoutMs) }
  const home = join(dataDir, MIRROR)
  const local = folderSource(home)
  const mirror = createMirror(direct.read, home, releaseKeys)
  const readRelease = async (path: string): Promise<Buffer | undefined> => {
    const [, releaseId, file] = /^releases\/([^/]+)\/(.+)$/.exec(path) ?? []
    const here = await local.read(path)
    if (here || releaseId === undefined || file === undefined) return here ?? direct.read(path)
    return (await mirror.readFile(releaseId, file)) ?? direct.read(path)
  }
  return {
    folder: null,
    async read(path) {
      if (path !== STORE_KEYS.current) return readRelease(path)
      const bytes = await direct.read(path)
      const pointer = bytes && storePointerSchema.safeParse(jsonOf(bytes)).data
      if (pointer) await mirror.bring(pointer)
      return bytes
    },
    async stream(path, start, end) {
      if (existsSync(join(home, path))) return local.stream(path, start, end)
      const whole = await readRelease(path)
      if (!whole) throw new Error(`No such file in the store: ${path}`)
      return whole.subarray(start, end + 1)
    },
    readPart: (path, start, bytes) => local.readPart(path, start, bytes),
  }
}

/** Reads a folder; streams without buffering. */
export function folderSource(folder: string): ReleaseSource {
  return {
    folder,
    async read(path) {
      const file = join(folder, path)
      return (await isFileAt(file)) ? readWhole(file).catch(undefinedIfMissing) : undefined
    },
    async stream(path, start, end) {
      await isFileAt(join(folder, path))
      // Opened before the headers are sent, so that a missing file is an error and not a truncated answer.
      const handle = await open(join(folder, path))
      return handle.createReadStream({ start, end })
    },
    async readPart(path, start, bytes) {
      if (!(await isFileAt(join(folder, path)))) return undefined
      const handle = await open(join(folder, path)).catch(undefinedIfMissing)
      if (!handle) return undefined
      try {
        const part = Buffer.allocUnsafeSlow(bytes)
        const { bytesRead } = await handle.read(part, 0, bytes, start)
        return part.subarray(0, bytesRead)
      } finally {
        await handle.close()
      }
    },
  }
}

/** Reads any unstorage store; cuts parts from the whole file, as stores have no ranges. */
export function storageSource(storage: Storage): ReleaseSource {
  const read = async (path: string): Promise<Buffer | undefined> => {
    const item = await storage.getItemRaw<Uint8Array | ArrayBuffer | string | null>(path)
    if (item === null || item === undefined) return undefined
    if (typeof item === 'string') return Buffer.from(item)
    if (item instanceof ArrayBuffer) return Buffer.from(item)
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
    readPart: async () => undefined,
  }
}

/** Opening a pipe would wait for whoever writes to it, for ever. @throws ReleaseRefusedError for anything but a file */
async function isFileAt(path: string): Promise<boolean> {
  const found = await stat(path).catch(undefinedIfMissing)
  if (found && !found.isFile()) throw new ReleaseRefusedError(path, 'is no file')
  return found !== undefined
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

async function inTime<Result>(work: Promise<Result>, key: string, timeoutMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`The store did not answer within ${timeoutMs / 1_000} s for ${key}`)
    timer = setTimeout(() => reject(error), timeoutMs).unref()
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
