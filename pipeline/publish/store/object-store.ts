export interface ObjectMeta {
  contentType: string
  cacheControl: string
}

/** What the store has at a key; `version` tells a later write whether it is still that. */
export interface StoredObject {
  bytes: Uint8Array
  version: string | null
}

/** A place for objects by key. Keys are relative, with slashes. */
export interface ObjectStore {
  /** Where it is, for messages; no secrets. */
  name: string
  read(key: string): Promise<StoredObject | null>
  /**
   * @param unless refuses to write when the object is no longer the version that was read (null: when there is one by now), where the store can tell
   * @throws MovedError for that
   */
  write(key: string, bytes: Uint8Array, meta: ObjectMeta, unless?: { not: string | null }): Promise<void>
  remove(key: string): Promise<void>
}

/** A store does not do what it was asked for; the message says what it answered. */
export class StoreError extends Error {
  override name = 'StoreError'
}

/** Somebody else wrote the object meanwhile. */
export class MovedError extends StoreError {
  override name = 'MovedError'
}
