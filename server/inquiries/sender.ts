import type { Caller } from '../auth/caller.ts'

/** Who writes, as inquiries know it. */
export interface Sender {
  /** The credential: it alone may ask how its conversations stand. */
  id: string
  /** Whom throttles and blocks hold: the account with all its credentials, or a key that belongs to none. */
  party: string
  /** One of the two; what they stand for takes its conversations with it when it is deleted. */
  keyId: number | null
  accountId: string | null
}

/** @throws Error for callers without a credential, whom no tool for inquiries lets in */
export function senderOf(caller: Caller): Sender {
  if (caller.kind === 'anonymous') throw new Error('Inquiries need a credential')
  if (caller.kind === 'account') {
    const { accountId, clientId } = caller
    return { id: `account:${accountId}:${clientId}`, party: `account:${accountId}`, keyId: null, accountId }
  }
  const { id, accountId } = caller.key
  return {
    id: `key:${id}`,
    party: accountId === null ? `key:${id}` : `account:${accountId}`,
    keyId: id,
    accountId: null,
  }
}
