import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConfigurationError } from '../base/config.ts'
import { loadLocalRelease } from '../serving/load-local-release.ts'
import { publishSampleRelease } from '../testing/build-release.ts'
import { sampleFacts } from '../testing/sample-facts.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { ReleaseRefusedError } from './release-refused.ts'
import { webSource } from './web-source.ts'

const BASE = 'https://property.example.lu'
const folder = temporaryFolder()
const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url!)
  const file = join(folder.path, new URL(request.url!, BASE).pathname.replace('/lux/', '/'))
  if (request.url!.startsWith('/moved/')) response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
  else if (existsSync(file)) createReadStream(file).pipe(response)
  else response.writeHead(404).end()
})
let address: string
let releaseId: string
beforeAll(async () => {
  ;({ id: releaseId } = publishSampleRelease(folder.path, { listings: 30 }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  folder[Symbol.dispose]()
})

describe('a release at an address', () => {
  it('is that of the folder, and only what is needed is fetched', async () => {
    const { facts } = await loadLocalRelease(`${address}/lux`, BASE)
    expect(facts.listings).toEqual((await sampleFacts({ listings: 30 })).listings)
    expect(asked).toContain('/lux/current.json')
    expect(asked.filter((path) => path.includes('/listings/'))).toEqual([])
  })

  it('is refused when a file is not as the manifest says', async () => {
    const path = join(folder.path, 'releases', releaseId, 'manifest.json')
    const before = readFileSync(path)
    writeFileSync(path, before.toString().replace('"sha256"', '"sha256" '))
    await expect(loadLocalRelease(`${address}/lux`, BASE)).rejects.toThrow(ReleaseRefusedError)
    writeFileSync(path, before)
  })

  it.each([
    ['/moved', /answers 302; redirects are not followed/],
    ['/nothing', /has no current\.json/],
  ])('is not at %s', async (path, message) => {
    await expect(loadLocalRelease(address + path, BASE)).rejects.toThrow(message)
  })

  it('is read up to a number of bytes', async () => {
    const source = webSource(`${address}/lux`, { cacheDir: folder.path, mostBytes: 20 })
    await expect(source.read('current.json')).rejects.toThrow('more than 20 bytes')
  })

  it('is refused when nobody answers', async () => {
    await expect(loadLocalRelease('http://127.0.0.1:1/', BASE)).rejects.toThrow('the address does not answer')
  })

  it.each(['http://data.example.lu/', 'https://user:secret@data.example.lu/', 'https://data.example.lu/?a=b'])(
    'is never asked for at %s',
    (given) => {
      expect(() => webSource(given)).toThrow(ConfigurationError)
    },
  )
})
