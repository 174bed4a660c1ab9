import { releaseIdSchema, type ReleaseFile, type ReleaseManifest } from '../../../models/contracts/release/release.ts'
import type { PackKind } from '../../../models/release-format/pack/pack-document.ts'
import type { Endpoint, Question } from '../../endpoints/endpoint.ts'
import { ProblemError } from '../../http/problem.ts'
import { respondWith } from '../../endpoints/respond.ts'
import { readManifest } from '../../serving/load-release.ts'
import { openReleaseSource, type ReleaseSource } from '../../release/release-source.ts'
import { ReleaseRefusedError } from '../../release/release-refused.ts'
import { readVerified, verifyStreamed } from '../../release/verify-file.ts'
import type { Services } from '../services.ts'
import { IMMUTABLE_CACHE } from '../../http/hot-document.ts'
import { answerCut } from './file-endpoint.ts'
import { answerPacked } from './listing-endpoints.ts'
import { fillAddress } from '../../../models/release-format/address/public-address.ts'
import { largeFile } from '../../serving/large-file.ts'
import { createPackReader, type PackReader } from '../../serving/pack-reader.ts'
import { createRepresentation } from '../../http/representation.ts'

/** Maximum releases whose manifests are cached. */
const KEPT = 4
const LISTING_PATHS: readonly [RegExp, PackKind][] = [
  [/^\/listings\/(\w+)\/md$/, 'md'],
  [/^\/api\/listings\/public\/(\w+)$/, 'json'],
]

interface Vintage {
  manifest: ReleaseManifest
  files: ReadonlyMap<string, ReleaseFile>
  packs: PackReader
}

/** `/releases/<id>/…`: every public address as of that release, while the release is kept. */
export function vintageEndpoint({ config, releases }: Services): Endpoint {
  const source = openReleaseSource(config)
  // The first awaiter reports the error.
  source.catch(() => undefined)
  const kept = new Map<string, Promise<Vintage>>()
  const open = (id: string): Promise<Vintage> => {
    const vintage = kept.get(id) ?? source.then((opened) => openVintage(opened, id, config))
    kept.delete(id)
    kept.set(id, vintage)
    vintage.catch(() => kept.delete(id))
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!)
    return vintage
  }
  return {
    path: '/releases/:id/**',
    async answer(question) {
      const id = question.params['id'] ?? ''
      const path = question.exchange.path.slice(`/releases/${id}`.length)
      const current = releases.current.facts.id
      if (!releaseIdSchema.safeParse(id).success) throw notKept(id, current)
      const vintage = await open(id).catch((error: unknown) => {
        throw error instanceof ReleaseRefusedError ? notKept(id, current) : error
      })
      return answerVintage(question, await source, vintage, path, config)
    },
  }
}

async function openVintage(
  source: ReleaseSource,
  id: string,
  { limits, publicBaseUrl, releaseKeys }: Services['config'],
): Promise<Vintage> {
  const manifest = await readManifest(source, id, releaseKeys)
  const named = manifest.files.flatMap((file): [string, ReleaseFile][] =>
    file.publicPath === null ? [] : [[file.publicPath, file]],
  )
  const packs = createPackReader(source, `releases/${id}`, manifest, {
    publicBaseUrl,
    cacheBytes: limits.packCacheBytes,
  })
  return { manifest, files: new Map(named), packs }
}

async function answerVintage(
  question: Question,
  source: ReleaseSource,
  { manifest, files, packs }: Vintage,
  path: string,
  { limits, publicBaseUrl }: Services['config'],
): Promise<Response> {
  const lastModified = new Date(`${manifest.asOf}T00:00:00Z`).toUTCString()
  for (const [pattern, kind] of LISTING_PATHS) {
    const id = pattern.exec(path)?.[1]
    const body = id === undefined ? undefined : await packs.document(id, kind)
    if (body) return answerPacked(question, body, kind, lastModified, IMMUTABLE_CACHE)
  }
  const file = files.get(path)
  if (!file)
    throw new ProblemError('NOT_FOUND', `Release ${manifest.id} has nothing at ${path.slice(0, 200)}.`, { errors: [] })
  const folder = `releases/${manifest.id}`
  if (file.bytes <= limits.hotFileBytes) {
    const bytes = await readVerified(source, folder, file)
    const content = file.addressMarks === undefined ? bytes : fillAddress(bytes, publicBaseUrl)
    const representation = createRepresentation(content, file.contentType)
    return respondWith(representation, question, { cacheControl: IMMUTABLE_CACHE, lastModified })
  }
  await verifyStreamed(source, folder, file)
  return answerCut(question, largeFile(source, folder, file, lastModified, publicBaseUrl), IMMUTABLE_CACHE)
}

function notKept(id: string, current: string): ProblemError {
  return new ProblemError(
    'NOT_FOUND',
    `Release ${id.slice(0, 50)} is not available here. The current one is ${current}.`,
  )
}
