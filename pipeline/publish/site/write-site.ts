import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, rmdir, utimes, writeFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { z } from 'zod'
import type { ReleaseManifest } from '../../../models/contracts/release/release.ts'
import { mapBounded } from '../../files/map-bounded.ts'
import { headersFile } from './headers-file.ts'
import { nginxConfiguration, type NginxOptions } from './nginx-configuration.ts'
import { publicFiles, type PublicFile } from './public-documents.ts'
import { sitePath } from './site-path.ts'

export interface SiteReport {
  releaseId: string
  files: number
  bytes: number
  /** New and changed files, without their compressed copies. */
  written: { files: number; bytes: number }
  removed: number
}

export interface SiteOptions extends NginxOptions {
  baseUrl: string
  signal: AbortSignal
  advance?(done: number): void
}

/** Hash and type of each file by path, as written by the last call. */
const stateSchema = z.object({ files: z.record(z.string(), z.object({ sha256: z.string(), contentType: z.string() })) })
type State = z.infer<typeof stateSchema>

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)
const COMPRESSIBLE = /^(?:text\/|application\/(?:[\w.+-]*json|xml|[\w.+-]*\+xml|x-ndjson)|image\/svg)/
const SMALLEST_WORTH_IT = 512
// Higher qualities take several times as long for a few percent.
const BROTLI_QUALITY = 6
const GZIP_LEVEL = 7
const AT_A_TIME = 8

/**
 * Writes everything public in a release as a static site: `public/` with each document at its address and its `.gz` and `.br` beside it,
 * `nginx.conf`, and `_headers`. Writes new and changed files only; removes files of earlier releases last.
 */
export async function writeSite(
  folder: string,
  releaseFolder: string,
  manifest: ReleaseManifest,
  options: SiteOptions,
): Promise<SiteReport> {
  const root = join(folder, 'public')
  const before = await readState(folder)
  const files: State['files'] = {}
  const report: SiteReport = { releaseId: manifest.id, files: 0, bytes: 0, written: { files: 0, bytes: 0 }, removed: 0 }
  const write = async (file: PublicFile): Promise<void> => {
    options.signal.throwIfAborted()
    const path = sitePath(file.address, file.contentType)
    const { sha256, contentType } = file
    const content = await file.read()
    report.files++
    report.bytes += content.length
    files[path] = { sha256, contentType }
    if (before.files[path]?.sha256 === sha256 && existsSync(join(root, path))) return
    await writeVariants(join(root, path), content, contentType, modifiedOf(manifest, sha256))
    report.written.files++
    report.written.bytes += content.length
    options.advance?.(report.files)
  }
  let batch: PublicFile[] = []
  const flush = async (): Promise<void> => {
    await mapBounded(batch, AT_A_TIME, write)
    batch = []
  }
  for await (const file of publicFiles(releaseFolder, manifest, options.baseUrl, options.upstream === null)) {
    batch.push(file)
    if (batch.length === AT_A_TIME * 8) await flush()
  }
  await flush()
  const rules = Object.entries(files).map(([path, { contentType }]) => ({ path, contentType }))
  await writeWhole(join(folder, 'nginx.conf'), nginxConfiguration(rules, root, options))
  await writeWhole(join(root, '_headers'), headersFile(rules))
  for (const path of Object.keys(before.files))
    if (!files[path]) {
      await removeVariants(root, path)
      report.removed++
    }
  await writeWhole(join(folder, 'site.json'), `${JSON.stringify({ releaseId: manifest.id, files })}\n`)
  return report
}

async function readState(folder: string): Promise<State> {
  const text = await readFile(join(folder, 'site.json'), 'utf8').catch(() => '{"files":{}}')
  const parsed = stateSchema.safeParse(JSON.parse(text))
  return parsed.data ?? { files: {} }
}

/**
 * Modification time that identifies the content: a time within the release's day, derived from the hash. nginx computes ETags from time and size;
 * this way equal content has the same ETag on every machine, and changed content another one.
 */
function modifiedOf({ asOf }: ReleaseManifest, sha256: string): Date {
  return new Date(Date.parse(`${asOf}T00:00:00Z`) + (Number.parseInt(sha256.slice(0, 8), 16) % 86_400) * 1_000)
}

async function writeVariants(file: string, content: Buffer, contentType: string, modified: Date): Promise<void> {
  const variants: [string, Buffer | null][] = [['', content]]
  if (content.length >= SMALLEST_WORTH_IT && COMPRESSIBLE.test(contentType)) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }
    const [gz, br] = [await compressGzip(content, { level: GZIP_LEVEL }), await compressBrotli(content, { params })]
    variants.unshift(['.gz', gz.length < content.length ? gz : null], ['.br', br.length < content.length ? br : null])
  } else variants.unshift(['.gz', null], ['.br', null])
  for (const [ending, bytes] of variants)
    if (bytes === null) await rm(`${file}${ending}`, { force: true })
    else await writeWhole(`${file}${ending}`, bytes, modified)
}

async function writeWhole(file: string, content: string | Uint8Array, modified?: Date): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.next~`, content)
  if (modified) await utimes(`${file}.next~`, modified, modified)
  await rename(`${file}.next~`, file)
}

async function removeVariants(root: string, path: string): Promise<void> {
  for (const ending of ['', '.gz', '.br']) await rm(join(root, `${path}${ending}`), { force: true })
  // A folder that is not empty stays.
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder))
    if (
      !(await rmdir(join(root, folder)).then(
        () => true,
        () => false,
      ))
    )
      return
}
