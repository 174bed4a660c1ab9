import { createAccountKey, KEY_NAME_LENGTH, MAX_KEYS, TooManyKeysError } from '../../../accounts/account-keys.ts'
import { dataTable } from '../../../../content/html/data-table.ts'
import { markup, type Markup } from '../../../../content/html/markup.ts'
import { SCOPES } from '../../../auth/api-key.ts'
import { listKeys, type ApiKey } from '../../../auth/keys.ts'
import { lastUsed } from '../../../limits/usage.ts'
import type { Say, WordKey } from '../../../../content/say/words.ts'
import { faultAt, faultNote, ticketField, timeText } from '../page/layout.ts'
import { showCreatedKey } from './created-key-page.ts'
import { KEYS_PATH } from './keys-path.ts'
import { accountPage, type AccountVisit, type PortalPage, type Shown } from '../page/portal-page.ts'
import { DAY_MS } from '../../../../models/kernel/day.ts'

/** Permissions ticked in a new form: what the first call needs, and nothing that writes. */
const FIRST_SCOPES = ['listings:read', 'market:read'] as const satisfies readonly (typeof SCOPES)[number][]
const VALID_DAYS = [30, 90, 365] as const
/** A lease is read for a person, so that only apps and sessions may ask for it. */
const KEY_SCOPES = SCOPES.filter((scope) => scope !== 'documents:write')

/** Keys of an account, and the form to create one. */
export const keysPage: PortalPage = accountPage({
  path: KEYS_PATH,
  show: (visit) => listPage(visit),
  again: (visit, form) => listPage(visit, {}, form),
  async submit(visit, form) {
    const { say, services, signedIn, now } = visit
    const name = (form.get('name') ?? '').trim()
    const scopes = KEY_SCOPES.filter((scope) => form.getAll('scope').includes(scope))
    if (name === '' || name.length > KEY_NAME_LENGTH)
      return listPage(visit, { name: say('keys.needName', { max: KEY_NAME_LENGTH }) }, form)
    if (scopes.length === 0) return listPage(visit, { scope: say('keys.needScope') }, form)
    const days = VALID_DAYS.find((each) => String(each) === form.get('days'))
    const expiresAt = days === undefined ? null : now + days * DAY_MS
    try {
      const made = await createAccountKey(services.state.db, signedIn.accountId, { name, scopes, expiresAt }, now)
      return showCreatedKey(visit, made.key, made.record)
    } catch (error) {
      if (error instanceof TooManyKeysError)
        return listPage(visit, { all: say('keys.tooMany', { max: MAX_KEYS }) }, form)
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

/** Faults of the form at its fields; `all` of the whole. */
type Faults = { readonly [Field in 'name' | 'scope' | 'all']?: string }

const newForm = () =>
  new URLSearchParams([...FIRST_SCOPES.map((scope): [string, string] => ['scope', scope]), ['days', '365']])

async function listPage(visit: AccountVisit, faults: Faults = {}, form = newForm()): Promise<Shown> {
  const { say, services, signedIn, now } = visit
  const { db } = services.state
  const keys = await listKeys(db, signedIn.accountId)
  const used = await lastUsed(
    db,
    keys.map(({ id }) => `key:${id}` as const),
  )
  const rows = keys.map((key) => {
    const at = used.get(`key:${key.id}`)
    return [
      markup`<a href="${KEYS_PATH}/${key.id}">${key.name}</a>`,
      markup`<code>${key.prefix}…</code>`,
      keyState(say, key, now),
      at === undefined ? say('keys.never') : timeText(at),
    ]
  })
  const columns = (['keys.name', 'keys.key', 'keys.state', 'keys.lastUsed'] as const).map((each) => ({
    label: say(each),
  }))
  const body = markup`${faults.all === undefined ? undefined : faultNote(faults.all)}
<p>${say('keys.intro', { max: MAX_KEYS })}</p>
${
  keys.length === 0
    ? markup`<p>${say('keys.none')}</p>`
    : dataTable({ caption: say('keys.title'), hideCaption: true, columns, rows })
}
<h2>${say('keys.createTitle')}</h2>
${createForm(visit, form, faults)}`
  return { title: say('keys.title'), body, status: Object.keys(faults).length === 0 ? 200 : 400 }
}

function createForm(visit: AccountVisit, form: URLSearchParams, faults: Faults): Markup {
  const { say } = visit
  const name = faultAt('name', faults.name, 'name-hint')
  const scope = faultAt('scope', faults.scope)
  const boxes = KEY_SCOPES.map(
    (scope) =>
      markup`<label><input type="checkbox" name="scope" value="${scope}"${form.getAll('scope').includes(scope) ? markup` checked` : undefined}><span
        >${scopeText(say, scope)} <code>${scope}</code></span></label>`,
  )
  const validFor = (value: string, label: string): Markup =>
    markup`<option value="${value}"${form.get('days') === value ? markup` selected` : undefined}>${label}</option>`
  const days = VALID_DAYS.map((each) => validFor(String(each), say('keys.days', { days: each })))
  return markup`<form method="post" action="${KEYS_PATH}">${ticketField(visit)}
<p><label for="name">${say('keys.name')}</label><span class="hint" id="name-hint">${say('keys.nameHint')}</span>
<input id="name" name="name" required maxlength="${KEY_NAME_LENGTH}" autocomplete="off"
value="${(form.get('name') ?? '').slice(0, KEY_NAME_LENGTH)}"${name.marks}>${name.note}</p>
<fieldset${scope.note && markup` aria-describedby="scope-fault"`}><legend>${say('keys.scopes')}</legend>${boxes}${scope.note}</fieldset>
<p><label for="days">${say('keys.expiry')}</label>
<select id="days" name="days">${days}${validFor('', say('keys.forever'))}</select></p>
<button type="submit">${say('keys.create')}</button></form>`
}
