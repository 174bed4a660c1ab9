import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { addBytes, blobPath, type Blob } from '../raw/blob-store.ts'
import { photoDirectory } from './photo-path.ts'

/** Record of one photo URL. `sha256` is null when no copy is held; a failure may be recorded beside an earlier copy. */
export interface PhotoRecord {
  url: string
  sourceId: string
  sha256: string | null
  bytes: number | null
  etag: string | null
  lastModified: string | null
  /** When the host last sent or confirmed the photo. */
  fetchedAt: string | null
  failure: string | null
  /** Consecutive failures. */
  failures: number
  /** When to request it (again). */
  dueAt: string
}

/** Fetched photos under their SHA-256, with a record per URL. A photo is recorded only after its bytes are kept. */
export interface PhotoCache {
  find(url: string): PhotoRecord | undefined
  save(record: PhotoRecord): void
  keep(content: Uint8Array): Promise<Blob>
  /** Whether the bytes are there and complete. */
  holds(record: PhotoRecord): boolean
  /** Marks URLs as used by adverts on the market now. */
  markWanted(urls: Iterable<string>, at: string): void
  /** Removes URLs and bytes that no advert has used since. @returns the number of URLs */
  forgetUnwanted(since: string): number
  close(): void
}

const COLUMNS = {
  url: 'url',
  sourceId: 'source_id',
  sha256: 'sha256',
  bytes: 'bytes',
  etag: 'etag',
  lastModified: 'last_modified',
  fetchedAt: 'fetched_at',
  failure: 'failure',
  failures: 'failures',
  dueAt: 'due_at',
} as const satisfies Record<keyof PhotoRecord, string>

export function photoCacheExists(rawDir: string): boolean {
  return existsSync(indexFile(rawDir))
}

/** @param rawDir `DATA_DIR/raw` */
export function openPhotoCache(rawDir: string): PhotoCache {
  const blobsDir = join(photoDirectory(rawDir), 'blobs')
  mkdirSync(blobsDir, { recursive: true })
  const database = new DatabaseSync(indexFile(rawDir))
  database.exec(SCHEMA)
  const names = Object.entries(COLUMNS)
  const find = database.prepare(
    `SELECT ${names.map(([field, column]) => `${column} AS ${field}`).join(', ')} FROM photo WHERE url = ?`,
  )
  const save = database.prepare(
    `INSERT INTO photo (${Object.values(COLUMNS).join(', ')}) VALUES (${names.map(([field]) => `:${field}`).join(', ')})
     ON CONFLICT (url) DO UPDATE SET ${Object.values(COLUMNS)
       .map((column) => `${column} = excluded.${column}`)
       .join(', ')}`,
  )
  return {
    find: (url) => find.get(url) as PhotoRecord | undefined,
    save: (record) => void save.run({ ...record }),
    keep: (content) => addBytes(blobsDir, content),
    holds: ({ sha256, bytes }) =>
      sha256 !== null && statSync(blobPath(blobsDir, sha256), { throwIfNoEntry: false })?.size === bytes,
    markWanted: (urls, at) => markWanted(database, urls, at),
    forgetUnwanted: (since) => forgetUnwanted(database, blobsDir, since),
    close: () => database.close(),
  }
}

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS photo (
    url TEXT PRIMARY KEY, source_id TEXT NOT NULL, sha256 TEXT, bytes INTEGER, etag TEXT, last_modified TEXT, fetched_at TEXT,
    failure TEXT, failures INTEGER NOT NULL, due_at TEXT NOT NULL, wanted_at TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS photo_by_content ON photo (sha256);
`

function indexFile(rawDir: string): string {
  return join(photoDirectory(rawDir), 'photos.sqlite')
}

function markWanted(database: DatabaseSync, urls: Iterable<string>, at: string): void {
  const mark = database.prepare('UPDATE photo SET wanted_at = ? WHERE url = ?')
  database.exec('BEGIN')
  for (const url of urls) mark.run(at, url)
  database.exec('COMMIT')
}

/** Removes records first: bytes without a record only waste space; a record without its bytes would be fetched again. */
function forgetUnwanted(database: DatabaseSync, blobsDir: string, since: string): number {
  const gone = database
    .prepare('DELETE FROM photo WHERE coalesce(wanted_at, fetched_at, due_at) < ? RETURNING sha256')
    .all(since) as { sha256: string | null }[]
  const isNamed = database.prepare('SELECT 1 FROM photo WHERE sha256 = ?')
  for (const { sha256 } of gone) {
    if (sha256 !== null && isNamed.get(sha256) === undefined) rmSync(blobPath(blobsDir, sha256), { force: true })
  }
  return gone.length
}
