import { markup } from '../../../../content/html/markup.ts'
import { seeOther } from '../../../http/private-answer.ts'
import { findKeyById, revokeKey, rotateKey } from '../../../auth/keys.ts'
import type { ApiKey } from '../../../auth/keys.ts'
import { usageOf } from '../../../limits/usage.ts'
import { showCreatedKey } from './created-key-page.ts'
import { keyState, scopeText } from './keys-page.ts'
import { KEYS_PATH } from './keys-path.ts'
import { ticketField, timeText } from '../page/layout.ts'
import { accountPage, lastPart } from '../page/portal-page.ts'
import type { AccountVisit, PortalPage, Shown } from '../page/portal-page.ts'
import { usageCharts } from './usage-chart.ts'

const ID = /^\d{1,15}$/

/** One key: scopes, usage, rotation, revocation. */
export const keyPage: PortalPage = accountPage({
  path: `${KEYS_PATH}/:id`,
  async show(visit) {
    const key = await keyOf(visit)
    return key ? detailPage(visit, key) : seeOther(KEYS_PATH)
  },
  async submit(visit, form) {
    const { services, signedIn, now } = visit
    const { db } = services.state
    const key = await keyOf(visit)
    if (!key) return seeOther(KEYS_PATH)
    if (form.get('act') === 'rotate') {
      const rotated = await rotateKey(db, key.id, signedIn.accountId)
      if (rotated) return showCreatedKey(visit, rotated.key, rotated.record)
    }
    if (form.get('act') === 'revoke') await revokeKey(db, key.id, now, signedIn.accountId)
    return seeOther(`${KEYS_PATH}/${key.id}`)
  },
})

// Another account's key looks like a missing one.
async function keyOf(visit: AccountVisit): Promise<ApiKey | undefined> {
  const id = lastPart(visit)
  return ID.test(id) ? findKeyById(visit.services.state.db, Number(id), visit.signedIn.accountId) : undefined
}

async function detailPage(visit: AccountVisit, key: ApiKey): Promise<Shown> {
  const { say, services, now } = visit
  const usage = await usageOf(services.state.db, `key:${key.id}`, now)
  const orNever = (time: number | null) => (time === null ? markup`${say('keys.never')}` : timeText(time))
  const body = markup`<dl>
<dt>${say('keys.key')}</dt><dd><code>${key.prefix}…</code></dd>
<dt>${say('keys.state')}</dt><dd>${keyState(say, key, now)}</dd>
<dt>${say('keys.created')}</dt><dd>${timeText(key.createdAt)}</dd>
<dt>${say('keys.expires')}</dt><dd>${orNever(key.expiresAt)}</dd>
<dt>${say('keys.lastUsed')}</dt><dd>${orNever(usage.lastUsedAt)}</dd>
<dt>${say('keys.scopes')}</dt><dd>${key.scopes.map((scope) => markup`${scopeText(say, scope)}<br>`)}</dd>
</dl>
<h2>${say('usage.title')}</h2>
${usageCharts(say, usage)}
${key.revokedAt === null ? endForms(visit, key) : undefined}`
  return { title: key.name, body }
}

function endForms(visit: AccountVisit, { id }: ApiKey) {
  const { say } = visit
  return markup`<form method="post" action="${KEYS_PATH}/${id}">${ticketField(visit)}
<p class="hint">${say('keys.rotateHint')} ${say('keys.revokeHint')}</p>
<p class="row"><button class="quiet" type="submit" name="act" value="rotate">${say('keys.rotate')}</button>
<button class="grave" type="submit" name="act" value="revoke">${say('keys.revoke')}</button></p></form>`
}
