import { isPublicHost } from '../../kernel/internet-address.ts'
import { memoized } from '../../kernel/memoized.ts'
import { CATEGORY_IN_ADDRESS, DEAL_IN_ADDRESS } from '../../language/adverts/deals.ts'
import type { Scalar } from '../../contracts/listings/raw-advert.ts'
import { textOf } from './scalar.ts'

const MAX_LENGTH = 500
const ORIGIN = /^https?:\/\/[^/?#]+\.[^/?#]+/i
/** Parameters of a results page: `?tr=buy&page=138`, `?q=…`, `?sort=…`. */
const SEARCH_PARAMETERS = /[?&](?:page|p|q|query|search|sort|tr|filter|offset|srt)=/i
const ID_IN_PATH = [
  /(?:^|[/_-])id[-_](\d{3,15})(?:\.\w+)?\/?$/i,
  /\/(\d{4,15})(?:[-_][^/]*)?(?:\.\w+)?\/?$/,
  /[-_](\d{5,15})(?:\.\w+)?\/?$/,
  /\/annonces?\/(\d{3,15})/i,
  /\/(?:details?|property|listing|propert(?:y|ies)|bien|rentals?|sales?)\/(\d{2,15})(?:[-_/]|$)/i,
]
const ID_PARAMETER = /[?&](?:id|ref|listing|annonce|object|property)=([\w-]{2,40})(?:&|$)/i

/** An http(s) address in the public internet as text, at most 500 characters; null for anything else: `javascript:`, hosts of a private network, passwords. */
export function webAddress(value: Scalar): string | null {
  const text = textOf(value)
  if (text === null || text.length > MAX_LENGTH || /[\s<>"'`\\{}]/.test(text)) return null
  const address = /^(?:www\.)[\w-]+\.[a-z]{2,}/i.test(text) ? `https://${text}` : text
  const origin = ORIGIN.exec(address)?.[0]
  return origin !== undefined && isPublic(origin) ? address : null
}

/** Asks about an address up to its path, which is the same in most rows of a feed. */
const isPublic = memoized((origin: string): boolean => {
  const parsed = URL.parse(origin)
  return parsed !== null && parsed.username === '' && parsed.password === '' && isPublicHost(parsed.hostname)
})

/** The key of an advert that its address carries: `…/id-8659009.html`, `/annonces/1872659/`, `?id=77`; null where there is none. */
export function refFromUrl(url: string): string | null {
  const parameter = ID_PARAMETER.exec(url)
  if (parameter !== null) return parameter[1]!
  const path = url.split(/[?#]/, 1)[0]!
  for (const pattern of ID_IN_PATH) {
    const match = pattern.exec(path)
    if (match !== null) return match[1]!
  }
  return null
}

/** Whether an address leads to a results or category page, which offers no one property. */
export function isSearchPage(url: string): boolean {
  return refFromUrl(url) === null && (SEARCH_PARAMETERS.test(url) || isCategoryPath(url))
}

/** `/vente/appartement/studio`: a deal, then words of types only, nothing that names one property. */
function isCategoryPath(url: string): boolean {
  const path = url.replace(/^https?:\/\/[^/]+/i, '').split(/[?#]/, 1)[0]!
  const parts = path.split('/').filter((part) => part !== '' && !/^[a-z]{2}(?:-[a-z]{2})?$/i.test(part))
  if (parts.length === 0) return true
  return DEAL_IN_ADDRESS.test(parts[0]!) && parts.slice(1).every((part) => CATEGORY_IN_ADDRESS.test(part))
}
