import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { newWatchSchema, watchListSchema, watchNewsSchema } from '../../../models/openapi/watch-documents.ts'
import { exportAccount } from '../../account-data/export-account.ts'
import { bearerFor, sessionOf, startOAuthWorld, type OAuthWorld } from '../../testing/oauth-world.ts'
import { sampleListing } from '../../testing/sample-records.ts'
import { MAX_WATCHES } from '../../watches/kept-watches.ts'

const PATH = '/api/account/watches'
const NOBODYS = `${PATH}/wat_${'0'.repeat(22)}`
const at = (index: number, more: object) => ({ ...sampleListing(index), status: 'on_offer' as const, ...more })
const old = { firstSeen: '2026-07-01', priceHistory: [{ date: '2026-07-01', priceEur: 1_500 }], priceEur: 1_500 }
const RECORDS = [
  at(0, old),
  at(1, { ...old, firstSeen: '2026-09-20', priceHistory: [{ date: '2026-09-20', priceEur: 1_500 }] }),
  at(2, {
    ...old,
    priceEur: 1_400,
    priceHistory: [...old.priceHistory, { date: '2026-09-10', priceEur: 1_400 }],
  }),
].map((listing) => ({ ...listing, listingType: 'rent' as const }))

describe('watches in REST', () => {
  let world: OAuthWorld
  let bearer: Record<string, string>
  beforeAll(async () => {
    world = await startOAuthWorld({}, { records: RECORDS })
    bearer = await bearerFor(world, 'listings:read')
  })
  afterAll(() => world.close())

  async function send(method: string, path: string, body?: object, headers = bearer) {
    const response = await fetch(`${world.baseUrl}${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) }
  }
  const keep = (search: object, headers = bearer) => send('POST', PATH, search, headers)
  const left = (headers: Headers) => Number(/r=(\d+)/.exec(headers.get('ratelimit')!)![1])

  it('keep a search, once, and say what is new and at another price since a day, with its dates', async () => {
    const kept = await keep({ listingType: 'rent', maxPrice: 2_000, name: 'flat' })
    expect(kept.status).toBe(200)
    const { watch, total } = newWatchSchema.parse(kept.body)
    expect(watch).toMatchObject({ name: 'flat', search: { listingType: 'rent', maxPrice: 2_000 } })
    expect(watch.seenUntil).toBe(kept.body.asOf)
    expect(total).toBe(3)
    expect((await keep({ listingType: 'rent', maxPrice: 2_000 })).body.watch.id).toBe(watch.id)
    const listed = await send('GET', PATH)
    expect(watchListSchema.parse(listed.body).watches).toEqual([watch])

    const none = watchNewsSchema.parse((await send('GET', `${PATH}/${watch.id}`)).body)
    expect(none).toMatchObject({ newTotal: 0, changedTotal: 0, total: 3, isComplete: true, since: watch.seenUntil })
    const news = watchNewsSchema.parse((await send('GET', `${PATH}/${watch.id}?since=2026-09-05`)).body)
    expect(news.new.map(({ id, firstSeen }) => [id, firstSeen])).toEqual([[RECORDS[1]!.id, '2026-09-20']])
    expect(news.changed).toMatchObject([
      { id: RECORDS[2]!.id, price: 1_400, priceBefore: 1_500, changedOn: '2026-09-10' },
    ])
    expect(news.summary).toBe('1 new, 1 at another price since 2026-09-05.')

    const seen = await send('POST', `${PATH}/${watch.id}`, { seen: '2026-09-15' })
    expect(seen.body.watch.seenUntil).toBe('2026-09-15')
    const since = watchNewsSchema.parse((await send('GET', `${PATH}/${watch.id}`)).body)
    expect(since).toMatchObject({ newTotal: 1, changedTotal: 0, since: '2026-09-15' })
    expect((await exportAccount(world.test.server.services.state.db, world.accountId, Date.now()))!.watches).toEqual([
      since.watch,
    ])
  })

  it('watch a description too, and speak every language', async () => {
    const { body } = await keep({ q: 'flat to rent under 2000 euros' })
    const said = await Promise.all(
      LOCALES.map((locale) => send('GET', `${PATH}/${body.watch.id}?since=2026-01-01&locale=${locale}`)),
    )
    const news = said.map((each) => watchNewsSchema.parse(each.body))
    expect(news.map(({ newTotal }) => newTotal)).toEqual(LOCALES.map(() => body.total))
    expect(new Set(news.map(({ summary }) => summary)).size).toBe(LOCALES.length)
  })

  it('take the language in the body, and tell what is wrong in that language alone', async () => {
    const kept = await keep({ listingType: 'rent', minAreaSqm: 1, locale: 'de' })
    expect(kept.status).toBe(200)
    expect(kept.body.watch.search).not.toHaveProperty('locale')
    const wrong = await keep({ minPrice: 9, maxPrice: 1, locale: 'de' })
    expect(wrong.status).toBe(400)
    expect(wrong.body).toMatchObject({ title: 'Ungültige Parameter' })
    expect(wrong.body.detail).toMatch(/^minPrice: erhalten 9, erwartet/)
    expect(wrong.headers.get('content-language')).toBe('de-LU')
    const unknown = await keep({ commune: 'Atlantis', locale: 'fr' })
    expect(unknown.body).toMatchObject({ title: 'Ressource introuvable', detail: expect.stringMatching(/^Le lieu/) })
  })

  it('refuse what cannot be, at no cost, and know nobody else’s', async () => {
    const before = left((await send('GET', PATH)).headers)
    for (const [method, path, body, status] of [
      ['POST', PATH, { commune: 'Atlantis' }, 404],
      ['POST', PATH, { q: 'flat', minPrice: 1 }, 400],
      ['POST', PATH, { minPrice: 9, maxPrice: 1 }, 400],
      ['POST', PATH, { cursor: 'x' }, 400],
      ['POST', NOBODYS, { seen: '2099-01-01' }, 400],
      ['GET', `${NOBODYS}?since=yesterday`, undefined, 400],
    ] as const)
      expect((await send(method, path, body)).status, `${method} ${path}`).toBe(status)
    expect(left((await send('GET', PATH)).headers)).toBe(before - 1)
    for (const [method, body] of [['GET'], ['POST', { seen: '2026-01-01' }], ['DELETE']] as const)
      expect((await send(method, NOBODYS, body)).status, method).toBe(404)
    expect((await send('PUT', PATH, {})).headers.get('allow')).toBe('GET, POST, HEAD, OPTIONS')
    expect((await send('GET', PATH, undefined, {})).status).toBe(401)
    const other = await bearerFor(world, 'market:read')
    expect((await send('GET', PATH, undefined, other)).status).toBe(403)
  })

  it('are erased one by one by the person on this site, at most so many, and with the account', async () => {
    const session = { cookie: await sessionOf(world), origin: new URL(world.baseUrl).origin }
    const kept = watchListSchema.parse((await send('GET', PATH, undefined, session)).body).watches
    for (let index = kept.length; index < MAX_WATCHES; index++)
      expect((await keep({ listingType: 'rent', minAreaSqm: index }, session)).status).toBe(200)
    expect((await keep({ listingType: 'sale' }, session)).status).toBe(400)
    expect((await send('DELETE', `${PATH}/${kept[0]!.id}`, undefined, session)).body).toEqual({ erased: true })
    expect((await send('GET', `${PATH}/${kept[0]!.id}`, undefined, session)).status).toBe(404)
    expect((await keep({ listingType: 'sale' }, session)).status).toBe(200)
    const { db } = world.test.server.services.state
    await db.deleteFrom('user').where('id', '=', world.accountId).execute()
    expect(await db.selectFrom('watch').selectAll().execute()).toEqual([])
  })
})
