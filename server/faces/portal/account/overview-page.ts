import { HOME_PATH } from '../../../accounts/addresses.ts'
import { findAccount } from '../../../accounts/accounts.ts'
import { numberWords } from '../../../../content/say/numbers.ts'
import { markup } from '../../../../content/html/markup.ts'
import { TIER_DAY_LIMITS } from '../../../base/tiers.ts'
import { usageOf } from '../../../limits/usage.ts'
import { accountPage } from '../page/portal-page.ts'
import type { PortalPage } from '../page/portal-page.ts'
import { usageCharts } from '../keys/usage-chart.ts'

/** First page after signing in: account, allowance, usage. */
export const overviewPage: PortalPage = accountPage({
  path: HOME_PATH,
  async show({ say, locale, services, signedIn, now }) {
    const { db } = services.state
    const { tier } = (await findAccount(db, signedIn.accountId))!
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
<h2>${say('overview.apps')}</h2>
${usageCharts(say, usage)}`
    return { title: say('overview.title'), body }
  },
})
