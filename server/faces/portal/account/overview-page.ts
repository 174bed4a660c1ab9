import type { Kysely } from 'kysely'
import { HOME_PATH } from '../../../accounts/addresses.ts'
import type { SignedIn } from '../../../accounts/sessions.ts'
import { listKeys } from '../../../auth/keys.ts'
import { sentInquiries } from '../../../inquiries/account-inquiries.ts'
import { ownersOf } from '../../../inquiries/listing-owners.ts'
import { inboxOf } from '../../../inquiries/owner-inbox.ts'
import { keptAnalyses } from '../../../lease/kept-analyses.ts'
import { LEASES_PATH } from '../../../lease/leases-path.ts'
import { SENT_PATH } from '../../../inquiries/sender-notices.ts'
import type { StateTables } from '../../../state/state.ts'
import { KEYS_PATH } from '../keys/keys-path.ts'
import { ACCOUNT_MENU } from '../page/layout.ts'
import { findAccount } from '../../../accounts/accounts.ts'
import { numberWords } from '../../../../content/say/numbers.ts'
import { markup } from '../../../../content/html/markup.ts'
import { TIER_DAY_LIMITS } from '../../../base/tiers.ts'
import { usageOf } from '../../../limits/usage.ts'
import { accountPage } from '../page/portal-page.ts'
import type { PortalPage } from '../page/portal-page.ts'
import { INBOX_PATH } from '../inbox/inbox-page.ts'
import { usageCharts } from '../keys/usage-chart.ts'

/** First page after signing in: account, allowance, usage. */
export const overviewPage: PortalPage = accountPage({
  path: HOME_PATH,
  async show({ say, locale, services, signedIn, now }) {
    const { db } = services.state
    const { tier } = (await findAccount(db, signedIn.accountId))!
    const counts = await countsOf(db, signedIn)
    const usage = await usageOf(db, `account:${signedIn.accountId}`, now)
    const { basic, premium } = TIER_DAY_LIMITS
    const { decimal } = numberWords(locale)
    const more = say('overview.more', { basic: decimal(basic), premium: decimal(premium) })
    const body = markup`<dl>
<dt>${say('overview.account')}</dt><dd>${signedIn.email}</dd>
<dt>${say('overview.tier')}</dt><dd>${tier}</dd>
<dt>${say('overview.perDay')}</dt><dd>${say('overview.allowance', { limit: decimal(TIER_DAY_LIMITS[tier]) })}</dd>
</dl>
${tier === 'premium' ? undefined : markup`<p class="hint">${more}</p>`}
<ul class="blame">${Object.entries(ACCOUNT_MENU)
      .filter(([path]) => path !== HOME_PATH)
      .map(([path, key]) => {
        const count = counts[path]
        const told = count === undefined ? undefined : markup`<b>${decimal(count)}</b>`
        return markup`<li><a href="${path}"><span>${say(key)}</span>${told}</a></li>`
      })}</ul>
<h2>${say('overview.apps')}</h2>
${usageCharts(say, usage)}`
    return { title: say('overview.title'), body }
  },
})

/** How much stands on each page of an account, by its address. */
async function countsOf(
  db: Kysely<StateTables>,
  { accountId, email }: SignedIn,
): Promise<Readonly<Record<string, number>>> {
  const owners = (await ownersOf(db, email)).map(({ ownerRef }) => ownerRef)
  return {
    [KEYS_PATH]: (await listKeys(db, accountId)).filter(({ revokedAt }) => revokedAt === null).length,
    [INBOX_PATH]: (await inboxOf(db, owners)).length,
    [SENT_PATH]: (await sentInquiries(db, accountId)).length,
    [LEASES_PATH]: (await keptAnalyses(db, accountId)).length,
  }
}
