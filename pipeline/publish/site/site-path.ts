/**
 * Where a document lies below the root of a static site. A page may have others below its address (`/en/communes/bech` and `/en/communes/bech/md`),
 * which a file system has no room for, so pages become `index.html` of a folder; all else lies at its address.
 * @throws RangeError for an address that could lead out of the root
 */
export function sitePath(address: string, contentType: string): string {
  if (!/^\/[\w./%~-]*$/.test(address) || /(?:^|\/)\.\.?(?:\/|$)/.test(address))
    throw new RangeError(`Not an address that a site can have: ${JSON.stringify(address)}`)
  const path = address.slice(1).replace(/\/$/, '')
  if (contentType.startsWith('text/html') && !path.endsWith('.html'))
    return path === '' ? 'index.html' : `${path}/index.html`
  return path
}
