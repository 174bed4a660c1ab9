import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../server/testing/free-port.ts'
import { openReleaseStore } from '../../pipeline/releases/release-store.ts'
import { writeSite } from '../../pipeline/publish/site/write-site.ts'
import { publishSampleRelease } from '../../server/testing/build-release.ts'
import { sampleListing } from '../../server/testing/sample-records.ts'
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'

const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync)
const BASE_URL = 'https://property.example.lu'
const HTML = 'text/html; charset=utf-8'
const MARKDOWN = 'text/markdown; charset=utf-8'
const LISTING = sampleListing(0).id
const text = (what: string): string => `${what} ${'and more of it '.repeat(60)}`

const PUBLIC_FILES = {
  '/en': { content: `<!doctype html><title>${text('home')}</title>`, contentType: HTML },
  '/en/communes/bech': { content: `<!doctype html><title>${text('Bech')}</title>`, contentType: HTML },
  '/en/communes/bech/md': { content: `# ${text('Bech')}`, contentType: MARKDOWN },
  [`/fr/listings/${LISTING}`]: { content: `<!doctype html><title>${text('a flat')}</title>`, contentType: HTML },
  '/communes/bech/feed.json': { content: JSON.stringify({ items: [text('a')] }), contentType: 'application/feed+json' },
  '/communes/bech/feed.xml': { content: `<rss>${text('b')}</rss>`, contentType: 'application/rss+xml; charset=utf-8' },
  '/data/trends.csv': { content: text('a,b\n1,2\n'), contentType: 'text/csv; charset=utf-8' },
  '/data/trends.parquet': {
    content: Buffer.from([0x50, 0x41, 0x52, 0x31, 0, 255]),
    contentType: 'application/vnd.apache.parquet',
  },
  '/data/legal.json': { content: JSON.stringify({ text: text('law') }), contentType: 'application/json' },
  '/media/0123456789abcdef.webp': { content: Buffer.from([1, 2, 3]), contentType: 'image/webp' },
  '/assets/site-0123.css': { content: text('body { color: black } '), contentType: 'text/css; charset=utf-8' },
  '/sitemap.xml': { content: '<urlset/>', contentType: 'application/xml; charset=utf-8' },
  '/robots.txt': { content: 'User-agent: *', contentType: 'text/plain; charset=utf-8' },
  '/llms.txt': { content: text('# What there is'), contentType: 'text/plain; charset=utf-8' },
}
const ADDRESSES = [
  ...Object.keys(PUBLIC_FILES).filter((path) => !path.startsWith('/fr/listings/')),
  '/listings/feed.json',
  '/en/prices/md',
  '/en/prices',
  `/listings/${LISTING}/md`,
  `/api/listings/public/${LISTING}`,
  '/openapi.json',
  '/.well-known/openapi.json',
]

describe('a site', () => {
  const write = async (home: string, site: string) => {
    const releases = openReleaseStore(home)
    const id = releases.current()!.releaseId
    return writeSite(site, join(releases.directory, id), releases.manifest(id), {
      baseUrl: BASE_URL,
      upstream: null,
      signal: new AbortController().signal,
    })
  }

  it('writes only changes, and removes what is gone', async () => {
    using home = temporaryFolder()
    using site = temporaryFolder()
    const page = (content: string) => ({ content, contentType: HTML })
    publishSampleRelease(home.path, {
      tag: 'first000',
      publicFiles: { '/en/a': page('a'), '/en/b/c': page('b'), '/en/d': page('d') },
    })
    const first = await write(home.path, site.path)
    expect(first.written.files).toBe(first.files)
    const kept = join(site.path, 'public/en/a/index.html')
    const { mtimeMs, ino } = statSync(kept)
    publishSampleRelease(home.path, { tag: 'second00', publicFiles: { '/en/a': page('a'), '/en/d': page('changed') } })
    const second = await write(home.path, site.path)
    expect(second).toMatchObject({ files: first.files - 1, removed: 1 })
    expect(statSync(kept)).toMatchObject({ mtimeMs, ino })
    expect(readFileSync(join(site.path, 'public/en/d/index.html'), 'utf8')).toBe('changed')
    expect(existsSync(join(site.path, 'public/en/b'))).toBe(false)
    const third = await write(home.path, site.path)
    expect(third.written).toEqual({ files: 0, bytes: 0 })
    expect(readdirSync(site.path, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('~'))).toEqual(
      [],
    )
  })
})

if (!NGINX) console.warn('SKIPPED: no nginx on this machine, so the site is not compared with what the server answers.')

describe.skipIf(!NGINX)('a plain nginx over a site', () => {
  const folder = temporaryFolder()
  let server: TestServer
  let nginx: ChildProcess
  let origin: string
  beforeAll(async () => {
    server = await startTestServer({ release: { publicFiles: PUBLIC_FILES } })
    const releases = openReleaseStore(server.dataDir)
    const { releaseId } = releases.current()!
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    const site = join(folder.path, 'site')
    await writeSite(site, join(releases.directory, releaseId), releases.manifest(releaseId), {
      baseUrl: BASE_URL,
      upstream: null,
      listen: `127.0.0.1:${port}`,
      signal: new AbortController().signal,
    })
    nginx = await startNginx(folder.path, join(site, 'nginx.conf'), origin)
  })
  afterAll(async () => {
    const closed = once(nginx, 'close')
    nginx.kill('SIGTERM')
    await closed
    await server.close()
    folder[Symbol.dispose]()
  })

  const both = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    Promise.all([origin, server.url].map((base) => fetch(`${base}${path}`, { headers, method, redirect: 'manual' })))
  const COMPARED = [
    'content-type',
    'cache-control',
    'access-control-allow-origin',
    'access-control-expose-headers',
    'x-content-type-options',
    'referrer-policy',
    'content-security-policy',
    'content-location',
  ]

  it.each(ADDRESSES)('answers as the server does: %s', async (path) => {
    for (const accept of ['*/*', 'text/html', 'text/markdown']) {
      const [files, ours] = (await both(path, { accept })) as [Response, Response]
      expect(files.status, accept).toBe(200)
      expect(ours.status, accept).toBe(200)
      for (const name of COMPARED) expect(files.headers.get(name), `${accept} ${name}`).toBe(ours.headers.get(name))
      expect((files.headers.get('vary') ?? '').includes('Accept,')).toBe(
        (ours.headers.get('vary') ?? '').includes('Accept,'),
      )
      expect(Buffer.from(await files.arrayBuffer()).equals(Buffer.from(await ours.arrayBuffer())), accept).toBe(true)
    }
  })

  it('sends compressed files, and 304 for a known version', async () => {
    const gzipped = await fetch(`${origin}/en/communes/bech/md`, { headers: { 'accept-encoding': 'gzip' } })
    expect(gzipped.headers.get('content-encoding')).toBe('gzip')
    expect(await gzipped.text()).toBe(PUBLIC_FILES['/en/communes/bech/md'].content)
    const again = await fetch(`${origin}/en/communes/bech/md`, {
      headers: { 'accept-encoding': 'gzip', 'if-none-match': gzipped.headers.get('etag')! },
    })
    expect(again.status).toBe(304)
    const plain = await fetch(`${origin}/en/communes/bech/md`, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('etag')).not.toBe(gzipped.headers.get('etag'))
  })

  it('answers in Markdown on request, also where there is nothing, and serves none of its own control files', async () => {
    const missing = await fetch(`${origin}/en/nothing`, { headers: { accept: 'text/markdown' } })
    expect(missing.status).toBe(404)
    expect(missing.headers.get('content-type')).toBe(MARKDOWN)
    expect(missing.headers.get('cache-control')).toBe('no-store')
    expect(await missing.text()).toMatch(/^# Not found/)
    for (const path of ['/en/communes/bech/md.gz', '/nginx.conf', '/site.json'])
      expect((await fetch(`${origin}${path}`)).status, path).toBe(404)
  })

  it('serves the Markdown of a listing for its page in any language', async () => {
    const page = await fetch(`${origin}/fr/listings/${LISTING}`, { headers: { accept: 'text/html' } })
    expect([page.headers.get('content-type'), page.headers.get('vary')]).toEqual([HTML, 'Accept, Accept-Encoding'])
    const markdown = await fetch(`${origin}/fr/listings/${LISTING}`, { headers: { accept: 'text/markdown' } })
    expect(markdown.headers.get('content-location')).toBe(`/listings/${LISTING}/md`)
    expect(await markdown.text()).toContain('# Appartement 0 à Esch')
  })

  it('answers CORS preflights and range requests', async () => {
    const preflight = await fetch(`${origin}/listings/feed.json`, { method: 'OPTIONS' })
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
    const part = await fetch(`${origin}/data/trends.parquet`, { headers: { range: 'bytes=0-3' } })
    expect([part.status, await part.text()]).toEqual([206, 'PAR1'])
  })
})

async function startNginx(folder: string, site: string, origin: string): Promise<ChildProcess> {
  const scratch = join(folder, 'nginx')
  mkdirSync(scratch)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(scratch, name)};`,
  )
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; worker_processes 1; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${join(scratch, 'pid')}; error_log ${join(scratch, 'error.log')};
events { worker_connections 64; }
http { access_log off; ${paths.join(' ')} include ${site}; }
`,
  )
  const checked = spawnSync(NGINX!, ['-t', '-c', file, '-e', join(scratch, 'error.log')], { encoding: 'utf8' })
  if (checked.status !== 0) throw new Error(checked.stderr)
  const child = spawn(NGINX!, ['-c', file, '-e', join(scratch, 'error.log')], { stdio: 'ignore' })
  for (let attempt = 0; attempt < 200; attempt++) {
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    )
      return child
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error(`nginx does not answer: ${readFileSync(join(scratch, 'error.log'), 'utf8')}`)
}
