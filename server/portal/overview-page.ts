import { HOME_PATH } from '../accounts/addresses.ts'
import { findAccount } from '../accounts/accounts.ts'
import { markup } from '../../models/pages/markup.ts'
import { TIER_DAY_LIMITS } from '../limits/tiers.ts'
import { usageOf } from '../limits/usage.ts'
import { accountPage } from './portal-page.ts'
import type { PortalPage } from './portal-page.ts'
import { usageCharts } from './usage-chart.ts'

/** Where people come after signing in: who they are, what they may use and did use. */
export const overviewPage: PortalPage = accountPage({
  path: HOME_PATH,
  async show({ say, services, signedIn, now }) {
    const { db } = services.state
    const { tier } = (await findAccount(db, signedIn.accountId))!
    const usage = await usageOf(db, `account:${signedIn.accountId}`, now)
    const { basic, premium } = TIER_DAY_LIMITS
    const body = markup`<p class="lead">${say('overview.signedIn', { email: signedIn.email })}</p>
<p>${say('overview.allowance', { tier, limit: TIER_DAY_LIMITS[tier] })} ${tier === 'premium' ? undefined : say('overview.more', { basic, premium })}</p>
<p class="lead">${say('overview.apps')}</p>
${usageCharts(say, usage)}`
    return { title: say('overview.title'), body }
  },
})
