import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SITE_PATH, type Site } from '../../../models/contracts/release/site.ts'
import { shortHash } from '../../../models/kernel/ids.ts'
import { MARK, PAPER } from '../../../content/html/page-head.ts'
import { siteFont } from '../../../content/site/site-font.ts'
import { siteStyle } from '../../../content/site/site-style.ts'
import { sayIn } from '../../../content/say/words.ts'
import type { SiteStatement } from '../../../content/html/site-page.ts'
import type { PublishContext } from '../../releases/context.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'

const SITE = join(import.meta.dirname, '..', '..', '..', 'content', 'site')
const STYLE = { ending: 'css', contentType: 'text/css; charset=utf-8' } as const
const MANIFEST = { ending: 'webmanifest', contentType: 'application/manifest+json' } as const
const PICTURE = { ending: 'svg', contentType: 'image/svg+xml' } as const
/** Parts of the one script, each after those whose helpers it uses. */
const SCRIPT_PARTS = ['site.js', 'map.js'] as const
const SCRIPT = { ending: 'js', contentType: 'text/javascript; charset=utf-8' } as const

/** Publishes font, stylesheet and script under addresses that hold their hashes, so that caches may keep it for ever. @returns what every page says */
export async function publishSiteAssets(writer: ReleaseWriter, context: PublishContext): Promise<SiteStatement> {
  const font = siteFont()
  await writer.write(`public${font.address}`, font.bytes, { contentType: 'font/woff2', publicPath: font.address })
  const stylesheet = await publishStylesheet(writer, 'site', siteStyle(font))
  const parts = SCRIPT_PARTS.map((name) => readFileSync(join(SITE, name), 'utf8'))
  const script = await publishAsset(writer, 'site', parts.join('\n'), SCRIPT)
  const manifest = await publishManifest(writer)
  const { counts = null } = context
  const sources = [...context.sources.values()]
  const site: Site = { stylesheet, script, manifest, font: font.address, sources, counts }
  await writer.writeJson(SITE_PATH, site)
  const { baseUrl, asOf, releaseId, sample } = context
  return { baseUrl, asOf, releaseId, sample, stylesheet, script, manifest, font: font.address }
}

/** Names, colours and the mark for who keeps the site on a home screen. */
async function publishManifest(writer: ReleaseWriter): Promise<string> {
  const icon = await publishAsset(writer, 'mark', MARK, PICTURE)
  const name = sayIn('en')('site.name')
  const text = JSON.stringify({
    name,
    short_name: 'Luxembourg',
    start_url: '/',
    display: 'browser',
    background_color: PAPER.light,
    theme_color: PAPER.light,
    icons: [{ src: icon, sizes: 'any', type: PICTURE.contentType }],
  })
  return publishAsset(writer, 'site', text, MANIFEST)
}

/** Publishes a stylesheet under an address that holds its hash. @returns the address */
function publishStylesheet(
  writer: Pick<ReleaseWriter, 'write'>,
  name: string,
  css: string | Uint8Array,
): Promise<string> {
  return publishAsset(writer, name, css, STYLE)
}

async function publishAsset(
  writer: Pick<ReleaseWriter, 'write'>,
  name: string,
  content: string | Uint8Array,
  { ending, contentType }: { ending: string; contentType: string },
): Promise<string> {
  const address = `/assets/${name}.${shortHash(content, 12)}.${ending}`
  await writer.write(`public${address}`, content, { contentType, publicPath: address })
  return address
}
