import { afterAll, beforeAll, expect, it } from 'vitest'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { MERGED_ADVERT } from '../../testing/build-release.ts'
import { sampleListing } from '../../testing/sample-records.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const [FIRST, SECOND] = [sampleListing(0), sampleListing(1)]

let test: TestServer
beforeAll(async () => {
  test = await startTestServer({ release: { site: { stylesheet: '/assets/site.0123456789ab.css', sources: [] } } })
})
afterAll(() => test.close())

const page = async (query: string, locale = 'en'): Promise<string> => {
  const answer = await test.get(`/${locale}/homes/compare${query}`, { accept: 'text/html' })
  expect(answer.status).toBe(200)
  return answer.text()
}

it.each(LOCALES)('shows the homes of the address side by side, each in a column, in %s', async (locale) => {
  const html = await page(`?id=${FIRST.id}&id=${SECOND.id}`, locale)
  for (const { id } of [FIRST, SECOND]) {
    expect(html).toContain(`<th scope="col" class="figure"><a href="/${locale}/listings/${id}">`)
    expect(html).toContain(`href="/${locale}/homes/compare?id=${id}"`)
  }
  expect(html).toContain('<table class="tbl abreast two">')
  const rows = [...html.matchAll(/<tr><th scope="row">.*?<\/tr>/gs)]
  expect(rows.length).toBeGreaterThan(8)
  for (const [row] of rows) expect(row.split('<td').length - 1).toBe(2)
  expect(html).not.toMatch(/undefined|null|NaN/)
})

it('counts a home once, under any of its names, and says what is no longer listed', async () => {
  const html = await page(`?id=${FIRST.id}&id=${MERGED_ADVERT}&id=lgone&id=%3Cb%3E`)
  expect(html.split('<th scope="col" class="figure">')).toHaveLength(2)
  expect(html).toContain('2 homes of this comparison are no longer listed.')
  expect(html).not.toContain('<b>')
})

it('holds four homes at most, and offers homes like the first as long as there is room', async () => {
  const ids = Array.from({ length: 6 }, (_, number) => `id=${sampleListing(number).id}`)
  expect((await page(`?${ids.join('&')}`)).split('<th scope="col" class="figure">')).toHaveLength(5)
  expect(await page(`?${ids.slice(0, 4).join('&')}`)).not.toContain('<select id="add-one"')
  expect(await page(`?${ids[0]}`)).toContain('<select id="add-one"')
})

it('says what to do where none is chosen', async () => {
  expect(await page('')).toContain('You have not chosen a home yet')
})

it('is linked at every home of a search', async () => {
  const html = await (await test.get('/en/homes?offer=buy', { accept: 'text/html' })).text()
  const cards = html.split('<li class="home">').slice(1)
  expect(cards.length).toBeGreaterThan(2)
  for (const card of cards) {
    const id = /\/en\/listings\/(\w+)/.exec(card)![1]
    expect(card).toContain(`<a class="beside" href="/en/homes/compare?id=${id}"`)
  }
})
