import { LOCALES } from '../../../models/kernel/locale.ts'
import { IMMUTABLE_CACHE, PUBLIC_CACHE, publicHeaders } from '../../../content/html/public-headers.ts'
import type { TypedFile } from './type-rules.ts'

const RULES_AT_MOST = 100

/**
 * Renders `_headers` for static hosts: general rules first, then addresses whose extension does not determine the type. Such hosts accept about a
 * hundred rules, so the types of single files come last and may be cut off.
 */
export function headersFile(files: readonly TypedFile[]): string {
  const data = publicHeaders('application/json')
  const everywhere = {
    ...data,
    'cache-control': PUBLIC_CACHE,
    vary: 'Accept, Accept-Encoding',
  }
  const ofPages = Object.entries(publicHeaders('text/html')).filter(([name, value]) => data[name] !== value)
  const typed = files
    .filter(({ path }) => !path.includes('.', path.lastIndexOf('/') + 1))
    .map(({ path, contentType }): [string, string] => [wildcard(path), contentType])
  const special = files
    .filter(({ path, contentType }) => path.endsWith('.json') && contentType !== 'application/json')
    .map(({ path, contentType }): [string, string] => [`/${path}`.replace(/feed-\d+\.json$/, 'feed-*'), contentType])
  const rules = [
    ...new Map([
      ...typed,
      ...special.map(([path, type]): [string, string] => [
        path.replace(/^\/communes\/.+$/, '/communes/*/feed.json'),
        type,
      ]),
    ]),
  ]
  return [
    rule('/*', everywhere),
    rule('/assets/*', { 'cache-control': IMMUTABLE_CACHE }),
    rule('/media/*', { 'cache-control': IMMUTABLE_CACHE }),
    ...LOCALES.map((locale) => rule(`/${locale}/*`, Object.fromEntries(ofPages))),
    ...rules.slice(0, RULES_AT_MOST - 8).map(([path, contentType]) => rule(path, { 'content-type': contentType })),
  ].join('\n')
}

// Documents of one kind differ in one part of their path, which becomes an asterisk.
function wildcard(path: string): string {
  const parts = path.split('/')
  if (parts.at(-1) === 'md') return parts.length > 3 ? `/${parts[0]}/${parts[1]}/*/md` : `/${parts[0]}/*/md`
  return `/${parts.slice(0, -1).join('/')}/*`
}

function rule(path: string, headers: Record<string, string>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
}
