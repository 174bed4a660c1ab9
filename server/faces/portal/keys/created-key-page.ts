import { z } from 'zod'
import { NEW_KEY_COOKIE as COOKIE } from '../../../../content/pages/trust/cookies.ts'
import { markup, type Markup } from '../../../../content/html/markup.ts'
import type { ApiKey } from '../../../auth/keys.ts'
import { seal, unseal } from '../../../base/secret.ts'
import { seeOther } from '../../../http/private-answer.ts'
import { accountPage } from '../page/portal-page.ts'
import type { AccountVisit, PortalPage } from '../page/portal-page.ts'
import type { Say } from '../../../../content/say/words.ts'
import { KEY_PLACE, quickStart } from './quick-start.ts'
import { KEYS_PATH } from './keys-path.ts'

const CREATED_PATH = `${KEYS_PATH}/created`
/** Seconds for which a new key can be read. */
const SHOWN_S = 120

const createdSchema = z.object({ key: z.string(), id: z.int(), name: z.string(), readsMarket: z.boolean() })

/** Leads to the page that shows a new key, so that a reload shows it again and creates no other. The key travels sealed for this session. */
export function showCreatedKey(visit: AccountVisit, key: string, { id, name, scopes }: ApiKey): Response {
  const readsMarket = scopes.includes('market:read')
  const sealed = seal(visit.services.accounts.secret, purposeOf(visit), JSON.stringify({ key, id, name, readsMarket }))
  const isSecure = visit.services.config.publicBaseUrl.startsWith('https:')
  return seeOther(CREATED_PATH, [
    `${COOKIE}=${sealed}; Path=${CREATED_PATH}; Max-Age=${SHOWN_S}; SameSite=Strict; HttpOnly${isSecure ? '; Secure' : ''}`,
  ])
}

/** A new key, readable for two minutes in the browser that created it. */
export const createdKeyPage: PortalPage = accountPage({
  path: CREATED_PATH,
  async show(visit) {
    const { say, headers, services } = visit
    const sealed = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(headers.get('cookie') ?? '')?.[1]
    const text = sealed && unseal(services.accounts.secret, purposeOf(visit), sealed)
    if (!text) return seeOther(KEYS_PATH)
    const { key, id, name, readsMarket } = createdSchema.parse(JSON.parse(text))
    const body = markup`<p class="done" role="status">${say('keys.once')}</p>
<pre class="secret" tabindex="0">${key}</pre>
${readsMarket ? firstCall(say, quickStart(services.config.publicBaseUrl).rest.replace(KEY_PLACE, key)) : undefined}
<p><a href="${KEYS_PATH}/${id}">${name}</a> · <a href="${KEYS_PATH}">${say('nav.keys')}</a> · <a href="/developers">${say('nav.developers')}</a></p>`
    return { title: say('keys.onceTitle', { name }), body, isScripted: true }
  },
})

function firstCall(say: Say, call: string): Markup {
  return markup`<h2 id="first-call">${say('keys.firstCall')}</h2>
<p>${say('keys.firstCallHint')}</p>
<pre tabindex="0" role="region" aria-labelledby="first-call"><code>${call}</code></pre>`
}

function purposeOf({ signedIn }: AccountVisit): string {
  return `new key of ${signedIn.sessionId}`
}
