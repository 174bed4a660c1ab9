import { createAccountKey, KEY_NAME_LENGTH, MAX_KEYS, TooManyKeysError } from '../../../accounts/account-keys.ts'
import { markup, type Markup } from '../../../../content/html/markup.ts'
import { SCOPES } from '../../../auth/api-key.ts'
import { listKeys, type ApiKey } from '../../../auth/keys.ts'
import { lastUsed } from '../../../limits/usage.ts'
import type { Say, WordKey } from '../../../../content/say/words.ts'
import { faultNote, ticketField, timeText } from '../page/layout.ts'
import { showCreatedKey } from './created-key-page.ts'
import { KEYS_PATH } from './keys-path.ts'
import { accountPage, type AccountVisit, type PortalPage, type Shown } from '../page/portal-page.ts'
import { DAY_MS } from '../../../../models/kernel/day.ts'

/** Permissions ticked in a new form: what the first call needs, and nothing that writes. */
const FIRST_SCOPES = ['listings:read', 'market:read'] as const satisfies readonly (typeof SCOPES)[number][]
const VALID_DAYS = [30, 90, 365] as const

/** Keys of an account, and the form to create one. */
export const keysPage: PortalPage = accountPage({
  path: KEYS_PATH,
  show: (visit) => listPage(visit),
  async submit(visit, form) {
    const { say, services, signedIn, now } = visit
    const name = (form.get('name') ?? '').trim()
    const scopes = SCOPES.filter((scope) => form.getAll('scope').includes(scope))
    if (name === '' || name.length > KEY_NAME_LENGTH)
      return listPage(visit, say('keys.needName', { max: KEY_NAME_LENGTH }), form)
    if (scopes.length === 0) return listPage(visit, say('keys.needScope'), form)
    const days = VALID_DAYS.find((each) => String(each) === form.get('days'))
    const expiresAt = days === undefined ? null : now + days * DAY_MS
    try {
      const made = await createAccountKey(services.state.db, signedIn.accountId, { name, scopes, expiresAt }, now)
      return showCreatedKey(visit, made.key, made.record)
    } catch (error) {
      if (error instanceof TooManyKeysError) return listPage(visit, say('keys.tooMany', { max: MAX_KEYS }), form)
      throw error
    }
  },
})

export function keyState(say: Say, { revokedAt, expiresAt }: ApiKey, now: number): string {
  if (revokedAt !== null) return say('keys.revoked')
  return say(expiresAt !== null && expiresAt <= now ? 'keys.expired' : 'keys.active')
}

export function scopeText(say: Say, scope: string): string {
  return say(`scope.${scope}` as WordKey)
}

const newForm = () => new URLSearchParams(FIRST_SCOPES.map((scope) => ['scope', scope]))

async function listPage(visit: AccountVisit, fault?: string, form = newForm()): Promise<Shown> {
  const { say, services, signedIn, now } = visit
  const { db } = services.state
  const keys = await listKeys(db, signedIn.accountId)
  const used = await lastUsed(
    db,
    keys.map(({ id }) => `key:${id}` as const),
  )
  const rows = keys.map((key) => {
    const at = used.get(`key:${key.id}`)
    return markup`<tr><td><a href="${KEYS_PATH}/${key.id}">${key.name}</a></td><td><code>${key.prefix}…</code></td>
      <td>${keyState(say, key, now)}</td><td>${at === undefined ? say('keys.never') : timeText(at)}</td></tr>`
  })
  const columns = (['keys.name', 'keys.key', 'keys.state', 'keys.lastUsed'] as const).map(
    (each) => markup`<th scope="col">${say(each)}</th>`,
  )
  const body = markup`${fault === undefined ? undefined : faultNote(fault)}
<p>${say('keys.intro', { max: MAX_KEYS })}</p>
${
  keys.length === 0
    ? markup`<p>${say('keys.none')}</p>`
    : markup`<div class="scroll" tabindex="0" role="region"
aria-label="${say('keys.title')}"><table><thead><tr>${columns}</tr></thead><tbody>${rows}</tbody></table></div>`
}
<h2>${say('keys.createTitle')}</h2>
${createForm(visit, form)}`
  return { title: say('keys.title'), body, status: fault === undefined ? 200 : 400 }
}

function createForm(visit: AccountVisit, form: URLSearchParams): Markup {
  const { say } = visit
  const boxes = SCOPES.map(
    (scope) =>
      markup`<label><input type="checkbox" name="scope" value="${scope}"${form.getAll('scope').includes(scope) ? markup` checked` : undefined}><span
        >${scopeText(say, scope)}${scope === 'documents:write' ? ` (${say('keys.appsOnly')})` : undefined} <code>${scope}</code></span></label>`,
  )
  const days = VALID_DAYS.map(
    (each) =>
      markup`<option value="${each}"${each === 365 ? markup` selected` : undefined}>${say('keys.days', { days: each })}</option>`,
  )
  return markup`<form method="post" action="${KEYS_PATH}">${ticketField(visit)}
<p><label for="name">${say('keys.name')}</label><span class="hint" id="name-hint">${say('keys.nameHint')}</span>
<input id="name" name="name" required maxlength="${KEY_NAME_LENGTH}" autocomplete="off" aria-describedby="name-hint"
value="${(form.get('name') ?? '').slice(0, KEY_NAME_LENGTH)}"></p>
<fieldset><legend>${say('keys.scopes')}</legend>${boxes}</fieldset>
<p><label for="days">${say('keys.expiry')}</label><select id="days" name="days">${days}<option value="">${say('keys.forever')}</option></select></p>
<button type="submit">${say('keys.create')}</button></form>`
}
