import type { IncomingMessage } from 'node:http'
import { ProblemError } from './problem.ts'

const ABSOLUTE = /^https?:\/\/([^/?#]*)([^#]*)$/i

/**
 * Reduces the absolute form of a target, which every server has to take (RFC 9112, 3.2.2), to its path and query; others stay.
 * @param hostnames names of this service, without ports
 * @returns a problem for another host, or for what is no address
 */
export function toOriginForm(
  request: Pick<IncomingMessage, 'url'>,
  hostnames: readonly string[],
): ProblemError | undefined {
  const { url = '/' } = request
  if (url.startsWith('/') || url === '*') return undefined
  const [, authority = '', rest = ''] = ABSOLUTE.exec(url) ?? []
  if (!URL.canParse(`http://${authority}`))
    return new ProblemError('BAD_REQUEST', 'The request names no address that this service could answer.')
  const { hostname, username, password } = new URL(`http://${authority}`)
  if (username !== '' || password !== '' || !hostnames.includes(hostname))
    return new ProblemError('BAD_REQUEST', `This service does not answer for ${hostname.slice(0, 200)}.`, {
      status: 421,
    })
  request.url = rest.startsWith('/') ? rest : `/${rest}`
  return undefined
}
