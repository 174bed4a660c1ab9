/**
 * Path of a document below the root of a static site. Pages become `index.html` of a folder, because other documents can be below their address
 * (`/en/communes/bech` and `/en/communes/bech/md`); all other documents keep their address as path.
 * @throws RangeError for an address that could lead out of the root
 */
export function sitePath(address: string, contentType: string): string {
  if (!/^\/[\w./%~-]*$/.test(address) || /(?:^|\/)\.\.?(?:\/|$)/.test(address))
    throw new RangeError(`Not an address within a site: ${JSON.stringify(address)}`)
  const path = address.slice(1).replace(/\/$/, '')
  if (contentType.startsWith('text/html') && !path.endsWith('.html'))
    return path === '' ? 'index.html' : `${path}/index.html`
  return path
}
