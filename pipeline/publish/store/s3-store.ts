import { AwsClient } from 'aws4fetch'
import { z } from 'zod'
import { UsageError } from '../../base/usage-error.ts'
import { MovedError, StoreError, type ObjectStore } from './object-store.ts'

/** Options of the `s3` driver of unstorage, which servers read with. */
const s3Options = z.object({
  endpoint: z.url({ protocol: /^https?$/ }),
  bucket: z.string().default(''),
  region: z.string().min(1),
  accessKeyId: z.string().min(1),
  secretAccessKey: z.string().min(1),
})

const RETRIES = 4
const FIRST_RETRY_MS = 200
const TIMEOUT_MS = 120_000
const SHOWN_CHARACTERS = 300

/** Opens a bucket of S3 or a compatible service. Retries 429, 5xx and broken connections. @throws UsageError that names each invalid option */
export function openS3Store(given: Record<string, unknown>): ObjectStore {
  const parsed = s3Options.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new UsageError(`The options of the driver s3 cannot be used. ${faults.join('; ')}.`)
  }
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = parsed.data
  const client = new AwsClient({ service: 's3', region, accessKeyId, secretAccessKey, retries: 0 })
  const base = [endpoint.replace(/\/+$/, ''), bucket].filter((part) => part !== '').join('/')

  async function ask(method: string, key: string, body?: Uint8Array, headers: Record<string, string> = {}) {
    for (let attempt = 0; ; attempt++) {
      const response = await askOnce(method, `${base}/${key}`, body, headers).catch((error: unknown) => error)
      if (response instanceof Response && response.status !== 429 && response.status < 500) return response
      // Not every store supports conditional writes.
      if (response instanceof Response && response.status === 501) return response
      if (attempt === RETRIES) throw await failure(`${method} ${base}/${key}`, response)
      await new Promise((done) => setTimeout(done, FIRST_RETRY_MS * 2 ** attempt))
    }
  }
  async function askOnce(method: string, url: string, body: Uint8Array | undefined, headers: Record<string, string>) {
    const request = await client.sign(url, { method, headers, ...(body && { body: new Uint8Array(body) }) })
    return fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  }
  async function done(method: string, key: string, response: Response): Promise<void> {
    if (!response.ok) throw await failure(`${method} ${base}/${key}`, response)
    await response.arrayBuffer()
  }

  return {
    name: base,
    async read(key) {
      const response = await ask('GET', key)
      if (response.status === 404) return response.arrayBuffer().then(() => null)
      if (!response.ok) throw await failure(`GET ${base}/${key}`, response)
      return { bytes: new Uint8Array(await response.arrayBuffer()), version: response.headers.get('etag') }
    },
    async write(key, bytes, { contentType, cacheControl }, unless) {
      const headers = { 'content-type': contentType, 'cache-control': cacheControl }
      const condition = conditionOf(unless)
      const response = await ask('PUT', key, bytes, { ...headers, ...condition })
      if (response.status === 412 || response.status === 409)
        throw new MovedError(`${base}/${key} was changed by another writer in the meantime. Publish again.`)
      if (condition && response.status === 501) return done('PUT', key, await ask('PUT', key, bytes, headers))
      return done('PUT', key, response)
    },
    async remove(key) {
      const response = await ask('DELETE', key)
      if (response.status !== 404) await done('DELETE', key, response)
    },
  }
}

function conditionOf(unless: { not: string | null } | undefined): Record<string, string> | undefined {
  return unless && (unless.not === null ? { 'if-none-match': '*' } : { 'if-match': unless.not })
}

async function failure(what: string, response: unknown): Promise<StoreError> {
  if (!(response instanceof Response)) {
    const { message, cause } = response as Error
    return new StoreError(`${what}: ${message}${cause instanceof Error ? ` (${cause.message})` : ''}`, {
      cause: response,
    })
  }
  const text = (await response.text().catch(() => '')).replaceAll(/\s+/g, ' ').slice(0, SHOWN_CHARACTERS)
  const hint = response.status === 401 || response.status === 403 ? ' Check the key, its rights and the region.' : ''
  return new StoreError(`${what}: ${response.status} ${response.statusText} ${text}${hint}`)
}
