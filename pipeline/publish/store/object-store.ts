export interface ObjectMeta {
  contentType: string
  cacheControl: string
}

/** An object with its version, which a later write compares. */
export interface StoredObject {
  bytes: Uint8Array
  version: string | null
}

/** Storage of objects by key. Keys are relative and contain slashes. */
export interface ObjectStore {
  /** Location for messages; contains no secrets. */
  name: string
  read(key: string): Promise<StoredObject | null>
  /**
   * @param unless refuses the write if the object is no longer the version that was read (null: if it exists), where the store supports it
   * @throws MovedError in that case
   */
  write(key: string, bytes: Uint8Array, meta: ObjectMeta, unless?: { not: string | null }): Promise<void>
  remove(key: string): Promise<void>
}

/** The store failed a request; the message quotes its answer. */
export class StoreError extends Error {
  override name = 'StoreError'
}

/** Another process wrote the object in the meantime. */
export class MovedError extends StoreError {
  override name = 'MovedError'
}
