import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { hashToken, REFRESH_TOKEN_PREFIX } from '../../accounts/auth.ts'
import type { StateTables } from '../../state/state.ts'

/** Waits between attempts, in milliseconds; together well above the time to store an answer and well below clients' timeouts. */
const WAITS_MS = [20, 40, 80, 160, 320, 640]
const BAD_REQUEST = 400

/**
 * Redeems a refresh token that another request, in this process or another, may be redeeming now: an app whose calls all find their
 * token expired refreshes it as many times at once. The first rotates it; the others wait until its answer is stored and get the
 * same.
 * @param redeem asks the authorization server, which refuses a token whose rotation is under way
 */
export async function refreshPatiently(
  db: Kysely<StateTables>,
  refreshToken: string,
  redeem: () => Promise<Response>,
): Promise<Response> {
  const hash = hashRefreshToken(refreshToken)
  for (const waitMs of WAITS_MS) {
    // Read before redeeming: the redemption then saw everything stored by this time.
    const wasStored = (await rotationOf(db, hash)) === 'stored'
    const answer = await redeem()
    if (answer.status !== BAD_REQUEST || wasStored) return answer
    const rotation = await rotationOf(db, hash)
    if (rotation === 'none') return answer
    if (rotation === 'under way') await delay(waitMs)
  }
  return redeem()
}

/** Hash under which a refresh token is stored. */
export function hashRefreshToken(refreshToken: string): string {
  return hashToken(refreshToken.replace(new RegExp(`^${REFRESH_TOKEN_PREFIX}`), ''))
}

/** Progress of a token's rotation; none for a token that nobody redeems or that is gone. */
async function rotationOf(db: Kysely<StateTables>, hash: string): Promise<'none' | 'under way' | 'stored'> {
  const row = await db
    .selectFrom('oauthRefreshToken')
    .select(['rotatedAt', 'rotationReplayResponse'])
    .where('token', '=', hash)
    .executeTakeFirst()
  if (!row || row.rotatedAt === null) return 'none'
  return row.rotationReplayResponse === null ? 'under way' : 'stored'
}
