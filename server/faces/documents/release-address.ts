import { FastResponse } from 'srvx'
import { releaseIdSchema } from '../../../models/contracts/release/release.ts'
import { ProblemError } from '../../http/problem.ts'
import { CORS_HEADERS } from '../../http/standard-headers.ts'
import { PUBLIC_CACHE } from '../../http/hot-document.ts'

/** Redirects `?release=<id>` to the address within that release. */
export function toVintage(path: string, id: string): Response {
  if (!releaseIdSchema.safeParse(id).success)
    throw new ProblemError('BAD_REQUEST', 'This is not the id of a release.', {
      errors: [{ field: 'release', received: id.slice(0, 50), expected: 'an id such as 2026Q3-xrgvnwppw577' }],
    })
  const headers = { location: `/releases/${id}${path}`, 'cache-control': PUBLIC_CACHE, 'content-length': '0' }
  return new FastResponse(null, { status: 308, headers: { ...headers, ...CORS_HEADERS } })
}
