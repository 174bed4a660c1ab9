import type { IncomingMessage } from 'node:http'

/** Header fields of a request, by name in small letters. */
export type HeaderFields = Pick<Headers, 'get'>

/** Reads fields as `Headers` does: a field sent twice has both values, where `node:http` drops the second of some. */
export function headerFields({ headers, rawHeaders }: IncomingMessage): HeaderFields {
  const isRepeated = 2 * Object.keys(headers).length < rawHeaders.length
  if (!isRepeated) return { get: (name) => (headers[name] as string | undefined) ?? null }
  const fields = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2) fields.append(rawHeaders[at]!, rawHeaders[at + 1]!)
  return fields
}
