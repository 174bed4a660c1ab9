/** Request for a code or a token with the resource, where it names none: there is only one, and older clients leave it out (RFC 8707). */
export function completeRequest(fields: URLSearchParams, resource: string): URLSearchParams {
  const complete = new URLSearchParams(fields)
  if (!complete.has('resource')) complete.set('resource', resource)
  return complete
}
