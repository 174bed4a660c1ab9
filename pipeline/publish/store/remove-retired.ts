import { STORE_KEYS, type StoreIndex } from '../../../models/contracts/release/release-store.ts'
import type { ObjectStore } from './object-store.ts'
import { readIndex, readReleasePointer } from './read-store.ts'

/**
 * Removes the releases that the previous publication retired: objects that no remaining release needs, then the release's pointer. Waiting one
 * publication gives servers time to switch. An interrupted removal is completed by the next one.
 * @returns the number of objects removed
 */
export async function removeRetired(store: ObjectStore, before: StoreIndex, now: StoreIndex): Promise<number> {
  const doomed = new Set<string>()
  const gone: string[] = []
  for (const releaseId of before.retired.filter((id) => !now.kept.includes(id))) {
    const objects = await objectsOf(store, releaseId)
    if (!objects) continue
    gone.push(releaseId)
    for (const hash of objects) doomed.add(hash)
  }
  if (gone.length === 0) return 0
  const lately = now.retired.filter((id) => !gone.includes(id))
  for (const releaseId of [...now.kept, ...lately])
    for (const hash of (await objectsOf(store, releaseId)) ?? []) doomed.delete(hash)
  for (const hash of doomed) await store.remove(STORE_KEYS.object(hash))
  for (const releaseId of gone) await store.remove(STORE_KEYS.release(releaseId))
  return doomed.size
}

/** Hashes of the index and units of a release; null when the store does not have the release. */
async function objectsOf(store: ObjectStore, releaseId: string): Promise<string[] | null> {
  const pointer = await readReleasePointer(store, releaseId)
  if (!pointer) return null
  const { units } = await readIndex(store, pointer)
  return [pointer.index, ...units.map(({ sha256 }) => sha256)]
}
