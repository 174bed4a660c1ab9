import type { Kysely } from 'kysely'
import type { HeaderFields } from '../base/header-fields.ts'
import type { StateTables } from '../state/state.ts'
import { authenticate } from './authenticate.ts'
import { InvalidTokenError } from './caller.ts'
import type { Caller, VerifyBearer } from './caller.ts'

interface Door {
  db: Kysely<StateTables>
  /** Absent when no accounts are set up. */
  verifyBearer: VerifyBearer | undefined
  /** Milliseconds since 1970. */
  now: number
}

const BEARER = /^Bearer +([\w.~+/=-]{1,8192})$/i

/**
 * Identifies the caller: the account behind `Authorization: Bearer`, the key in `X-API-Key`, or anonymous. An invalid credential is
 * always an error: falling back to anonymous limits would puzzle its owner.
 * @param address counting key of the client
 * @throws InvalidTokenError, UnauthorizedError
 */
export async function authenticateCaller(door: Door, headers: HeaderFields, address: string): Promise<Caller> {
  const authorization = headers.get('authorization')
  if (authorization !== null) return verify(door, authorization)
  const key = headers.get('x-api-key')
  if (key === null) return { kind: 'anonymous', address }
  return { kind: 'key', key: await authenticate(door.db, key, door.now) }
}

function verify({ verifyBearer }: Door, authorization: string): Promise<Caller> {
  const token = BEARER.exec(authorization)?.[1]
  if (token === undefined) throw new InvalidTokenError('reply.access.tokenForm')
  if (!verifyBearer) throw new InvalidTokenError('reply.access.tokenNone')
  return verifyBearer(token)
}
