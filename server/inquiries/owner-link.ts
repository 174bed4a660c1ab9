import type { Kysely } from 'kysely'
import { isSameHash, keyedHash } from '../base/secret.ts'
import type { StateTables } from '../state/state.ts'
import { DAY_MS } from '../../models/kernel/day.ts'

/** Path of an owner's mailed link. */
export const OWNER_LINK_PATH = '/inquiries/reply'
/** Validity of a link in milliseconds; an unanswered conversation lives about as long. */
const VALID_MS = 90 * DAY_MS
const TOKEN = /^(inq_[\w-]{22})\.([0-9a-z]{1,10})\.([\w-]{43})$/

/** Creates a token that only lets its bearer answer one conversation. */
export function ownerToken(
  secret: string,
  { inquiryId, email }: { inquiryId: string; email: string },
  now: number,
): string {
  const expires = (now + VALID_MS).toString(36)
  return `${inquiryId}.${expires}.${signature(secret, inquiryId, expires, email)}`
}

/**
 * Reads the token of a link. It ends when it expires or when the listing's owner gets another address.
 * @returns the conversation and the owner reference of its listing; undefined for an invalid token
 */
export async function readOwnerToken(
  db: Kysely<StateTables>,
  secret: string,
  token: string,
  now: number,
): Promise<{ inquiryId: string; ownerRef: string } | undefined> {
  const [, inquiryId, expires, signed] = TOKEN.exec(token) ?? []
  if (inquiryId === undefined || Number.parseInt(expires!, 36) <= now) return undefined
  const row = await db
    .selectFrom('inquiry')
    .innerJoin('listing_owner', 'listing_owner.owner_ref', 'inquiry.owner_ref')
    .select(['email', 'listing_owner.owner_ref'])
    .where('inquiry.id', '=', inquiryId)
    .executeTakeFirst()
  if (!row || !isSameHash(signed!, signature(secret, inquiryId, expires!, row.email))) return undefined
  return { inquiryId, ownerRef: row.owner_ref }
}

function signature(secret: string, inquiryId: string, expires: string, email: string): string {
  return keyedHash(secret, 'owner link', `${inquiryId}\n${expires}\n${email}`)
}
