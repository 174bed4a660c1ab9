/** SQLite codes: busy, out of memory, read only, disk error, full, cannot open. */
const SQLITE_CODES = new Set([5, 6, 7, 8, 10, 13, 14])
/** PostgreSQL and connection codes: gone, starting, stopping, full, read only. */
const POSTGRES_CODES = /^(?:08|53|57P|25006|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/
const LOST_CONNECTION =
  /Connection terminated|connection error and is not queryable|connection timeout|Query read timeout|timeout exceeded when trying to connect/

/** The database is away, by a library that hides the cause. */
export class StateAwayError extends Error {
  override name = 'StateAwayError'
}

/** Whether the database, not the query, caused the error, so that the same request may succeed later. */
export function isStateUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof StateAwayError) return true
  const { code, errcode } = error as { code?: unknown; errcode?: number }
  if (code === 'ERR_SQLITE_ERROR') return SQLITE_CODES.has((errcode ?? 0) & 0xff)
  return (typeof code === 'string' && POSTGRES_CODES.test(code)) || LOST_CONNECTION.test(error.message)
}
