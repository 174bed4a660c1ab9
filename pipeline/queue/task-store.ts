import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { sha256Of } from '../../models/kernel/sha256-of.ts'
import { writeFileAtomic } from '../files/write-atomic.ts'
import { MovedError, type ObjectStore } from '../publish/store/object-store.ts'

const META = { contentType: 'application/octet-stream', cacheControl: 'no-store' }

/** A folder as the hash of each file by its path. */
type Listing = Record<string, string>

/** A task as it lies in the store, under its hash. Names of objects are hashes of their content. */
export interface StoredTask {
  /** Path of its module in the checkout. */
  module: string
  setup: string
  /** Listing of the folder that a thread of its kind reads; null for none. */
  folder: string | null
  task: unknown
  reads: Listing
}

export interface StoredResult {
  result: unknown
  /** Files written, by name. */
  files: Listing
}

/** Tasks, results and files in an object store, below one prefix. Everything is checked against its hash when it is read. */
export interface TaskStore {
  putValue(value: unknown): Promise<string>
  getValue<T>(hash: string): Promise<T>
  putFile(path: string): Promise<string>
  /** Puts a folder, or the files of a part of it. @returns the hash of its listing */
  putFolder(folder: string, part?: string): Promise<string>
  putFiles(folder: string, part?: string): Promise<Listing>
  /** Writes a file unless it is there. */
  getFile(hash: string, path: string): Promise<void>
  getFiles(listing: Listing, folder: string): Promise<void>
  getFolder(listing: string, folder: string): Promise<void>
  result(task: string): Promise<StoredResult | null>
  /** Writes the result of a task. @returns false when it has one already, which stays */
  finish(task: string, result: StoredResult): Promise<boolean>
  /** Removes everything that this process put or read results of. */
  clear(): Promise<void>
}

export function openTaskStore(store: ObjectStore, prefix: string): TaskStore {
  const objectKey = (hash: string): string => `${prefix}/objects/${hash}`
  const resultKey = (task: string): string => `${prefix}/results/${task}`
  const keys = new Set<string>()

  async function put(bytes: Uint8Array): Promise<string> {
    const hash = sha256Of(bytes)
    const key = objectKey(hash)
    if (!keys.has(key)) await store.write(key, bytes, META)
    keys.add(key)
    return hash
  }
  async function get(hash: string): Promise<Uint8Array> {
    const found = await store.read(objectKey(hash))
    if (found === null) throw new Error(`${store.name}/${objectKey(hash)} is missing`)
    if (sha256Of(found.bytes) !== hash) throw new Error(`${store.name}/${objectKey(hash)} is damaged`)
    return found.bytes
  }
  const tasks: TaskStore = {
    putValue: (value) => put(serialize(value)),
    getValue: async <T>(hash: string) => deserialize(await get(hash)) as T,
    putFile: (path) => put(readFileSync(path)),
    putFolder: async (folder, part) => tasks.putValue(await tasks.putFiles(folder, part)),
    async putFiles(folder, part = '') {
      const listing: Listing = {}
      for (const file of pathsIn(join(folder, part))) {
        const path = join(part, file)
        listing[path] = await put(readFileSync(join(folder, path)))
      }
      return listing
    },
    async getFile(hash, path) {
      if (existsSync(path)) return
      mkdirSync(dirname(path), { recursive: true })
      writeFileAtomic(path, await get(hash))
    },
    async getFiles(listing, folder) {
      for (const [path, hash] of Object.entries(listing)) {
        if (!isLocal(path)) throw new Error(`${path} lies outside its folder`)
        await tasks.getFile(hash, join(folder, path))
      }
    },
    getFolder: async (listing, folder) => tasks.getFiles(await tasks.getValue<Listing>(listing), folder),
    async result(task) {
      const found = await store.read(resultKey(task))
      if (found === null) return null
      keys.add(resultKey(task))
      const result = deserialize(found.bytes) as StoredResult
      for (const hash of Object.values(result.files)) keys.add(objectKey(hash))
      return result
    },
    async finish(task, result) {
      const key = resultKey(task)
      if ((await store.read(key)) !== null) return false
      try {
        await store.write(key, serialize(result), META, { not: null })
        return true
      } catch (error) {
        if (error instanceof MovedError) return false
        throw error
      }
    },
    async clear() {
      for (const key of keys) await store.remove(key)
      keys.clear()
    },
  }
  return tasks
}

function isLocal(path: string): boolean {
  return !isAbsolute(path) && !path.split(/[\\/]/).includes('..')
}

function pathsIn(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true }) as string[]
  return paths.filter((path) => statSync(join(folder, path)).isFile()).sort()
}
