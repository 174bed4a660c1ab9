import { afterAll, beforeAll, expect, it } from 'vitest'
import { LOCALES } from '../../../../models/kernel/locale.ts'
import { sampleCommute } from '../../../testing/sample-commute.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const COMMUTE = sampleCommute()

let test: TestServer
beforeAll(async () => {
  test = await startTestServer({
    release: { commute: COMMUTE, site: { stylesheet: '/assets/site.0123456789ab.css', sources: [] } },
  })
})
afterAll(() => test.close())

const visit = async (query: string, locale = 'en') => {
  const response = await test.get(`/${locale}/commute/reach${query}`, { accept: 'text/html' })
  return { response, html: await response.text() }
}
const reachedIn = (html: string): string[] =>
  [...html.matchAll(/<th scope="row"><a href="\/en\/communes\/([\w-]+)"/g)].map(([, slug]) => slug!).sort()

it('lists exactly the communes whose published minutes are within the time, for each mode and place', async () => {
  for (const place of ['luxembourg-city', 'kirchberg', 'belval'] as const)
    for (const mode of ['car', 'transit', 'bike', 'walk'] as const)
      for (const limit of [10, 30, 60]) {
        const { html } = await visit(`?to=${place}&min=${limit}&by=${mode}`)
        const within = Object.entries(COMMUTE.communes)
          .filter(([, times]) => times[place][mode].peak.minutes <= limit)
          .map(([slug]) => slug)
        const published = reachedIn(html).filter((slug) => slug in COMMUTE.communes)
        expect(published, `${place} ${mode} ${limit}`).toEqual(within.sort())
      }
})

it('keeps several places in the address, and asks for homes within reach of all of them', async () => {
  const asked = ['to=kirchberg&min=45&by=car', 'to=belval&min=45&by=transit', 'to=Mersch&min=15&by=walk']
  const alone = await Promise.all(asked.map(async (place) => reachedIn((await visit(`?${place}`)).html)))
  const { html, response } = await visit(`?${asked.join('&')}&to=&min=30&by=transit`)
  expect(reachedIn(html)).toEqual(alone[0]!.filter((slug) => alone.every((reached) => reached.includes(slug))))
  expect(html).toContain('about ')
  expect(html).toContain(
    'href="/en/homes?offer=rent&amp;commute=kirchberg%3A45%3Acar%2Cbelval%3A45%3Atransit%2Cmersch%3A15%3Awalk"',
  )
  expect(html).toContain('hreflang="fr" href="http')
  expect(response.headers.get('cache-control')).toBe('private, max-age=300')
  expect(
    (await test.get('/en/homes?offer=rent&commute=kirchberg%3A45%3Acar%2Cbelval%3A45%3Atransit%2Cmersch%3A15%3Awalk'))
      .status,
  ).toBe(200)
})

it('names a place that it does not know, and answers nothing else', async () => {
  const { html, response } = await visit('?to=kirchberg&min=30&by=transit&to=%3Cb%3Enowhere&min=999&by=rocket')
  expect(response.status).toBe(200)
  expect(html).toContain('id="to-1-fault"')
  expect(html).not.toMatch(/<b>nowhere|<table/)
})

it.each(LOCALES)('has a form without any question in %s', async (locale) => {
  const { html, response } = await visit('', locale)
  expect([response.status, response.headers.get('cache-control')?.startsWith('public')]).toEqual([200, true])
  expect(html.split('name="to"')).toHaveLength(4)
  expect(html).not.toMatch(/undefined|NaN|reach\./)
})
