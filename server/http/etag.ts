import { shortHash } from '../../models/kernel/ids.ts'

/** Content codings of a body. Each is a separate representation with its own strong ETag (RFC 9110, 8.8.3.3). */
export type ContentCoding = 'identity' | 'gzip' | 'br'

/** Strong ETag of a body in a coding. */
export function strongEtag(body: string | Uint8Array, coding: ContentCoding = 'identity'): string {
  return etagOf(shortHash(body, 20), coding)
}

/** ETag of content whose hash is known. */
export function etagOf(contentHash: string, coding: ContentCoding): string {
  return coding === 'identity' ? `"${contentHash}"` : `"${contentHash}-${coding}"`
}

/** Whether `If-None-Match` names the ETag, by the weak comparison the field requires. */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (ifNoneMatch === null || ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
}
