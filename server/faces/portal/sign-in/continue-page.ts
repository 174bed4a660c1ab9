import { markup } from '../../../../content/html/markup.ts'
import { CONTINUE_PATH } from '../../../accounts/addresses.ts'
import { authorizeAddress } from '../../../accounts/authorization-request.ts'
import { keptRequest } from '../../../accounts/kept-request.ts'
import { seeOther } from '../../../http/private-answer.ts'
import { accountPage } from '../page/portal-page.ts'
import type { PortalPage } from '../page/portal-page.ts'

/** Goes on with the request of an app, which waited while a person opened an account or replaced a password. */
export const continuePage: PortalPage = accountPage({
  path: `${CONTINUE_PATH}/:id`,
  async show({ services, exchange, say }) {
    const query = await keptRequest(services.accounts, exchange.path)
    if (query) return seeOther(authorizeAddress(query))
    return { title: say('consent.expiredTitle'), body: markup`<p>${say('consent.expired')}</p>`, status: 400 }
  },
})
