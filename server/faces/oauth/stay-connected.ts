import type { Kysely } from 'kysely'
import { READ_SCOPES } from '../../auth/api-key.ts'
import { toList } from '../../state/account-tables.ts'
import type { StateTables } from '../../state/state.ts'

const LASTING = 'offline_access'

/**
 * Request of an app with the scope that keeps it connected, which the library wants named and older clients do not name. A request
 * without scopes asks for reading: the library stores every scope with every client, so a registration does not tell.
 */
export async function stayConnected(db: Kysely<StateTables>, query: URLSearchParams): Promise<URLSearchParams> {
  const client = await db
    .selectFrom('oauthClient')
    .select('scopes')
    .where('clientId', '=', query.get('client_id') ?? '')
    .executeTakeFirst()
  if (!client) return query
  const registered = toList(client.scopes)
  const asked = query.get('scope')?.split(' ') ?? READ_SCOPES
  const mayLast = registered.length === 0 || registered.includes(LASTING)
  const complete = new URLSearchParams(query)
  complete.set('scope', [...new Set(mayLast ? [...asked, LASTING] : asked)].join(' '))
  return complete
}
