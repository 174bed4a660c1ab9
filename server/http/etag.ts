import { shortHash } from '../../models/kernel/ids.ts'

/** Codings a body can travel in. Each is a representation of its own and so has its own strong ETag (RFC 9110, 8.8.3.3). */
export type ContentCoding = 'identity' | 'gzip' | 'br'

/** Strong ETag of a body in a coding. */
export function strongEtag(body: string | Uint8Array, coding: ContentCoding = 'identity'): string {
  return etagOf(shortHash(body, 20), coding)
}

/** The ETag of a content that is already known by a hash. */
export function etagOf(contentHash: string, coding: ContentCoding): string {
  return coding === 'identity' ? `"${contentHash}"` : `"${contentHash}-${coding}"`
}

/** Whether `If-None-Match` names the ETag, by weak comparison as the field demands. */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (ifNoneMatch === null || ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
}
