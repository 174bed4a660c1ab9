import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SITE_PATH, type Site } from '../../../models/contracts/release/site.ts'
import { shortHash } from '../../../models/kernel/ids.ts'
import type { SiteStatement } from '../../../content/html/site-page.ts'
import type { PublishContext } from '../../releases/context.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'

const STYLESHEET = join(import.meta.dirname, '..', '..', '..', 'content', 'site', 'site.css')

/** Publishes the stylesheet under an address that holds its hash, so that caches may keep it for ever. @returns what every page says */
export async function publishSiteAssets(writer: ReleaseWriter, context: PublishContext): Promise<SiteStatement> {
  const stylesheet = await publishStylesheet(writer, 'site', readFileSync(STYLESHEET))
  const site: Site = { stylesheet, sources: [...context.sources.values()] }
  await writer.writeJson(SITE_PATH, site)
  const { baseUrl, asOf, releaseId, sample } = context
  return { baseUrl, asOf, releaseId, sample, stylesheet }
}

/** Publishes a stylesheet under an address that holds its hash. @returns the address */
export async function publishStylesheet(
  writer: Pick<ReleaseWriter, 'write'>,
  name: string,
  css: string | Uint8Array,
): Promise<string> {
  const address = `/assets/${name}.${shortHash(css, 12)}.css`
  await writer.write(`public${address}`, css, { contentType: 'text/css; charset=utf-8', publicPath: address })
  return address
}
