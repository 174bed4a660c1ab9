import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { rpc } from '../mcp/testing/rpc.ts'
import { sampleListing } from '../../testing/sample-records.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const SITE = { stylesheet: '/assets/site.0123456789ab.css', sources: [] }

let test: TestServer
beforeAll(async () => {
  test = await startTestServer({ release: { site: SITE } })
})
afterAll(() => test.close())

const visit = (path: string) => test.get(path, { accept: 'text/html' })
const pageOf = async (path: string) => (await visit(path)).text()
const idsOn = (html: string) => [...html.matchAll(/href="\/\w\w\/listings\/(\w+)"/g)].map(([, id]) => id)
const totalOn = (html: string) =>
  Number(/(\d[\d,]*) (?:home|listing)s?\b/.exec(/<h1[^>]*>.*?<\/h1>/s.exec(html)![0])?.[1]?.replace(',', '') ?? 0)
const callTool = async (name: string, args: object) =>
  (await rpc(`${test.url}/api/mcp`, 'tools/call', { name, arguments: args })).result?.['structuredContent'] as {
    listings: { id: string }[]
    total: number
  }

describe('the page of homes', () => {
  it('finds for words what search_vibe finds, in its order', async () => {
    const query = 'apartment 2 bedrooms up to 600000'
    const { listings, total } = await callTool('search_vibe', { query, intent: 'buy', limit: 20, includePhotos: false })
    const html = await pageOf(`/en/homes?${new URLSearchParams({ q: query, offer: 'buy' }).toString()}`)
    expect([totalOn(html), idsOn(html)]).toEqual([total, listings.map(({ id }) => id)])
  })

  it('fills the form with what the words say, and links to the search without each condition', async () => {
    const html = await pageOf('/en/homes?q=apartment+2+bedrooms+up+to+600000&offer=buy')
    expect(html).toContain('name="price_max" inputmode="numeric" value="600000"')
    expect(html).toMatch(/<option value="2" selected>/)
    const links = [...html.matchAll(/class="chip" href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))
    expect(links).toContain('/en/homes?q=apartment+2+bedrooms+up+to+600000&offer=buy&price=')
    const all = totalOn(html)
    for (const href of links) expect(totalOn(await pageOf(href)), href).toBeGreaterThanOrEqual(all)
  })

  it('names a place and what lies near it in words, without a sign', async () => {
    const chipsOn = async (path: string) =>
      [...(await pageOf(path)).matchAll(/class="chip"[^>]*><span[^>]*>[^<]*<\/span>([^<]*)</g)].map(
        ([, label]) => label,
      )
    expect(await chipsOn('/en/homes?offer=buy&place=~Mersch')).toContain('In or near Mersch')
    expect(await chipsOn('/de/homes?offer=buy&place=~Mersch')).toContain('In oder bei Mersch')
    expect(await chipsOn('/en/homes?offer=buy&place=!Mersch')).toContain('Not in Mersch')
    expect(await chipsOn('/en/homes?offer=buy&place=Mersch')).toContain('Mersch')
  })

  it('gives what native inputs send its one address', async () => {
    const response = await visit(
      '/en/homes?q=&offer=buy&sort=match&place=&price_min=&price_max=600000&charges=&beds_min=2&area_min=&type=&type=flat' +
        '&commute_to=&commute_min=30&commute_by=transit&energy=&features=',
    )
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/en/homes?offer=buy&price=..600000&beds=2..&type=flat',
    ])
  })

  it.each([
    ['1.200', '1200'],
    ['1 200 €', '1200'],
    ['1200,50', '1200.5'],
    ['500k', '500000'],
    ['1,2 Mio', '1200000'],
  ])('reads %s in the field of a price as people write it', async (typed, amount) => {
    for (const locale of LOCALES) {
      const moved = await visit(`/${locale}/homes?offer=buy&price_min=&price_max=${encodeURIComponent(typed)}`)
      expect(moved.headers.get('location')).toBe(`/${locale}/homes?offer=buy&price=..${amount}`)
    }
  })

  it('keeps a number that it cannot read in the field, and says beside it what to write', async () => {
    const moved = await visit('/en/homes?offer=buy&price_min=&price_max=abc&area_min=-5')
    const html = await pageOf(moved.headers.get('location')!)
    expect(html).toMatch(/name="price_max"[^>]*value="abc"[^>]*aria-describedby="price-fault"/)
    expect(html).toContain('id="price-fault">We cannot read “abc” as a number. Write for example 650,000.')
    expect(html).toMatch(/name="area_min"[^>]*value="-5"[^>]*aria-describedby="area-fault"/)
    expect(html).toContain('We left this out of the search')
    expect(totalOn(html)).toBe(totalOn(await pageOf('/en/homes?offer=buy')))
    expect(await pageOf('/de/homes?offer=rent&price=..abc')).toContain('Schreiben Sie zum Beispiel 1.200.')
  })

  it('names a least above its most, and keeps both', async () => {
    const html = await pageOf('/en/homes?offer=buy&price=900000..500000')
    expect(html).toContain('id="price-fault">The least (“900000”) is above the most (“500000”).')
    expect(html).toMatch(/name="price_min"[^>]*value="900000".*name="price_max"[^>]*value="500000"/s)
    expect(totalOn(html)).toBe(totalOn(await pageOf('/en/homes?offer=buy')))
  })

  it('gives a place with a distance one address, and says what it cannot read', async () => {
    const moved = await visit('/en/homes?offer=buy&place=Mersch&around=5000')
    expect(moved.headers.get('location')).toBe('/en/homes?offer=buy&near=Mersch:5000')
    const html = await pageOf('/en/homes?offer=buy&near=Mersch:5000')
    expect(html).toContain('Within 5 km of Mersch')
    expect(html).toMatch(/We know only the commune of \d+ homes/)
    expect(totalOn(html)).toBe(0)
    expect(totalOn(await pageOf('/en/homes?offer=buy&near=Mersch:5000&unplaced=incl'))).toBeGreaterThan(0)
    expect(html).toMatch(/<option value="5000" selected>/)
    expect(await pageOf('/en/homes?offer=buy&near=Atlantis:5000')).toContain(
      'id="place-fault">We do not know “Atlantis”.',
    )
  })

  it('finds a postcode in the communes of its first two digits, also with a distance', async () => {
    for (const typed of ['7520', 'L-7520', 'L 7520']) {
      const moved = await visit(`/en/homes?offer=buy&place=${encodeURIComponent(typed)}&around=`)
      const html = await pageOf(
        moved.headers.get('location') ?? `/en/homes?offer=buy&place=${encodeURIComponent(typed)}`,
      )
      expect(html).toMatch(new RegExp(`id="place"[^>]*value="${typed}"`))
      expect(html).toContain('Postcodes that begin with 75 lie in Mersch')
      expect(totalOn(html)).toBe(totalOn(await pageOf('/en/homes?offer=buy&place=Mersch')))
      const around = await pageOf(`/en/homes?offer=buy&near=${encodeURIComponent(typed)}:5000`)
      expect(around).toContain('Within 5 km of Mersch')
    }
  })

  it('says that it does not know a postcode, and keeps it in the field', async () => {
    for (const query of ['place=0012', 'near=0012:1000']) {
      const html = await pageOf(`/en/homes?offer=buy&${query}`)
      expect(html).toContain('id="place-fault">We do not know the postcode “0012”.')
      expect(html).toMatch(/id="place"[^>]*value="0012"/)
      expect(html).toContain('We left this out of the search')
    }
  })

  it('asks for a place of work to order by the commute, and names an order that it does not know', async () => {
    const html = await pageOf('/en/homes?offer=buy&sort=commute')
    expect(html).toContain('id="sort-fault">To order by commute, choose “Where you work”.')
    expect(html).toContain('<option value="commute" selected>')
    expect(await pageOf('/en/homes?offer=buy&sort=commute&commute=belval:30')).not.toContain('sort-fault')
    expect(await pageOf('/en/homes?offer=buy&sort=cheap')).toContain(
      'id="sort-fault">We do not know the order “cheap”.',
    )
    expect(await pageOf('/en/homes?offer=buy')).not.toContain('sort-fault')
  })

  it('says that a limit with charges may be passed where a listing states no charges', async () => {
    const html = await pageOf('/en/homes?offer=rent&price=..1550&charges=incl')
    expect(html).toContain(`For ${totalOn(html)} of these homes the listing does not state the charges`)
    expect(totalOn(html)).toBeGreaterThan(0)
    for (const query of ['price=..1550', 'charges=incl'])
      expect(await pageOf(`/en/homes?offer=rent&${query}`)).not.toContain('does not state the charges')
  })

  it('says nearby in words, not by the sign of the address', async () => {
    const moved = await visit('/en/homes?offer=buy&place=Mersch&around=nearby')
    expect(moved.headers.get('location')).toBe('/en/homes?offer=buy&place=~Mersch')
    const html = await pageOf('/en/homes?offer=buy&place=~Mersch')
    expect(html).toContain('name="place" value="Mersch"')
    expect(html).toMatch(/<option value="nearby" selected>nearby</)
  })

  it('offers names for a place with too many mistakes to correct, and none where no name is near', async () => {
    const html = await pageOf('/en/homes?offer=buy&beds=2..&place=Mershx')
    expect(html).toMatch(/We do not know “Mershx”\. Did you mean <a href="[^"]*place=Mersch&amp;beds=2\.\.[^"]*"/)
    expect(await pageOf('/en/homes?offer=buy&place=Qwxyzzyqk')).toContain('We do not know “Qwxyzzyqk”')
    expect(await pageOf('/de/homes?offer=buy&place=Lxembrg')).toMatch(/<a href="[^"]*place=Luxemburg[^"]*"/)
    expect(await pageOf('/en/homes?offer=buy&place=Qwxyzzyqk')).not.toContain('Did you mean')
  })

  it('names a day as the language has it, and cuts no title within a word', async () => {
    const html = await pageOf('/lu/homes?offer=buy&place=Mersch&price=..600000&q=disponibel+bis+1.+Mäerz+2027')
    expect(/<title>([^<]*) ·/.exec(html)?.[1]).toMatch(
      /Treffer: Mersch, .*600\.000.€, Spéitstens ab 1. Mäerz 2027 disponibel/,
    )
    const long = await pageOf(
      '/de/homes?offer=buy&place=Mersch&price=100000..600000&beds=2..4&area=60..120&energy=B&features=garden',
    )
    expect(/<title>([^<]*) ·/.exec(long)?.[1]).toMatch(/(?:m²|€|Schlafzimmer|besser)$/)
  })

  it('says that it understood nothing, and shows the newest homes', async () => {
    const html = await pageOf('/en/homes?q=asdfgh&offer=buy')
    expect(html).toContain('We did not understand “asdfgh”')
    expect(html).not.toMatch(/<h1[^>]*>[^<]*\d+ homes/)
    expect(idsOn(html)).toEqual(idsOn(await pageOf('/en/homes?offer=buy')))
  })

  it('says how many homes there are without each condition when none meets all', async () => {
    const html = await pageOf('/en/homes?offer=buy&price=..100000&beds=2..')
    expect(html).toContain('No home meets all conditions')
    expect(html).toMatch(/Without: At most €100,000 <small>\(closest: At most €[\d,]+\)<\/small><\/span><b>\d+ home/)
  })

  it.each([
    'price=..100000&beds=2..',
    'price=..1&place=Vianden,Mersch&beds=9..',
    'price=900000..900001&q=not+in+Mersch,+2+bedrooms,+balcony',
    'price=..100000&type=other',
  ])('counts in each line what its link leads to: %s', async (query) => {
    const html = await pageOf(`/en/homes?offer=buy&${query}`)
    const [blame = ''] = /<ul class="blame">.*?<\/ul>/s.exec(html) ?? []
    const lines = [...blame.matchAll(/href="([^"]*)".*?<b>(\d+) (?:home|listing)s?<\/b>/gs)]
    for (const [, href, count] of lines)
      expect(totalOn(await pageOf(href!.replaceAll('&amp;', '&'))), href).toBe(Number(count))
  })

  it('says how many pages there are after the last, and leads to it', async () => {
    const html = await pageOf('/en/homes?offer=buy&page=999')
    expect(html).toMatch(/There (?:is|are) only \w+ pages? of results\./)
    const [, href] = /<a href="([^"]*)">Go to the last page/.exec(html)!
    expect(idsOn(await pageOf(href!.replaceAll('&amp;', '&'))).length).toBeGreaterThan(0)
  })

  it('calls what nobody lives in listings, not homes', async () => {
    for (const type of ['other', 'flat,other'])
      expect(await pageOf(`/en/homes?offer=buy&type=${type}`)).toMatch(/<h1 data-count="\d+ listings?"/)
    expect(await pageOf('/en/homes?offer=buy&type=flat,house')).toMatch(/<h1 data-count="\d+ homes?"/)
  })

  it('shows the homes nearest to a search that finds none, each with what it misses, and leaves no condition out of its words', async () => {
    for (const query of ['price=..100000&beds=2..', 'price=..1&place=Vianden&beds=9..']) {
      const [, closest = ''] = (await pageOf(`/en/homes?offer=buy&${query}`)).split('Closest to what you want')
      const misses = [...closest.matchAll(/Outside your wish: ([^<]*)</g)].map(([, words]) => words!)
      expect(misses.length).toBe(closest.match(/<li class="home">/g)?.length)
      for (const words of misses) expect(words).toMatch(/At most €/)
    }
  })

  it('is no listing’s price away from every order', async () => {
    const ids = idsOn(await pageOf('/en/homes?offer=buy'))
    for (const sort of ['newest', 'price', 'price-per-m2', 'commute'])
      expect(idsOn(await pageOf(`/en/homes?offer=buy&sort=${sort}`)).toSorted(), sort).toEqual(ids.toSorted())
  })

  it('orders by words as its menu does, and names no order that another one replaces', async () => {
    const asked = await pageOf('/en/homes?q=cheapest+apartments&offer=buy')
    expect(idsOn(asked)).toEqual(idsOn(await pageOf('/en/homes?q=apartments&offer=buy&sort=price')))
    expect(asked).toContain('cheapest first')
    expect(await pageOf('/en/homes?q=cheapest+apartments&offer=buy&sort=newest')).not.toContain('cheapest first')
  })

  it('says that a limit of a rent is one without charges', async () => {
    expect(await pageOf('/en/homes?q=flat+under+2000&offer=rent')).toMatch(/At most €2,000, without charges/)
    expect(await pageOf('/en/homes?q=flat+under+2000+charges+included&offer=rent')).not.toContain('without charges')
    expect(await pageOf('/en/homes?q=flat+under+600000&offer=buy')).not.toContain('without charges')
  })

  it.each(LOCALES)('has all its words in %s', async (locale) => {
    const html = await pageOf(`/${locale}/homes?q=apartment+2+bedrooms+up+to+600000+with+balcony&offer=buy`)
    expect(html).not.toMatch(/homes\.\w|searchF\w+\.|undefined|NaN/)
  })

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' OR 1=1 --",
    '\u0000\u202e‮',
    '{limit}{time}',
  ])('keeps %s text', async (words) => {
    for (const name of ['q', 'place', 'price', 'commute', 'features', 'type', 'energy']) {
      const response = await visit(`/en/homes?${new URLSearchParams({ [name]: words }).toString()}`)
      expect(response.status).toBe(200)
      expect(await response.text()).not.toMatch(/<script>alert|<img src=x/)
    }
  })

  it('serves 200 requests a minute for ten minutes, and then slows a flood down', async () => {
    for (let minute = 0; minute < 3; minute++)
      for (let request = 0; request < 200; request++) {
        test.clock.now += 300
        expect((await visit('/en/homes?offer=rent')).status).toBe(200)
      }
    const statuses = new Set<number>()
    for (let request = 0; request < 260; request++) statuses.add((await visit('/en/homes?offer=rent')).status)
    expect([...statuses]).toEqual([200, 429])
    test.clock.now += 60_000
    expect((await visit('/en/homes')).status).toBe(200)
  })

  it('stands where the search stood', async () => {
    const response = await visit('/en/search?q=flat&intent=buy')
    expect([response.status, response.headers.get('location')]).toEqual([308, '/en/homes?q=flat&intent=buy'])
    expect((await test.get('/xx/homes', { accept: 'text/html' })).status).toBe(404)
  })

  it('refuses a description that is too long', async () => {
    expect((await visit(`/en/homes?q=${'a+'.repeat(300)}`)).status).toBe(400)
  })

  it('answers an address that is asked again with the same bytes, in every coding', async () => {
    const path = '/fr/homes?offer=buy&price=..750000&type=flat'
    const first = await visit(path)
    const html = await first.text()
    for (const coding of ['br', 'gzip', 'identity']) {
      const again = await test.get(path, { 'accept-encoding': coding })
      expect(again.headers.get('content-encoding') ?? 'identity').toBe(coding)
      expect(await again.text()).toBe(html)
      const known = await test.get(path, { 'accept-encoding': coding, 'if-none-match': again.headers.get('etag')! })
      expect(known.status).toBe(304)
    }
    expect(await pageOf(path.replace('/fr/', '/de/'))).not.toBe(html)
  })
})

describe('a market without homes of a kind', () => {
  it('says so and leads to what there is', async () => {
    const rented = [0, 1, 2, 3].map(sampleListing).filter(({ listingType }) => listingType === 'rent')
    expect(rented.length).toBeGreaterThan(0)
    const world = await startTestServer({ release: { site: SITE, records: rented } })
    try {
      const get = async (path: string) => (await world.get(path, { accept: 'text/html' })).text()
      const html = await get('/en/homes?offer=buy&price=..400000')
      expect(html).toContain('We know of no home for sale at the moment.')
      expect(html).toMatch(/<h1[^>]*>None known today/)
      expect(await get('/en/homes?offer=buy')).not.toContain('0 homes')
      const [, links] = /<ul class="blame">(.*?)<\/ul>/s.exec(html)!
      expect(links).toContain('href="/en/homes?offer=rent"')
      expect(links).toContain(`${rented.length} home`)
      expect(links).toContain('href="/en/prices"')
      const unclear = await get('/en/homes?q=asdfgh&offer=buy')
      expect([...unclear.matchAll(/intent=(\w+)/g)].map(([, offer]) => offer)).not.toContain('buy')
    } finally {
      await world.close()
    }
  })

  it('leads to prices where there is no home at all', async () => {
    const world = await startTestServer({ release: { site: SITE, records: [] } })
    try {
      const html = await (await world.get('/en/homes?offer=rent', { accept: 'text/html' })).text()
      expect(html).toContain('We know of no home to rent at the moment.')
      const [, links] = /<ul class="blame">(.*?)<\/ul>/s.exec(html)!
      expect([...links!.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/en/prices'])
    } finally {
      await world.close()
    }
  })
})
