import { readFileSync } from 'node:fs'
import { sayIn } from '../../../../content/say/words.ts'
import { LOCALES, toLanguageTag } from '../../../../models/kernel/locale.ts'
import type { FixedResource } from '../offer/resource.ts'

/** Media type of MCP Apps pages that a host may show. */
const APP_MIME_TYPE = 'text/html;profile=mcp-app'

export interface AppPage {
  uri: string
  /** Name of the page's script and style in this folder. */
  name: 'listing-cards' | 'market-view'
  title: string
  description: string
  /** Sentences by the name that the script gives them; their values stay places `{name}`. */
  words: Readonly<Record<string, Parameters<ReturnType<typeof sayIn>>[0]>>
}

/** Sentences of every page. */
const SHARED_WORDS = {
  asOf: 'card.asOf',
  failed: 'card.failed',
  refused: 'card.refused',
  sample: 'card.sample',
} as const

/**
 * Page of an MCP App: one file that requests only this service's pictures. Its allowed sources must be stated in the list as well
 * as in the content, or hosts block the pictures.
 * @param publicBaseUrl address of the service, which serves the pictures
 */
export function appPage(publicBaseUrl: string, { uri, name, title, description, words }: AppPage): FixedResource {
  const { origin } = new URL(publicBaseUrl)
  const text = pageFor({ name, title }, origin, wordTable({ ...SHARED_WORDS, ...words }))
  const meta = { ui: { csp: { resourceDomains: [origin], connectDomains: [] }, prefersBorder: false } }
  return {
    definition: { uri, name, title, description, mimeType: APP_MIME_TYPE, _meta: meta },
    read: () => ({ contents: [{ uri, mimeType: APP_MIME_TYPE, text, _meta: meta }] }),
  }
}

function pageFor({ name, title }: Pick<AppPage, 'name' | 'title'>, pictureOrigin: string, table: string[][]): string {
  return compactLines(source('page.html'))
    .replace('<title>', () => `<title>${title}`)
    .replace(/<link rel="stylesheet" href="\S+" \/>/, () => {
      return `<style>${compactStyle(source('app.css') + source(`${name}.css`))}</style>`
    })
    .replace(/<script type="module" src="\S+"><\/script>/, () => {
      return `<script type="module">${compactScript(source('host.js') + source(`${name}.js`))}</script>`
    })
    .replace('type="application/json">', () => `type="application/json">${JSON.stringify(table)}`)
    .replace('{{pictureOrigin}}', () => pictureOrigin)
}

/** Words of all languages: a row of names, then one row per language. */
function wordTable(words: AppPage['words']): string[][] {
  const rows = LOCALES.map((locale) => {
    const say = sayIn(locale)
    return [locale, toLanguageTag(locale), ...Object.values(words).map((key) => say(key, PLACES))]
  })
  return [['tag', ...Object.keys(words)], ...rows]
}

/** Every value stays its own place, for the script to fill in. */
const PLACES = new Proxy<Record<string, string>>({}, { get: (_, name) => `{${String(name)}}` })

function source(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
}

/** Drops indentation and whole-line comments from the page sent. */
function compactLines(text: string): string {
  return text.replace(/^\s*(?:\/\/.*)?\n|^[ \t]+/gm, '')
}

/** One script of several modules, which import by their own names. */
function compactScript(text: string): string {
  return compactLines(text).replace(/^import .*\n|^export /gm, '')
}

function compactStyle(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,:>]) ?/g, '$1')
    .replaceAll(';}', '}')
}
