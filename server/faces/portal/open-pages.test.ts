import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOutbox } from '../../mail/outbox.ts'
import { correctionsOf } from '../../corrections/corrections.ts'
import { linkOwner } from '../../inquiries/listing-owners.ts'
import { rpc } from '../mcp/testing/rpc.ts'
import { testBrowser } from '../../testing/plain-browser.ts'
import { sampleListing } from '../../testing/sample-records.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { TestServer } from '../../testing/test-server.ts'

const HOSTED = { ...sampleListing(0), title: 'Flat <b>bright</b>', hosting: 'service' as const, ownerRef: 'owner-1' }
const OTHER = sampleListing(1)

describe('pages for everybody', () => {
  let test: TestServer
  beforeAll(async () => {
    test = await startTestServer({ release: { records: [HOSTED, OTHER] } })
  })
  afterAll(() => test.close())

  const db = () => test.server.services.state.db
  // The service's public name counts, whatever port the test uses.
  const own = { origin: 'https://property.example.lu' }
  const path = `/listings/${OTHER.id}/corrections`

  it('accept a correction once per address and field, and count it', async () => {
    const browser = testBrowser(test.url)
    const form = await browser.open(`${path}?field=price`)
    expect(form.text).toContain('<option value="price" selected>')
    const send = (fields: Record<string, string>, headers = own) => browser.send(form, fields, headers)
    expect((await send({ field: 'price', fault: 'nonsense' })).status).toBe(400)
    expect((await send({ field: 'owner', fault: 'wrong' })).status).toBe(400)
    expect(await correctionsOf(db(), OTHER.id)).toEqual([])
    const note = 'Call Anna on 621 123 456: <b>520 000</b>'
    expect((await send({ field: 'price', fault: 'wrong', note })).text).toContain('Thank you')
    await send({ field: 'price', fault: 'outdated', note })
    await send({ field: 'beds', fault: 'wrong' })
    expect(await correctionsOf(db(), OTHER.id)).toEqual([
      { field: 'beds', reporters: 1 },
      { field: 'price', reporters: 1 },
    ])
    const rows = await db().selectFrom('listing_correction').selectAll().orderBy('field').execute()
    expect(rows[1]).toMatchObject({ fault: 'outdated', note: expect.stringContaining('520 000') })
    expect(JSON.stringify(rows)).not.toMatch(/621 123|<b>|127\.0\.0\.1/)
  })

  it('reject corrections from other sites, of unknown listings, and beyond the limit', async () => {
    const browser = testBrowser(test.url)
    const form = await browser.open(path)
    const fields = { field: 'rooms', fault: 'wrong' }
    expect((await browser.send(form, fields, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await browser.send(form, fields, { ...own, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await browser.open('/listings/lnowhere/corrections')).status).toBe(404)
    const statuses: number[] = []
    for (let count = 0; count < 11; count++) statuses.push((await browser.send(form, fields, own)).status)
    expect(statuses.at(-1)).toBe(429)
  })

  it('use the chosen language, otherwise the browser’s, and remember the choice', async () => {
    const browser = testBrowser(test.url)
    const asks = async (language: string) => (await test.get(path, { 'accept-language': language })).text()
    expect(await asks('pt-BR,fr;q=0.5')).toContain('lang="pt"')
    expect(await asks('zz, de;q=0.4, fr;q=0.7')).toContain('lang="fr"')
    expect(await asks('')).toContain('lang="en"')
    const luxembourgish = await browser.open(`${path}?lang=lu&field=price`)
    expect(luxembourgish.url.search).toBe('?field=price')
    expect(luxembourgish.text).toContain('<html lang="lb">')
    expect(luxembourgish.text).toContain(`href="/lu/listings/${OTHER.id}"`)
    expect((await browser.open(path)).text).toContain('E Feeler mellen')
  })

  it('let an owner reply with only the mailed link', async () => {
    await linkOwner(db(), { ownerRef: 'owner-1', email: 'otto@example.lu', locale: 'en', linkedAt: test.clock.now })
    const key = await test.issueKey({ scopes: ['inquiries:write', 'inquiries:read'] })
    const call = async (name: string, args: object) =>
      (await rpc(`${test.url}/api/mcp`, 'tools/call', { name, arguments: args }, { 'x-api-key': key })).result!
        .structuredContent as { conversationId: string; status: string; isClosed: boolean }
    const message = 'Is it free?\n<script>alert(1)</script> I am & remain "Anna".'
    const { conversationId } = await call('submit_inquiry', {
      listingId: HOSTED.id,
      message,
      contactEmail: 'anna@example.lu',
    })
    const status = () => call('get_inquiry_status', { conversationId })
    await expect.poll(() => readOutbox(test.dataDir).length).toBe(1)
    const link = /https:\S+/
      .exec(readOutbox(test.dataDir)[0]!.text)![0]
      .replace('https://property.example.lu', test.url)
    const browser = testBrowser(test.url)
    const shown = await browser.open(link)
    expect(shown.text).toContain('I am &amp; remain &quot;Anna&quot;.')
    expect(shown.text).not.toContain('<script')
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(shown.headers.get('cache-control')).toBe('no-store')
    expect((await status()).status).toBe('awaiting_reply')
    expect((await browser.send(shown, { act: 'reply', text: ' ' }, own)).status).toBe(400)
    const answered = await browser.send(shown, { act: 'reply', text: 'Yes, come and see it.' }, own)
    expect(answered.text).toContain('Yes, come and see it.')
    expect((await status()).status).toBe('replied')
    const forged = shown.text.replaceAll(/(name="token" value="inq_[^.]+\.[^.]+\.).{43}/g, `$1${'A'.repeat(43)}`)
    const refused = await browser.send({ ...shown, text: forged }, { act: 'close' }, own)
    expect(refused.status).toBe(404)
    expect((await status()).isClosed).toBe(false)
    await browser.send(shown, { act: 'close' }, own)
    expect((await status()).isClosed).toBe(true)
    expect((await browser.open('/inquiries/reply?token=nonsense')).status).toBe(404)
  })

  it('serve their stylesheet as cacheable', async () => {
    const style = await test.get('/portal.css')
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect((await test.get('/portal.css', { 'if-none-match': style.headers.get('etag')! })).status).toBe(304)
  })
})
