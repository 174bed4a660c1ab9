import type { Caller } from '../auth/caller.ts'

/** Sender of an inquiry. */
export interface Sender {
  /** The credential, which alone may ask for the state of its conversations. */
  id: string
  /** Party for throttles and blocks: the account with all its credentials, or a key without an account. */
  party: string
  /** Exactly one of the two is set; deleting it deletes the conversations too. */
  keyId: number | null
  accountId: string | null
}

/** @throws Error for callers without a credential, whom no inquiry tool admits */
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
