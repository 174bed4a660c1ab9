import type { Kysely } from 'kysely'
import { isSameHash, keyedHash } from '../base/secret.ts'
import type { StateTables } from '../state/state.ts'
import { DAY_MS } from '../../models/kernel/day.ts'

/** Where a link of an owner leads. */
export const OWNER_LINK_PATH = '/inquiries/reply'
/** A conversation lives about as long without an answer. */
const VALID_MS = 90 * DAY_MS
const TOKEN = /^(inq_[\w-]{22})\.([0-9a-z]{1,10})\.([\w-]{43})$/

/** What lets its bearer answer one conversation, and nothing else. */
export function ownerToken(
  secret: string,
  { inquiryId, email }: { inquiryId: string; email: string },
  now: number,
): string {
  const expires = (now + VALID_MS).toString(36)
  return `${inquiryId}.${expires}.${signature(secret, inquiryId, expires, email)}`
}

/**
 * Reads the token of a link. It ends when it expires, and when the listing gets another owner, whose address it was not signed for.
 * @returns the conversation and the reference whose listing it is about; undefined for any token that cannot be used
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
