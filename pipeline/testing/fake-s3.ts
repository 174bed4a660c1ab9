import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeObject {
  bytes: Buffer
  headers: IncomingMessage['headers']
}

/** A bucket on the loopback interface that checks signatures (AWS Signature Version 4) and preconditions, nothing else. */
export interface FakeS3 extends AsyncDisposable {
  /** Options of the driver `s3`. */
  options: Record<string, string>
  objects: Map<string, FakeObject>
  /** Requests so far: method and key. */
  requests: string[]
  /** Called before each answer; a returned status replaces the answer, 0 drops the connection, -1 never answers. */
  before: (method: string, key: string) => number | undefined
  /** Whether the store supports preconditions; if not, it answers PUTs with one like such stores do. */
  knowsConditions: boolean
}

const BUCKET = 'releases'
const CREDENTIALS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI', region: 'eu-west-1' }

export async function startFakeS3(): Promise<FakeS3> {
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const fake: FakeS3 = {
    options: { ...CREDENTIALS, bucket: BUCKET, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    objects: new Map(),
    requests: [],
    before: () => undefined,
    knowsConditions: true,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request
    const body = Buffer.concat(await request.toArray())
    const key = decodeURIComponent(url.replace(`/${BUCKET}/`, ''))
    fake.requests.push(`${method} ${key}`)
    const status = fake.before(method, key)
    if (status === 0) return void request.socket.destroy()
    if (status === -1) return
    if (status !== undefined) return reply(response, status, 'as asked for')
    if (!isSigned(request, body)) return reply(response, 403, '<Code>SignatureDoesNotMatch</Code>')
    const held = fake.objects.get(key)
    if (method === 'PUT') {
      const isConditional = headers['if-match'] !== undefined || headers['if-none-match'] !== undefined
      if (isConditional && !fake.knowsConditions) return reply(response, 501, '<Code>NotImplemented</Code>')
      if (headers['if-none-match'] === '*' && held) return reply(response, 412, '<Code>PreconditionFailed</Code>')
      if (headers['if-match'] !== undefined && headers['if-match'] !== (held && etagOf(held.bytes)))
        return reply(response, 412, '<Code>PreconditionFailed</Code>')
      fake.objects.set(key, { bytes: body, headers })
      return reply(response, 200, '')
    }
    if (method === 'DELETE') fake.objects.delete(key)
    if (method === 'DELETE') return reply(response, 204, '')
    if (!held) return reply(response, 404, '<Code>NoSuchKey</Code>')
    response.writeHead(200, { etag: etagOf(held.bytes), 'content-length': held.bytes.length })
    response.end(method === 'HEAD' ? undefined : held.bytes)
  }
  return fake
}

function reply(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status)
  response.end(text)
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}

/** Recomputes the signature as S3 does (canonical request, string to sign, derived key). */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, credential = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const [key, ...scope] = credential.split('/')
  const [day = '', region = '', service = ''] = scope
  if (key !== CREDENTIALS.accessKeyId || region !== CREDENTIALS.region || service !== 's3') return false
  const stated = String(headers['x-amz-content-sha256'])
  if (stated !== 'UNSIGNED-PAYLOAD' && stated !== createHash('sha256').update(body).digest('hex')) return false
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim().replaceAll(/\s+/g, ' ')}\n`)
  const canonical = [method, url.split('?')[0], url.split('?')[1] ?? '', lines.join(''), names, stated].join('\n')
  const hash = createHash('sha256').update(canonical).digest('hex')
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope.join('/'), hash].join('\n')
  const signing = [day, region, service, 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${CREDENTIALS.secretAccessKey}`,
  )
  return createHmac('sha256', signing).update(toSign).digest('hex') === signature
}
