import { existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { builtinDrivers, createStorage, type Driver } from 'unstorage'
import { z } from 'zod'
import { UsageError } from '../../base/usage-error.ts'
import { nearestName } from '../../base/nearest-name.ts'
import { sweepTemporary, writeFileAtomic } from '../../files/write-atomic.ts'
import type { ObjectStore } from './object-store.ts'
import { openS3Store } from './s3-store.ts'

const folderOptions = z.strictObject({ base: z.string().min(1) })

/**
 * Opens the store of an unstorage driver. `fs` and `s3` use this project's own writers, which rename complete files and set cache lifetimes; all
 * other drivers are used unchanged.
 * @throws UsageError for an unknown driver or options that it cannot use
 */
export async function openObjectStore(driver: string, options: Record<string, unknown>): Promise<ObjectStore> {
  if (driver === 'fs' || driver === 'fs-lite') {
    const parsed = folderOptions.safeParse(options)
    if (!parsed.success) throw new UsageError(`The driver ${driver} needs the option base: the folder of the store.`)
    return openFolderStore(resolve(parsed.data.base))
  }
  if (driver === 's3') return openS3Store(options)
  if (!Object.hasOwn(builtinDrivers, driver)) {
    const near = nearestName(driver, ['fs', 's3', ...Object.keys(builtinDrivers)])
    throw new UsageError(`There is no storage driver ${driver}.${near ? ` Did you mean ${near}?` : ''}`)
  }
  const module: { default: (options: Record<string, unknown>) => Driver } = await import(
    builtinDrivers[driver as keyof typeof builtinDrivers]
  )
  return openDriverStore(driver, module.default(options))
}

function openFolderStore(folder: string): ObjectStore {
  const fileOf = (key: string): string => join(folder, key)
  return {
    name: folder,
    async read(key) {
      return existsSync(fileOf(key)) ? { bytes: readFileSync(fileOf(key)), version: null } : null
    },
    async write(key, bytes) {
      sweepTemporary(dirname(fileOf(key)))
      writeFileAtomic(fileOf(key), bytes)
    },
    async remove(key) {
      rmSync(fileOf(key), { force: true })
    },
  }
}

function openDriverStore(name: string, driver: Driver): ObjectStore {
  const storage = createStorage({ driver })
  return {
    name,
    async read(key) {
      const bytes = await storage.getItemRaw<Uint8Array | ArrayBuffer | string | null>(key)
      if (bytes === null || bytes === undefined) return null
      return { bytes: typeof bytes === 'string' ? Buffer.from(bytes) : new Uint8Array(bytes), version: null }
    },
    write: (key, bytes) => storage.setItemRaw(key, bytes),
    remove: (key) => storage.removeItem(key),
  }
}
