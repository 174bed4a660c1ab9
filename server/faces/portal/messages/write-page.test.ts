import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inboxOf, replyToInquiry } from '../../../inquiries/owner-inbox.ts'
import { linkOwner } from '../../../inquiries/listing-owners.ts'
import { tellSenders } from '../../../inquiries/tend-inquiries.ts'
import { sayIn } from '../../../../content/say/words.ts'
import { readOutbox } from '../../../mail/outbox.ts'
import { startOAuthWorld, type OAuthWorld } from '../../../testing/oauth-world.ts'
import type { TestBrowser } from '../../../testing/plain-browser.ts'
import { sampleListing } from '../../../testing/sample-records.ts'
import { PASSWORD } from '../../../testing/test-accounts.ts'

const HOSTED = { ...sampleListing(0), hosting: 'service' as const, ownerRef: 'owner-1' }
const AGENCYS = sampleListing(1)
const MESSAGE = 'Hello, is the <b>flat</b> still free in May?\nAnd is the cellar dry?'

let world: OAuthWorld
beforeAll(async () => {
  world = await startOAuthWorld({}, { records: [HOSTED, AGENCYS] })
})
afterAll(() => world.close())

const services = () => world.test.server.services
const db = () => services().state.db

async function signedIn(): Promise<TestBrowser> {
  const browser = world.browser()
  await browser.send(await browser.open('/account/sign-in'), { email: world.email, password: PASSWORD })
  return browser
}

const write = `/account/write/${HOSTED.id}`

describe('writing to an owner from a page', () => {
  it('asks people to sign in, and returns to the message', async () => {
    const page = await world.browser().open(write)
    expect(page.url.pathname).toBe('/account/sign-in')
    expect(page.url.searchParams.get('next')).toBe(write)
  })

  it('sends only after a preview, once, and without an address that was not offered', async () => {
    await linkOwner(db(), {
      ownerRef: 'owner-1',
      email: 'owner@example.lu',
      locale: 'fr',
      linkedAt: services().clock(),
    })
    const browser = await signedIn()
    const form = await browser.open(write)
    expect(form.text).toContain(world.email)
    expect(form.text).toMatch(/<textarea[^>]*>Hello, I am interested[^<]*\n- [^<]*\?/)
    expect((await browser.send(form, { message: 'hm', act: 'preview' })).status).toBe(400)
    const preview = await browser.send(form, { message: MESSAGE, act: 'preview' })
    expect(preview.text).toContain('Nothing has been sent yet')
    expect(preview.text).not.toContain('<b>flat')
    expect(await inboxOf(db(), ['owner-1'])).toEqual([])
    const edited = await browser.send(preview, { act: 'edit' })
    expect(edited.text).toContain('is the cellar dry?</textarea>')
    const sent = await browser.send(preview, { act: 'send' })
    expect(sent.url.pathname).toMatch(/^\/account\/sent\/inq_/)
    expect(sent.text).toContain('is the cellar dry?')
    // A press of Back and Send again.
    expect((await browser.send(preview, { act: 'send' })).url.pathname).toBe(sent.url.pathname)
    const inbox = await inboxOf(db(), ['owner-1'])
    expect(inbox).toHaveLength(1)
    expect(inbox[0]).toMatchObject({ listingId: HOSTED.id, contactEmail: null, status: 'awaiting_reply' })
    expect((await browser.open('/account/sent')).text).toContain(sent.url.pathname)
  })

  it('keeps what was written when the form has expired, and when the person was signed out', async () => {
    const browser = await signedIn()
    const form = await browser.open(write)
    // Signing in again opens another session: the ticket of the form belongs to the first.
    await browser.send(await browser.open('/account/sign-in'), { email: world.email, password: PASSWORD })
    const stale = await browser.send(form, { message: MESSAGE, share: 'yes', act: 'preview' })
    expect(stale.status).toBe(403)
    expect(stale.text).toContain(sayIn('en')('form.stale'))
    expect(stale.text).toContain('is the cellar dry?</textarea>')
    expect(stale.text).toMatch(/value="yes" checked/)
    expect((await browser.send(stale, { message: MESSAGE, act: 'preview' })).text).toContain(
      'Nothing has been sent yet',
    )
    const away = await world.browser().send(form, { message: MESSAGE, act: 'preview' })
    expect(away.status).toBe(403)
    expect(away.text).toContain('is the cellar dry?</textarea>')
    expect(away.text).not.toContain('<b>flat')
    expect(away.text).toContain(`href="/account/sign-in?next=${encodeURIComponent(write)}"`)
    const keys = await browser.open('/account/keys')
    const named = { ...keys, text: keys.text.replace(/(name="ticket" value=")[^"]+/, '$1x') }
    const again = await browser.send(named, { name: 'My notebook', scope: 'market:read', days: '30' })
    expect(again.text).toContain('value="My notebook"')
    expect(again.text).toContain('<option value="30" selected>')
  })

  it('mails the person once when the owner answers, and shows the answer', async () => {
    const browser = await signedIn()
    const [{ id } = { id: '' }] = await inboxOf(db(), ['owner-1'])
    const now = services().clock()
    await replyToInquiry(db(), ['owner-1'], id, { text: 'Yes, and the cellar is dry.', now })
    await tellSenders(services())
    await tellSenders(services())
    await services().accounts.mailer.settle()
    const mails = readOutbox(world.test.dataDir).filter(({ text }) => text.includes(`/account/sent/${id}`))
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ to: world.email })
    expect(mails[0]!.text).not.toContain('cellar')
    const page = await browser.open(`/account/sent/${id}`)
    expect(page.text).toContain('Yes, and the cellar is dry.')
  })

  it('shows nobody else’s conversation, and refuses a form without the ticket', async () => {
    const browser = await signedIn()
    expect((await browser.open('/account/sent/inq_unknown')).url.pathname).toBe('/account/sent')
    const form = await browser.open(write)
    const refused = await browser.send(form, { message: MESSAGE, act: 'preview', ticket: 'x' })
    expect(refused.status).toBe(403)
  })

  it('leads to the agency’s contact, and says so of a listing that is gone', async () => {
    const browser = await signedIn()
    const agencys = await browser.open(`/account/write/${AGENCYS.id}`)
    expect([agencys.status, agencys.text.includes(`/listings/${AGENCYS.id}`)]).toEqual([404, true])
    expect((await browser.open('/account/write/lgone')).status).toBe(404)
  })
})
