import { readFileSync } from 'node:fs'
import { toLanguageTag, LOCALES } from '../../../../models/kernel/locale.ts'
import { sayIn } from '../../../../content/say/words.ts'
import type { FixedResource } from '../offer/resource.ts'

/** Texts of the card page itself. */
const CARD_WORDS = [
  'listings',
  'previous',
  'next',
  'month',
  'beds',
  'baths',
  'energy',
  'noPrice',
  'noPhoto',
  'details',
  'match',
  'of',
  'gone',
  'asOf',
  'sample',
  'doubt',
] as const

/** Address of the card page among the MCP Apps resources. */
export const LISTING_CARDS_URI = 'ui://listing-cards/page.html'
/** Media type of MCP Apps pages that a host may show. */
export const APP_MIME_TYPE = 'text/html;profile=mcp-app'

/**
 * Carousel of listings: one page that requests only this service's pictures. Its allowed sources must be stated in the list as well
 * as in the content, or hosts block the pictures.
 * @param publicBaseUrl address of the service, which serves the pictures
 */
export function listingCardsResource(publicBaseUrl: string): FixedResource {
  const { origin } = new URL(publicBaseUrl)
  const text = pageFor(origin)
  const meta = { ui: { csp: { resourceDomains: [origin], connectDomains: [] }, prefersBorder: false } }
  return {
    definition: {
      uri: LISTING_CARDS_URI,
      name: 'listing-cards',
      title: 'Listing cards',
      description: 'Carousel of up to 8 listings, shown with the answer of render_listing_cards.',
      mimeType: APP_MIME_TYPE,
      _meta: meta,
    },
    read: () => ({ contents: [{ uri: LISTING_CARDS_URI, mimeType: APP_MIME_TYPE, text, _meta: meta }] }),
  }
}

function pageFor(pictureOrigin: string): string {
  const page = compactLines(source('html'))
    .replace(
      '<link rel="stylesheet" href="listing-cards.css" />',
      () => `<style>${compactStyle(source('css'))}</style>`,
    )
    .replace('<script src="listing-cards.js"></script>', () => `<script>${compactLines(source('js'))}</script>`)
    .replace('type="application/json">', () => `type="application/json">${JSON.stringify(wordTable())}`)
  return page.replace('{{pictureOrigin}}', () => pictureOrigin)
}

/** Words of all languages: a row of names, then one row per language. */
function wordTable(): string[][] {
  const rows = LOCALES.map((locale) => {
    const say = sayIn(locale)
    return [locale, toLanguageTag(locale), ...CARD_WORDS.map((name) => say(`card.${name}`))]
  })
  return [['tag', ...CARD_WORDS], ...rows]
}

function source(ending: 'html' | 'css' | 'js'): string {
  return readFileSync(new URL(`listing-cards.${ending}`, import.meta.url), 'utf8')
}

/** Drops indentation and whole-line comments from the page sent. */
function compactLines(text: string): string {
  return text.replace(/^\s*(?:\/\/.*)?\n|^[ \t]+/gm, '')
}

function compactStyle(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,:>]) ?/g, '$1')
    .replaceAll(';}', '}')
}
