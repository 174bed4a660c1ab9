import { STORE_KEYS, storePointerSchema } from '../../../models/contracts/release/release-store.ts'
import type { StoreIndex, StorePointer } from '../../../models/contracts/release/release-store.ts'
import { decodeIndex } from '../../../models/release-format/store/encode-index.ts'
import { sha256Of } from '../../../models/kernel/sha256-of.ts'
import { UsageError } from '../../base/usage-error.ts'
import type { ObjectStore } from './object-store.ts'

/** Reads the current pointer with its version, for a write that must not overwrite a newer one; nulls for an empty store. */
export async function readPointer(
  store: ObjectStore,
): Promise<{ pointer: StorePointer | null; version: string | null }> {
  const found = await store.read(STORE_KEYS.current)
  if (!found) return { pointer: null, version: null }
  const pointer = parsePointer(found.bytes)
  if (!pointer)
    throw new UsageError(
      `${store.name}/${STORE_KEYS.current} is there but does not point at a published release. Name an empty place.`,
    )
  return { pointer, version: found.version }
}

/** Reads the pointer kept for one release; null when there is none. */
export async function readReleasePointer(store: ObjectStore, releaseId: string): Promise<StorePointer | null> {
  const found = await store.read(STORE_KEYS.release(releaseId))
  return found && parsePointer(found.bytes)
}

/** Reads the index named by a pointer. @throws Error that says why it cannot be used */
export async function readIndex(store: ObjectStore, { index }: StorePointer): Promise<StoreIndex> {
  const key = STORE_KEYS.object(index)
  const found = await store.read(key)
  if (!found) throw new Error(`${key} is missing`)
  if (sha256Of(found.bytes) !== index) throw new Error(`${key} is damaged`)
  return decodeIndex(found.bytes)
}

function parsePointer(bytes: Uint8Array): StorePointer | null {
  try {
    return storePointerSchema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
  } catch {
    return null
  }
}
