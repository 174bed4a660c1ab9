import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Client } from '@modelcontextprotocol/client'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Mail } from '../../mail/mail-queue.ts'
import { createKey, findKey } from '../../auth/keys.ts'
import { linkOwner } from '../../inquiries/listing-owners.ts'
import { senderOf } from '../../inquiries/sender.ts'
import { submitInquiry } from '../../inquiries/submit-inquiry.ts'
import { consume } from '../../limits/sliding-window.ts'
import { startOAuthWorld, type OAuthWorld } from '../../testing/oauth-world.ts'
import type { Shown, TestBrowser } from '../../testing/plain-browser.ts'
import { sampleListing } from '../../testing/sample-records.ts'
import { openAccount, PASSWORD } from '../../testing/test-accounts.ts'
import { KEY_PLACE, quickStart } from './keys/quick-start.ts'
import { DAY_MS } from '../../../models/kernel/day.ts'

const run = promisify(execFile)
let world: OAuthWorld
beforeAll(async () => {
  world = await startOAuthWorld()
})
afterAll(() => world.close())

const services = () => world.test.server.services
const db = () => services().state.db

async function signedIn(email = world.email): Promise<TestBrowser> {
  const browser = world.browser()
  const home = await browser.send(await browser.open('/account/sign-in'), { email, password: PASSWORD })
  expect(home.url.pathname).toBe('/account')
  return browser
}

/** Creates a separate account; its mails are not sent. */
async function newAccount(email: string): Promise<string> {
  const { accounts } = services()
  const mails: Mail[] = []
  const send = accounts.mailer.send
  accounts.mailer.send = (mail) => void mails.push(mail)
  try {
    return await openAccount({ ...accounts, mails, logLines: [] }, email)
  } finally {
    accounts.mailer.send = send
  }
}

const keyIn = ({ text }: Shown) => /<pre class="secret"[^>]*>(lux_[\w-]{43})</.exec(text)?.[1]

describe('pages of an account', () => {
  it('are only for signed-in people', async () => {
    for (const path of ['', '/keys', '/keys/1', '/apps', '/inbox', '/data', '/export.json'])
      expect((await world.browser().open(`/account${path}`)).url.pathname).toBe('/account/sign-in')
  })

  it('create one key, however often the page that shows it is loaded', async () => {
    const browser = await signedIn()
    const form = await browser.open('/account/keys')
    const before = form.text.match(/\/account\/keys\/\d+/g)?.length ?? 0
    const shown = await browser.send(form, { name: 'Reloaded', scope: 'market:read', days: '30' })
    expect(shown.url.pathname).toBe('/account/keys/created')
    const again = await browser.open(shown.url.pathname)
    expect(keyIn(again)).toBe(keyIn(shown))
    const after = (await browser.open('/account/keys')).text.match(/\/account\/keys\/\d+/g)!.length
    expect(after).toBe(before + 1)
    // Sealed for the session that created it.
    const other = await signedIn()
    other.cookies.set('lux_new_key', browser.cookies.get('lux_new_key')!)
    expect((await other.open('/account/keys/created')).url.pathname).toBe('/account/keys')
    await services().state.db.deleteFrom('api_key').where('name', '=', 'Reloaded').execute()
  })

  it('create a key, show it once, replace and revoke it', async () => {
    const browser = await signedIn()
    const form = await browser.open('/account/keys')
    expect((await browser.send(form, { name: '', scope: 'market:read' })).status).toBe(400)
    const refused = await browser.send(form, { name: 'No scope', days: '90' })
    expect(refused.status).toBe(400)
    expect(refused.text).toMatch(/<fieldset aria-describedby="scope-fault">[^]*id="scope-fault" role="alert"/)
    expect(refused.text).toMatch(/name="name"[^>]*value="No scope"[^]*value="90" selected/)
    const made = await browser.send(form, { name: 'Work <1>', scope: 'market:read', days: '30' })
    const key = keyIn(made)!
    const record = (await findKey(db(), key))!
    expect(record).toMatchObject({ accountId: world.accountId, name: 'Work <1>', scopes: ['market:read'] })
    expect(record.expiresAt! - record.createdAt).toBe(30 * DAY_MS)
    expect(made.text).toContain('Work &lt;1&gt;')
    await consume(db(), `key:${record.id}`, 100, services().clock())
    expect((await browser.open('/account')).text).toMatch(/href="\/account\/keys"><span>API keys<\/span><b>1<\/b>/)
    const detail = await browser.open(`/account/keys/${record.id}`)
    expect(detail.text).toContain('Requests in the last 24 hours: 1')
    expect(detail.text).toContain('Requests in the last 30 days: 1')
    expect(detail.text + (await browser.open('/account/keys')).text).not.toContain(key)
    const rotated = keyIn(await browser.send(detail, { act: 'rotate' }))!
    expect(await findKey(db(), key)).toBeUndefined()
    expect(await findKey(db(), rotated)).toMatchObject({ id: record.id })
    const ended = await browser.send(detail, { act: 'revoke' })
    expect(ended.text).toContain('revoked')
    expect((await findKey(db(), rotated))!.revokedAt).not.toBeNull()
    for (let count = 1; count < 5; count++) await browser.send(form, { name: `k${count}`, scope: 'market:read' })
    expect((await browser.send(form, { name: 'k6', scope: 'market:read' })).text).toContain('You have 5 keys')
  })

  it('never touch other accounts, and reject forms without the session’s ticket', async () => {
    await newAccount('bert@example.lu')
    const { record } = await createKey(
      db(),
      { accountId: world.accountId, name: 'mine', tier: 'free', scopes: [], expiresAt: null },
      1,
    )
    const [bert, anna] = [await signedIn('bert@example.lu'), await signedIn()]
    expect((await bert.open(`/account/keys/${record.id}`)).url.pathname).toBe('/account/keys')
    const own = await anna.open(`/account/keys/${record.id}`)
    const stranger = await bert.send(own, { act: 'revoke' })
    expect(stranger.url.pathname).toBe('/account/keys')
    const withoutTicket = {
      ...own,
      text: own.text.replaceAll(/name="ticket" value="[^"]+"/g, 'name="ticket" value="x"'),
    }
    const refused = await anna.send(withoutTicket, { act: 'revoke' })
    expect(refused.status).toBe(403)
    expect((await anna.send(own, { act: 'revoke' }, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await anna.open(`/account/keys/${record.id}`)).text).not.toContain('<dd>revoked</dd>')
  })

  it('show the owner the inbox of listings that are linked to the address', async () => {
    await newAccount('otto@example.lu')
    const otto = await signedIn('otto@example.lu')
    expect((await otto.open('/account/inbox')).text).toContain('No listing is linked')
    await linkOwner(db(), { ownerRef: 'owner-1', email: 'otto@example.lu', locale: 'en', linkedAt: 1 })
    expect((await otto.open('/account/inbox')).text).toContain('You have no messages yet')
    const { record } = await createKey(db(), { name: 'k', tier: 'free', scopes: [], expiresAt: null }, 1)
    const listing = { ...sampleListing(0), hosting: 'service' as const, ownerRef: 'owner-1' }
    const desk = { db: db(), secret: 'a secret', now: services().clock() }
    const sent = await submitInquiry(desk, senderOf({ kind: 'key', key: record }), {
      listing,
      message: 'Is it <i>still</i> free?',
    })
    const inbox = await otto.open('/account/inbox')
    expect(inbox.text).toContain('waiting for your reply')
    const conversation = await otto.open(`/account/inbox/${sent.conversationId}`)
    expect((await (await signedIn()).open(`/account/inbox/${sent.conversationId}`)).url.pathname).toBe('/account/inbox')
    const answered = await otto.send(conversation, { act: 'reply', text: 'Yes & no.' })
    expect(answered.text).toContain('Yes &amp; no.')
    expect((await otto.send(conversation, { act: 'block' })).text).toContain(
      'Nobody can write in a closed conversation',
    )
  })

  it('export everything stored, and delete it only with the password', async () => {
    const id = await newAccount('dora@example.lu')
    await linkOwner(db(), { ownerRef: 'owner-dora', email: 'dora@example.lu', locale: 'en', linkedAt: 1 })
    const dora = await signedIn('dora@example.lu')
    await dora.send(await dora.open('/account/keys'), { name: 'hers', scope: 'market:read' })
    const file = await dora.open('/account/export.json')
    expect(file.headers.get('content-disposition')).toContain('attachment')
    expect(JSON.parse(file.text)).toMatchObject({
      account: { email: 'dora@example.lu' },
      keys: [{ name: 'hers' }],
      inquiries: { sent: [], received: [], owners: [{ ownerRef: 'owner-dora' }] },
    })
    const page = await dora.open('/account/data')
    expect((await dora.send(page, { password: 'wrong horse battery' })).text).toContain('Nothing was deleted')
    const gone = await dora.send(page, { password: PASSWORD })
    expect(gone.text).toContain('Your account is deleted')
    expect(await db().selectFrom('user').select('id').where('id', '=', id).execute()).toEqual([])
    expect(await db().selectFrom('listing_owner').selectAll().where('owner_ref', '=', 'owner-dora').execute()).toEqual(
      [],
    )
    expect((await dora.open('/account')).url.pathname).toBe('/account/sign-in')
  })

  it('sign out every browser', async () => {
    await newAccount('emil@example.lu')
    const [one, other] = [await signedIn('emil@example.lu'), await signedIn('emil@example.lu')]
    const apps = await one.open('/account/apps')
    expect(apps.text).toContain('this browser')
    await one.send(apps, { act: 'sign-out' })
    for (const browser of [one, other]) expect((await browser.open('/account')).url.pathname).toBe('/account/sign-in')
  })
})

describe('the outbox', () => {
  it('is shown on this machine only', async () => {
    const get = (headers: Record<string, string> = {}) => world.test.get('/account/outbox', headers)
    const own = await get()
    expect(own.status).toBe(200)
    expect(await own.text()).toMatch(/Confirm your e-mail address[\s\S]+\/account\/verify\?token=/)
    for (const field of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      expect((await get({ [field]: '127.0.0.1' })).status).toBe(404)
  })
})

describe('quick start', () => {
  const key = async () =>
    (
      await createKey(
        db(),
        { name: 'q', tier: 'basic', scopes: ['listings:read', 'market:read'], expiresAt: null },
        services().clock(),
      )
    ).key
  const filled = async (text: string) => text.replaceAll(KEY_PLACE, await key())
  const shell = async (text: string) => (await run('bash', ['-c', await filled(text)])).stdout

  it('appears on the page exactly as tested', async () => {
    const { text } = await world.browser().open('/developers')
    const plain = text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
    for (const block of Object.values(quickStart(world.baseUrl))) expect(plain).toContain(block)
  })

  it('works with curl', async () => {
    const { open, rest, mcp } = quickStart(world.baseUrl)
    expect(await shell(open)).toMatch(/"items":[\s\S]*# Prices/)
    expect(JSON.parse(await shell(rest))).toHaveProperty('series')
    expect(JSON.parse(await shell(mcp))).toMatchObject({
      result: { structuredContent: { releaseId: expect.any(String) } },
    })
  })

  it.each(['desktop', 'ide'] as const)('works in a client of MCP by the settings for a %s client', async (kind) => {
    const settings = JSON.parse(await filled(quickStart(world.baseUrl)[kind])) as Record<
      string,
      { luxembourg: { type: string; url: string; headers: Record<string, string> } }
    >
    const { type, url, headers } = Object.values(settings)[0]!.luxembourg
    expect(type).toBe('http')
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }))
    const answer = await client.callTool({ name: 'get_market_context', arguments: { commune: 'esch-sur-alzette' } })
    expect(answer.isError).toBeUndefined()
    await client.close()
  })
})
