import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleListing } from '../../testing/sample-records.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const LISTING = sampleListing(0)

let test: TestServer
beforeAll(async () => {
  test = await startTestServer({ release: { site: { stylesheet: '/assets/site.0123456789ab.css', sources: [] } } })
})
afterAll(() => test.close())

it('a comparison and each of its files hold the communes of the address', async () => {
  const page = await (await test.get('/en/compare?in=mersch')).text()
  const addresses = [...page.matchAll(/href="(\/charts[^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))
  expect(addresses.map((address) => address.split('/').at(-1))).toEqual(
    ['csv', 'svg', 'png'].map((format) => `chart-compare.${format}?in=mersch`),
  )
  const [csv, svg, png] = (await Promise.all(addresses.map((address) => test.get(address)))) as [
    Response,
    Response,
    Response,
  ]
  expect([csv, svg, png].map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
    [200, 'text/csv; charset=utf-8'],
    [200, 'image/svg+xml; charset=utf-8'],
    [200, 'image/png'],
  ])
  expect(await csv.text()).toMatch(/^"Quarter","Mersch"\r\n"Q\d 20\d\d",/)
  const drawing = await svg.text()
  expect(drawing).toMatch(/>Mersch<[^]*As of [^]*\/en\/compare\?in=mersch</)
  const { width } = await sharp(Buffer.from(await png.arrayBuffer())).metadata()
  expect(width).toBe(2 * Number(/ width="(\d+)"/.exec(drawing)![1]))
})

it.each([
  '/charts/en/compare/chart-none.svg',
  '/charts/en/nowhere/chart-sale.png',
  '/charts/xx/compare/chart-compare.svg',
  '/charts/en/compare/chart-compare.gif',
  '/charts/en/compare/..%2fchart-compare.svg',
  '/cards/en/listings/nothing.png',
  `/cards/xx/listings/${LISTING.id}.png`,
])('there is nothing at %s', async (address) => {
  expect((await test.get(address)).status).toBe(404)
})

it('a listing has a picture of its own beside its link, in the language of its page', async () => {
  const page = await (await test.get(`/de/listings/${LISTING.id}`, { accept: 'text/html' })).text()
  const address = `/cards/de/listings/${LISTING.id}.png`
  expect(page).toMatch(new RegExp(`property="og:image" content="[^"]*${address}"`))
  const [first, again] = [await test.get(address), await test.get(address)]
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
  const { width, height } = await sharp(Buffer.from(await first.arrayBuffer())).metadata()
  expect([width, height]).toEqual([1200, 630])
})

it('leads on from the address of developers that people guess', async () => {
  const answer = await test.get('/de/developers', { accept: 'text/html' })
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/developers?lang=de'])
  expect((await test.get('/xx/developers')).status).toBe(404)
})
