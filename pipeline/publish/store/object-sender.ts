import { STORE_KEYS, type StorePointer } from '../../../models/contracts/release/release-store.ts'
import { sha256Of } from '../../../models/kernel/sha256-of.ts'
import { StoreError, type ObjectMeta, type ObjectStore } from './object-store.ts'

interface Account {
  objects: number
  bytes: number
}

/** Writes missing objects to a store, verifies them by reading them back, and counts them. */
export interface ObjectSender {
  /** @returns the hash that names the object. @throws Error when the bytes read back differ */
  send(bytes: Uint8Array): Promise<string>
  /** Writes a release's own pointer, then the current one. @param version version of the current pointer when it was read; null for none */
  point(pointer: StorePointer, version: string | null): Promise<void>
  readonly sent: Account
  /** Objects that were already in the store. */
  readonly found: Account
}

/** Objects are named after their content and never change. */
const OBJECT_META: ObjectMeta = {
  contentType: 'application/octet-stream',
  cacheControl: 'public, max-age=31536000, immutable',
}
const POINTER_META: ObjectMeta = { contentType: 'application/json', cacheControl: 'public, max-age=5' }

export function createSender(store: ObjectStore): ObjectSender {
  const sent: Account = { objects: 0, bytes: 0 }
  const found: Account = { objects: 0, bytes: 0 }
  const isThere = async (key: string, hash: string): Promise<boolean> => {
    const object = await store.read(key)
    return object !== null && sha256Of(object.bytes) === hash
  }
  const put = async (key: string, bytes: Uint8Array, meta: ObjectMeta, unless?: { not: string | null }) => {
    await store.write(key, bytes, meta, unless)
    if (!(await isThere(key, sha256Of(bytes))))
      throw new StoreError(
        `${store.name}/${key} is not what was written when it is read back. The pointer was not moved.`,
      )
    count(sent, bytes)
  }
  return {
    sent,
    found,
    async send(bytes) {
      const hash = sha256Of(bytes)
      const key = STORE_KEYS.object(hash)
      if (await isThere(key, hash)) count(found, bytes)
      else await put(key, bytes, OBJECT_META)
      return hash
    },
    async point(pointer, version) {
      const bytes = Buffer.from(`${JSON.stringify(pointer)}\n`)
      await put(STORE_KEYS.release(pointer.releaseId), bytes, POINTER_META)
      await put(STORE_KEYS.current, bytes, POINTER_META, { not: version })
    },
  }
}

function count(account: Account, { length }: Uint8Array): void {
  account.objects++
  account.bytes += length
}
