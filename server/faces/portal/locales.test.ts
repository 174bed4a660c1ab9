import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '../../../models/kernel/locale.ts'
import { setLocale } from '../../accounts/accounts.ts'
import { WORDS, type WordKey } from '../../../content/say/words.ts'
import { createAccountKey } from '../../accounts/account-keys.ts'
import { readOutbox } from '../../mail/outbox.ts'
import { createKey } from '../../auth/keys.ts'
import { linkOwner } from '../../inquiries/listing-owners.ts'
import { ownerToken } from '../../inquiries/owner-link.ts'
import { noticeOwners } from '../../inquiries/owner-notices.ts'
import { senderOf } from '../../inquiries/sender.ts'
import { webSender } from '../../inquiries/account-inquiries.ts'
import { submitInquiry } from '../../inquiries/submit-inquiry.ts'
import { newPkce, rawClient, startOAuthWorld, type OAuthWorld } from '../../testing/oauth-world.ts'
import type { Shown } from '../../testing/plain-browser.ts'
import { sampleListing } from '../../testing/sample-records.ts'
import { PASSWORD } from '../../testing/test-accounts.ts'
import { PAGES } from './mount-portal.ts'

const SHIPPED = structuredClone(WORDS)
// Shows every translated text as ⟦locale:key⟧; anything else left on a page was never translated.
for (const locale of LOCALES) {
  const words: Record<string, string> = WORDS[locale]
  for (const key of Object.keys(words))
    words[key] = `⟦${locale}:${key}⟧${words[key]!.includes('{link}') ? ' {link}' : ''}`
}

const LISTING = { ...sampleListing(0), hosting: 'service' as const, ownerRef: 'owner-1', title: 'Appartement 1' }

/** Text shown untranslated: tier names, names of documents for machines, time zones, and what people wrote. */
const DATA =
  /\b(?:l[a-z]{12}|free|basic|premium|OpenAPI|llms\.txt|well-known\/mcp\.json|UTC|test|node|Appartement|Bonjour Anna|Raw|\S+@example\.lu)\b/g

/** Text shown or read out on a page that is untranslated or in another language. */
function untranslated({ text }: Pick<Shown, 'text'>, locale: Locale): string[] {
  const readOut = [...text.matchAll(/\b(?:aria-label|alt|placeholder|title)="([^"]*)"/g)].map(([, value]) => value)
  const seen = text
    .replaceAll(/<(pre|code|style|time)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<meta[^>]*>/g, ' ')
    // Each language's name is in that language.
    .replaceAll(/<a [^>]*hreflang.*?<\/a>/g, ' ')
    // The menu of languages is named by the tag of the one that is shown.
    .replaceAll(/(<summary><span class="unseen">.*?<\/span>)[A-Z]{2}(?=<\/summary>)/g, '$1')
    .replaceAll(/<[^>]*>/g, '\n')
  const rest = [...readOut, seen]
    .join('\n')
    .replaceAll(new RegExp(`⟦${locale}:[^⟧]*⟧`, 'g'), '')
    .replaceAll(/&#?\w+;/g, ' ')
    .replaceAll(DATA, '')
  return rest.match(/[\p{L}⟦].*/gu) ?? []
}

/**
 * Exceptions: the export is for programs, the outbox shows mails in their own language, tools are defined in English, and lease findings
 * are worded in `models/lease`.
 */
const ELSEWHERE = new Set(['/account/export.json', '/account/outbox', '/account/leases/:id', '/developers/tools'])

/** Texts of the portal and its mails. */
const OURS =
  /^(?:apps|auth|consent|corrections|developers|fault|form|inbox|keys|mail|nav|outbox|overview|problem|scope|security|usage)\./
/** Texts that are rightly the same as in English; any other equal text is an untranslated one. */
const SAME: Readonly<Record<Locale, readonly string[]>> = {
  en: [],
  fr: ['active', 'REST', 'Menu', 'max. {count}'],
  de: ['App', 'REST', 'Name', 'Status', 'max. {count}'],
  lu: ['App', 'REST', 'Status', 'Outbox', 'max. {count}'],
  pt: ['REST', 'Menu'],
}

it.each(LOCALES.filter((locale) => locale !== 'en'))('texts in %s differ from English', (locale) => {
  const ours = Object.entries(SHIPPED[locale]).filter(([key]) => OURS.test(key))
  const same = ours.filter(([key, words]) => words === SHIPPED.en[key as WordKey])
  expect(same.filter(([, words]) => !SAME[locale].includes(words))).toEqual([])
})

let world: OAuthWorld
beforeAll(async () => {
  world = await startOAuthWorld()
})
afterAll(async () => {
  await world.close()
  // Other files of this worker read the same words.
  for (const locale of LOCALES) Object.assign(WORDS[locale], SHIPPED[locale])
})

describe.each(LOCALES)('in %s', (locale) => {
  let addresses: Record<string, string>
  const faults: string[] = []
  const check = (name: string, shown: Shown) => {
    for (const words of untranslated(shown, locale)) faults.push(`${name} ${shown.status}: ${words}`)
    return shown
  }
  const newBrowser = () => {
    const browser = world.browser()
    browser.cookies.set('lux_lang', locale)
    return browser
  }
  const services = () => world.test.server.services

  beforeEach(async () => {
    faults.length = 0
    const { state, accounts, clock } = services()
    for (const table of ['allowance_window', 'api_key', 'inquiry'] as const) await state.db.deleteFrom(table).execute()
    await setLocale(state.db, world.accountId, locale)
    const now = clock()
    const settings = { name: 'Raw', scopes: ['market:read'], expiresAt: null } as const
    const { record } = await createAccountKey(state.db, world.accountId, settings, now)
    await linkOwner(state.db, { ownerRef: 'owner-1', email: world.email, locale, linkedAt: now })
    const { record: sender } = await createKey(state.db, { ...settings, tier: 'free' }, now)
    const { conversationId } = await submitInquiry(
      { db: state.db, secret: accounts.secret, now },
      senderOf({ kind: 'key', key: sender }),
      { listing: LISTING, message: 'Bonjour Anna' },
    )
    const token = ownerToken(accounts.secret, { inquiryId: conversationId, email: world.email }, now)
    const { conversationId: sentId } = await submitInquiry(
      { db: state.db, secret: accounts.secret, now },
      webSender(world.accountId),
      { listing: LISTING, message: 'Bonjour Anna' },
    )
    addresses = {
      '/account/write/:id': `/account/write/${LISTING.id}`,
      '/account/sent/:id': `/account/sent/${sentId}`,
      '/account/continue/:id': `/account/continue/${'a'.repeat(43)}`,
      '/account/keys/:id': `/account/keys/${record.id}`,
      '/account/inbox/:id': `/account/inbox/${conversationId}`,
      '/inquiries/reply': `/inquiries/reply?token=${token}`,
      '/listings/:id/corrections': `/listings/${LISTING.id}/corrections`,
      '/account/error': '/account/error?error=1',
    }
  })

  it('every text on the pages is translated', async () => {
    const signedIn = newBrowser()
    const signInPage = check('sign-in', await signedIn.open('/account/sign-in'))
    check('sign-in', await signedIn.send(signInPage, { email: world.email, password: 'of another' }))
    await signedIn.send(signInPage, { email: world.email, password: PASSWORD })
    const stranger = newBrowser()
    for (const { path } of PAGES) {
      if (ELSEWHERE.has(path)) continue
      const address = addresses[path] ?? path
      expect(address, `an address for ${path}, for this test`).not.toContain(':')
      for (const browser of [signedIn, stranger]) check(path, await browser.open(address))
    }
    expect(faults).toEqual([])
  })

  it('every text in answers to forms is translated', async () => {
    const email = `new-${locale}@example.lu`
    const browser = newBrowser()
    const send = async (path: string, fields: Record<string, string>, headers = {}) =>
      check(path, await browser.send(await browser.open(path), fields, headers))
    await send('/account/sign-up', { email: 'x', password: PASSWORD })
    await send('/account/sign-up', { email, password: 'short' })
    await send('/account/sign-up', { email, password: PASSWORD })
    await send('/account/sign-up', { email, password: PASSWORD }, { origin: 'https://evil.example' })
    await send('/account/sign-in', { email, password: PASSWORD })
    await send('/account/verify?token=x', { password: PASSWORD })
    await send('/account/verify', { email })
    await send('/account/reset?token=x', { password: 'short' })
    await send('/account/reset?token=x', { password: PASSWORD })
    await send('/account/reset', { email })
    await send(addresses['/listings/:id/corrections']!, { field: 'x' })
    await send(addresses['/listings/:id/corrections']!, { field: 'price', fault: 'wrong' })
    check('corrections', await browser.open('/listings/gone/corrections'))
    check('reply', await browser.open('/inquiries/reply?token=x'))
    await send('/account/sign-in', { email: world.email, password: PASSWORD })
    await send('/account/keys', { name: '' })
    await send('/account/keys', { name: 'Raw' })
    const once = await send('/account/keys', { name: 'Raw', scope: 'market:read' })
    expect(once.text).toContain('class="secret"')
    await send('/account/keys', { name: 'Raw', scope: 'market:read', ticket: 'x' })
    await send(addresses['/account/keys/:id']!, { act: 'revoke' })
    await send(addresses['/account/inbox/:id']!, { act: 'reply', text: '' })
    await send(addresses['/account/inbox/:id']!, { act: 'reply', text: 'Bonjour Anna' })
    await send(addresses['/account/inbox/:id']!, { act: 'close' })
    await send('/account/data', { password: 'of another' })
    const signInPage = await browser.open('/account/sign-in')
    let last = signInPage
    for (let tries = 0; tries < 11; tries++)
      last = await browser.send(signInPage, { email: 'guessed@example.lu', password: 'x'.repeat(201) })
    expect(check('throttled', last).status).toBe(429)
    expect(faults).toEqual([])
  })

  it('consent and its faults are translated', async () => {
    const client = rawClient(world)
    const { body } = await client.register({ redirect_uris: ['http://127.0.0.1:8999/callback'] })
    const browser = newBrowser()
    const asked = client.authorizeUrl(String(body['client_id']), newPkce(), {
      scope: 'listings:read market:read documents:write inquiries:write inquiries:read offline_access',
    })
    const signIn = check('sign-in', await browser.open(asked))
    const consent = check('consent', await browser.send(signIn, { email: world.email, password: PASSWORD }))
    expect(consent.text).toContain(`⟦${locale}:scope.documents:write⟧`)
    expect(check('consent', await browser.send(consent, { decision: 'allow', ticket: 'x' })).status).toBe(403)
    check('consent', await browser.open('/account/consent'))
    const { searchParams } = new URL(asked)
    const unsigned = await browser.open(`/account/consent?${searchParams}`)
    expect(check('consent', await browser.send(unsigned, { decision: 'allow' })).status).toBe(400)
    expect(faults).toEqual([])
    // Choosing another language keeps the request.
    const other = await browser.open(
      `${consent.url.pathname}${consent.url.search}&lang=${locale === 'de' ? 'en' : 'de'}`,
    )
    expect(other.text).not.toContain(`⟦${locale}:`)
    expect((await browser.send(other, { decision: 'allow' })).leavesTo?.searchParams.get('code')).toMatch(/^\w{32}$/)
  })

  it('mails are fully translated', async () => {
    const { accounts, config, clock } = services()
    const email = `mails-${locale}@example.lu`
    const browser = newBrowser()
    const send = async (path: string, fields: Record<string, string>) => browser.send(await browser.open(path), fields)
    await send('/account/sign-up', { email, password: PASSWORD })
    await send('/account/verify', { email })
    // Uses the account's language, not the asking browser's.
    browser.cookies.set('lux_lang', locale === 'fr' ? 'de' : 'fr')
    await send('/account/sign-up', { email, password: PASSWORD })
    await send('/account/reset', { email })
    await noticeOwners({ ...accounts, db: accounts.state.db, publicBaseUrl: config.publicBaseUrl, now: clock() })
    await accounts.mailer.settle()
    const written = readOutbox(world.test.dataDir).filter(({ subject }) => subject.includes(`⟦${locale}:`))
    const said = written.map(({ subject, text }) => `${subject} ${text.replaceAll(/https?:\S+/g, '').trim()}`)
    expect([...new Set(said)].sort()).toEqual(
      ['existing', 'inquiry', 'reset', 'verify'].map(
        (about) => `⟦${locale}:mail.${about}.subject⟧ ⟦${locale}:mail.${about}.text⟧`,
      ),
    )
  })

  it('an account keeps its chosen language', async () => {
    const { state } = services()
    const browser = newBrowser()
    const signInPage = await browser.open('/account/sign-in')
    await browser.send(signInPage, { email: world.email, password: PASSWORD })
    await setLocale(state.db, world.accountId, locale === 'fr' ? 'de' : 'fr')
    await browser.open(`/account?lang=${locale}`)
    const row = await state.db.selectFrom('user').select('locale').where('id', '=', world.accountId).executeTakeFirst()
    expect(row).toEqual({ locale })
  })
})
