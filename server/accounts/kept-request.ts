import { randomBytes } from 'node:crypto'
import { DAY_MS } from '../../models/kernel/day.ts'
import type { AccountServices } from './account-services.ts'
import { CONTINUE_PATH } from './addresses.ts'

const ID = new RegExp(`^${CONTINUE_PATH}/([\\w-]{43})$`)

/**
 * Keeps the request of an app while a person waits for a mail, for a day, as long as the link in the mail lives.
 * @param query of the app's request, as it came to a page of signing in
 * @returns path of the page that goes on with it
 */
export async function keepRequest({ auth, clock }: AccountServices, query: URLSearchParams): Promise<string> {
  const id = randomBytes(32).toString('base64url')
  const { internalAdapter } = await auth.$context
  await internalAdapter.createVerificationValue({
    identifier: nameOf(id),
    value: query.toString(),
    expiresAt: new Date(clock() + DAY_MS),
  })
  return `${CONTINUE_PATH}/${id}`
}

/** @returns the query kept under a path; undefined after its day, or for any other path */
export async function keptRequest(
  { auth, clock }: AccountServices,
  path: string | undefined,
): Promise<URLSearchParams | undefined> {
  const id = ID.exec(path ?? '')?.[1]
  if (id === undefined) return undefined
  const { internalAdapter } = await auth.$context
  const kept = await internalAdapter.findVerificationValue(nameOf(id))
  return kept && kept.expiresAt.getTime() > clock() ? new URLSearchParams(kept.value) : undefined
}

function nameOf(id: string): string {
  return `app-request:${id}`
}
