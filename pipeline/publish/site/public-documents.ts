import { readFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256Of } from '../../../models/kernel/sha256-of.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { siteSchema, SITE_PATH } from '../../../models/contracts/release/site.ts'
import { buildOpenApiDocument } from '../../../models/openapi/document.ts'
import { missingPage } from '../../../content/html/missing-page.ts'
import { PACK_KINDS, type PackKind } from '../../../models/release-format/pack/pack-document.ts'
import { fillAddress } from '../../../models/release-format/address/public-address.ts'
import { openPack } from '../../../models/release-format/pack/pack.ts'
import type { ReleaseManifest } from '../../../models/contracts/release/release.ts'
import { ROOT } from '../../base/settings.ts'
import { listingPages } from '../pages/listing-pages.ts'

/** A public document with its complete bytes. */
export interface PublicFile {
  address: string
  contentType: string
  sha256: string
  read(): Promise<Buffer>
}

const MARKDOWN = 'text/markdown; charset=utf-8'
const HTML = 'text/html; charset=utf-8'
const PACK_ADDRESSES: Record<PackKind, { address: (id: string) => string; contentType: string }> = {
  md: { address: (id) => `/listings/${id}/md`, contentType: MARKDOWN },
  json: { address: (id) => `/api/listings/public/${id}`, contentType: 'application/json' },
}
/** Documents of the answer 404. */
export const MISSING = { md: '/missing.md', html: (locale: string) => `/${locale}/missing` } as const

/**
 * Lists everything public in a release: its files, the documents of its listings, and the API description.
 * @param withListingPages include listing pages, which servers otherwise render on request
 */
export async function* publicFiles(
  folder: string,
  manifest: ReleaseManifest,
  baseUrl: string,
  withListingPages: boolean,
): AsyncGenerator<PublicFile> {
  for (const { path, contentType, publicPath, sha256, addressMarks } of manifest.files) {
    if (publicPath === null) continue
    const read = (): Promise<Buffer> => readFile(join(folder, path))
    if (addressMarks === undefined) yield { address: publicPath, contentType, sha256, read }
    else yield made(publicPath, contentType, fillAddress(await read(), baseUrl))
  }
  for (const { path } of manifest.files)
    if (path.startsWith('packs/')) yield* packedFiles(await readFile(join(folder, path)), baseUrl)
  const openapi = JSON.stringify(buildOpenApiDocument({ baseUrl, version: packageVersion() }))
  for (const address of ['/openapi.json', '/.well-known/openapi.json'])
    yield made(address, 'application/vnd.oai.openapi+json;version=3.1', openapi)
  if (withListingPages)
    for await (const { address, html } of listingPages(folder, manifest, baseUrl)) yield made(address, HTML, html)
  yield made(MISSING.md, MARKDOWN, MISSING_TEXT)
  const site = manifest.files.some(({ path }) => path === SITE_PATH)
    ? siteSchema.parse(JSON.parse(await readFile(join(folder, SITE_PATH), 'utf8')))
    : null
  const { asOf, id: releaseId, sample } = manifest
  for (const locale of site ? LOCALES : []) {
    const page = missingPage('page', locale, {
      baseUrl,
      asOf,
      releaseId,
      sample,
      stylesheet: site!.stylesheet,
      script: site!.script,
    })
    yield made(MISSING.html(locale), HTML, page)
  }
}

const MISSING_TEXT = `# Not found

There is nothing at this address. [/llms.txt](/llms.txt) tells what there is, [/llms-full.txt](/llms-full.txt) lists the documents.
`

function* packedFiles(bytes: Buffer, baseUrl: string): Generator<PublicFile> {
  const pack = openPack(bytes)
  for (const id of pack.listingIds())
    for (const kind of PACK_KINDS) {
      const body = pack.body(id, kind)
      const { address, contentType } = PACK_ADDRESSES[kind]
      if (body) yield made(address(id), contentType, fillAddress(body, baseUrl))
    }
}

function made(address: string, contentType: string, content: string | Uint8Array): PublicFile {
  const bytes = Buffer.from(content as string)
  return { address, contentType, sha256: sha256Of(bytes), read: async () => bytes }
}

function packageVersion(): string {
  return (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version
}
