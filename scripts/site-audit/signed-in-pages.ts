import type { BrowserContext } from 'playwright-core'
import { LAWFUL_LEASE } from '../../models/lease/lease.fixture.ts'
import type { ListingRecord } from '../../models/contracts/listings/listing.ts'
import { createAccountKey } from '../../server/accounts/account-keys.ts'
import { confirmAccount, signUp } from '../../server/accounts/sign-up.ts'
import { linkOwner } from '../../server/inquiries/listing-owners.ts'
import { senderOf } from '../../server/inquiries/sender.ts'
import { submitInquiry } from '../../server/inquiries/submit-inquiry.ts'
import { createKey } from '../../server/auth/keys.ts'
import { readOutbox } from '../../server/mail/outbox.ts'
import type { RunningServer } from '../../server/start.ts'
import { HERE, PASSWORD, tokenOf } from '../../server/testing/test-accounts.ts'

const EMAIL = 'anna@example.lu'

/** Pages before sign-in. */
export const SIGN_IN_PAGES: Readonly<Record<string, string>> = {
  'sign-in': '/account/sign-in',
  'sign-up': '/account/sign-up',
  verify: '/account/verify?token=x',
  reset: '/account/reset',
  'read-a-lease': '/account/leases/new',
  developers: '/developers',
  tools: '/developers/tools',
}

/**
 * Opens an account that has a key, a message from a reader, a message of its own and a lease, and signs its browser in.
 * @param hosted a listing whose owner the service can write to
 * @returns addresses of its pages
 */
export async function signedInPages(
  server: RunningServer,
  dataDir: string,
  context: BrowserContext,
  hosted: (ListingRecord & { ownerRef: string }) | undefined,
): Promise<Record<string, string>> {
  const { state, accounts } = server.services
  const now = Date.now()
  await signUp(accounts, { email: EMAIL, password: PASSWORD }, HERE)
  await accounts.mailer.settle()
  await confirmAccount(accounts, { token: tokenOf(readOutbox(dataDir)[0]), password: PASSWORD }, HERE)
  const { id: accountId } = await state.db.selectFrom('user').select('id').executeTakeFirstOrThrow()
  const settings = { name: 'First key', scopes: ['market:read', 'listings:read'], expiresAt: null } as const
  const { record } = await createAccountKey(state.db, accountId, settings, now)
  const page = await context.newPage()
  await page.goto('/account/sign-in')
  await page.getByLabel('E-mail address').fill(EMAIL)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/account')
  await page.goto('/account/leases/new')
  await page.locator('#text').fill(LAWFUL_LEASE)
  await page.locator('input[name=keep]').check()
  await page.locator('main button[type=submit]').last().click()
  await page.waitForURL(/\/account\/leases\/(?!new)/)
  const lease = new URL(page.url()).pathname
  await page.close()
  const pages = {
    account: '/account',
    keys: '/account/keys',
    key: `/account/keys/${record.id}`,
    apps: '/account/apps',
    inbox: '/account/inbox',
    sent: '/account/sent',
    leases: '/account/leases',
    lease,
    security: '/account/security',
    'change-mail': '/account/email',
    'my-data': '/account/data',
    'sign-out': '/account/sign-out',
  }
  if (hosted === undefined) return pages
  await linkOwner(state.db, { ownerRef: hosted.ownerRef, email: EMAIL, locale: 'en', linkedAt: now })
  const { record: sender } = await createKey(state.db, { ...settings, tier: 'free' }, now)
  const desk = { db: state.db, secret: accounts.secret, now }
  const message = 'Is the flat still free?\nWe are two and would move in May.'
  const asked = await submitInquiry(desk, senderOf({ kind: 'key', key: sender }), { listing: hosted, message })
  return {
    ...pages,
    conversation: `/account/inbox/${asked.conversationId}`,
    write: `/account/write/${hosted.id}`,
    corrections: `/listings/${hosted.id}/corrections`,
  }
}
