import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { decodeHTML } from 'entities'
import { TRUST_PAGES } from '../../content/html/addresses.ts'
import { LOCALES } from '../../models/kernel/locale.ts'

export interface BrokenLink {
  /** Path of the file below the root of the site. */
  from: string
  link: string
}

const LOCALE = `(?:${LOCALES.join('|')})`
/** Addresses that servers answer without a file. Listing pages count only for listings of the site. */
const SERVED = [
  /^\/api\/(?:mcp|a2a|public|health|auth|corrections)(?:\/|$)/,
  /^\/\.well-known\//,
  /^\/problems\//,
  /^\/releases\//,
  new RegExp(`^/charts/${LOCALE}/`),
  /^\/(?:account|sign-in|sign-up|portal|developers)(?:\/|$)/,
  new RegExp(`^/${LOCALE}/(?:search|homes(?:/compare)?|compare|afford(?:/rent)?|estimate|commute|rent-or-buy)(?:/|$)`),
  new RegExp(`^/${LOCALE}/(?:account|sign-in|contact|corrections?|inquir\\w*|${TRUST_PAGES.join('|')})(?:/|$)`),
]
const LISTING_PAGE = new RegExp(`^/(?:${LOCALE}/)?listings/(\\w+)(?:/\\w+)?$`)

/**
 * Finds every internal link in the HTML, Markdown, sitemaps and RSS of a site that leads to no file, no page or no anchor.
 * @param root folder `public` of a site
 * @param baseUrl origin under which documents link to their own site
 */
export function brokenLinks(root: string, baseUrl: string): { links: number; files: number; broken: BrokenLink[] } {
  const broken: BrokenLink[] = []
  const ids = new Map<string, Set<string>>()
  let [links, files] = [0, 0]
  for (const from of textFiles(root)) {
    files++
    const text = readFileSync(join(root, from), 'utf8')
    for (const link of new Set(linksOf(from, text))) {
      const target = internalTarget(link, baseUrl)
      if (target === undefined) continue
      links++
      const file = target.path === '' ? from : fileAt(root, target.path)
      if (file === undefined || !hasPlace(root, file, target.place, ids)) broken.push({ from, link })
    }
  }
  return { links, files, broken }
}

function textFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(
      (path) =>
        /(?:\.html|\.md|(?:^|\/)md|\.xml|robots\.txt|llms(?:-full)?\.txt)$/.test(path) &&
        statSync(join(root, path)).isFile(),
    )
    .sort()
}

function linksOf(path: string, text: string): string[] {
  if (path.endsWith('.html')) return linksOfHtml(text)
  return path.endsWith('.xml') ? linksOfXml(text) : linksOfMarkdown(text)
}

/** Links in sitemaps and RSS. */
function linksOfXml(xml: string): string[] {
  const elements = [...xml.matchAll(/<(loc|link|guid)(?:\s[^>]*)?>([^<]+)<\/\1>/g)].map(([, , link]) =>
    decodeHTML(link!.trim()),
  )
  const attributes = [...xml.matchAll(/\s(?:href|url)="([^"]*)"/g)].map(([, link]) => decodeHTML(link!))
  return [...elements, ...attributes]
}

function linksOfHtml(html: string): string[] {
  const attributes = [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(([, value]) => decodeHTML(value!))
  const sets = [...html.matchAll(/\ssrcset="([^"]*)"/g)].flatMap(([, value]) =>
    decodeHTML(value!)
      .split(',')
      .map((part) => part.trim().split(/\s/)[0]!),
  )
  return [...attributes, ...sets]
}

function linksOfMarkdown(markdown: string): string[] {
  const inline = [...markdown.matchAll(/(?<!\\)\]\((?:<([^>]*)>|([^\s)]*))/g)].map(
    ([, angled, plain]) => angled ?? plain!,
  )
  const bare = [...markdown.matchAll(/(?<!\\)<(https?:\/\/[^>\s]+)>/g)].map(([, link]) => link!)
  const sitemaps = [...markdown.matchAll(/^Sitemap: (\S+)$/gm)].map(([, link]) => link!)
  return [...inline, ...bare, ...sitemaps]
}

/** Path and anchor of a link within the site; undefined for an external link. An empty path is the page itself. */
function internalTarget(link: string, baseUrl: string): { path: string; place: string } | undefined {
  const isOwn = link === baseUrl || link.startsWith(`${baseUrl}/`)
  const local = isOwn ? link.slice(baseUrl.length) || '/' : link
  // URL templates are not links.
  if ((!isOwn && !/^[/#]/.test(local)) || local.includes('{')) return undefined
  const [, path = '', place = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(local) ?? []
  return { path, place }
}

/** The file that answers an address; an empty string for an address that servers answer. */
function fileAt(root: string, address: string): string | undefined {
  if (SERVED.some((pattern) => pattern.test(address))) return ''
  const path = decodeURI(address).slice(1).replace(/\/$/, '')
  const isFile = (candidate: string): boolean =>
    existsSync(join(root, candidate)) && statSync(join(root, candidate)).isFile()
  // The root address answers with the home page in some language.
  const home = path === '' ? ['en/index.html'] : []
  for (const candidate of [path, join(path, 'index.html'), join(path, 'md'), ...home])
    if (isFile(candidate)) return candidate
  const listing = LISTING_PAGE.exec(address)?.[1]
  return listing !== undefined && isFile(`listings/${listing}/md`) ? '' : undefined
}

function hasPlace(root: string, file: string, place: string, ids: Map<string, Set<string>>): boolean {
  if (place === '' || !file.endsWith('.html')) return true
  let known = ids.get(file)
  if (!known) {
    const html = readFileSync(join(root, file), 'utf8')
    ids.set(file, (known = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => decodeHTML(id!)))))
  }
  return known.has(decodeURIComponent(place))
}
