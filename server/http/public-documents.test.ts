import { afterAll, beforeAll, expect, it } from 'vitest'
import { startDocumentHost } from '../testing/document-host.ts'
import { publicDocuments } from './public-documents.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const ADDRESSES = {
  'loopback.example': ['127.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'private.example': ['10.0.0.8'],
  'mixed.example': ['8.8.8.8', '192.168.1.1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'nowhere.example': [],
}

let host: Awaited<ReturnType<typeof startDocumentHost>>
beforeAll(async () => {
  host = await startDocumentHost(
    ({ url }, response) => {
      if (url === '/slow') return
      if (url === '/drip') return void response.writeHead(200, JSON_TYPE).write('{"a":')
      if (url === '/redirect') return void response.writeHead(302, { location: 'https://other.example/a' }).end()
      if (url === '/gone') return void response.writeHead(404, JSON_TYPE).end('{}')
      if (url === '/broken') return void response.writeHead(503, JSON_TYPE).end('{}')
      if (url === '/page') return void response.writeHead(200, { 'content-type': 'text/html' }).end('{}')
      if (url === '/half') return void response.writeHead(200, JSON_TYPE).end('{"a":')
      if (url === '/deep') return void response.writeHead(200, JSON_TYPE).end('['.repeat(5_000))
      if (url === '/zip') return void response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end('x')
      if (url === '/announced')
        return void response.writeHead(200, { ...JSON_TYPE, 'content-length': 10_000_000 }).write(' ')
      if (url === '/endless') {
        response.writeHead(200, JSON_TYPE)
        const more = () => void (response.destroyed || response.write(' '.repeat(8_192), more))
        return more()
      }
      response.writeHead(200, { 'content-type': 'application/vnd.example+json; charset=utf-8' }).end('{"a":1}')
    },
    { addresses: ADDRESSES, timeMs: 300 },
  )
})
afterAll(() => host.close())

it('reads a document', async () => {
  expect(await host.fetchDocument(new URL('https://app.example/client.json'))).toEqual({ a: 1 })
  expect(host.asked).toEqual(['app.example/client.json'])
})

it.each([
  ['https://app.example/slow', 'unreachable'],
  ['https://app.example/drip', 'unreachable'],
  ['https://app.example/broken', 'unreachable'],
  ['https://app.example/redirect', 'refused'],
  ['https://app.example/gone', 'refused'],
  ['https://app.example/zip', 'refused'],
  ['https://app.example/page', 'not_json'],
  ['https://app.example/half', 'not_json'],
  ['https://app.example/deep', 'not_json'],
  ['https://app.example/announced', 'too_large'],
  ['https://app.example/endless', 'too_large'],
])('refuses %s: %s', async (address, code) => {
  await expect(host.fetchDocument(new URL(address))).rejects.toMatchObject({ name: 'DocumentFault', code })
})

it.each([
  ...Object.keys(ADDRESSES).map((name) => [`https://${name}/a`, 'not_public']),
  ['http://app.example/a', 'refused'],
  ['file:///etc/passwd', 'refused'],
])('sends nothing to %s', async (address, code) => {
  const before = host.asked.length
  await expect(host.fetchDocument(new URL(address))).rejects.toMatchObject({ code })
  expect(host.asked).toHaveLength(before)
})

it.each(['https://127.0.0.1/a', 'https://[::1]/a', 'https://[::ffff:10.0.0.1]/a', 'https://2130706433/a'])(
  'reaches no private address written as a host: %s',
  async (address) => {
    await expect(publicDocuments()(new URL(address))).rejects.toMatchObject({ code: 'not_public' })
  },
)

it('reads a limited number of documents at once, and others once there is room', async () => {
  const slow = Array.from({ length: 16 }, () =>
    host.fetchDocument(new URL('https://app.example/slow')).catch(() => 'over'),
  )
  await expect(host.fetchDocument(new URL('https://app.example/a'))).rejects.toMatchObject({ code: 'unreachable' })
  expect(new Set(await Promise.all(slow))).toEqual(new Set(['over']))
  expect(await host.fetchDocument(new URL('https://app.example/a'))).toEqual({ a: 1 })
})
