import { registerClientMetadataDocument } from '@better-auth/oauth-provider/internal'
import type { SchemaClient } from '@better-auth/oauth-provider'
import type { GenericEndpointContext } from '@better-auth/core'
import { DAY_MS } from '../../../models/kernel/day.ts'
import { isRecord } from '../../../models/kernel/is-record.ts'
import { DISCOVERY_ID, isDocumentAddress } from '../../accounts/client-discovery.ts'
import { DocumentFault } from '../../http/public-documents.ts'
import { ThrottledError, throttle, throttlingNow } from '../../limits/throttle.ts'
import type { Services } from '../services.ts'
import { restoreRedirects, toLibrary } from './known-redirects.ts'
import { sortRedirects } from './redirects.ts'
import { normalizeRegistration } from './registration.ts'
import type { Registration } from './registration.ts'

const HOUR_MS = 3_600_000
/** Time in which a document is not read again, in milliseconds. */
const FRESH_MS = HOUR_MS
/** Time in which a client stays known although its document cannot be reached, in milliseconds. */
const KNOWN_MS = 7 * DAY_MS
const DOCUMENTS_PER_HOUR = { caller: 30, host: 300 }

type Client = SchemaClient & { updatedAt?: Date | string | null }

/**
 * Makes a client known whose id is the address of its description. Ids of other clients are left alone.
 * @param caller address of the client's person, against whom reading is counted
 * @returns a code that says why the client cannot be taken, for whoever publishes the document
 * @throws ThrottledError
 */
export async function knowClient(services: Services, clientId: string, caller: string): Promise<string | undefined> {
  if (!isDocumentAddress(clientId)) return undefined
  const { accounts, log } = services
  const { adapter } = await accounts.auth.$context
  const where = [{ field: 'clientId', value: clientId }]
  const known = await adapter.findOne<Client>({ model: 'oauthClient', where })
  const ageMs = known ? accounts.clock() - new Date(known.updatedAt ?? 0).getTime() : Infinity
  if (ageMs < FRESH_MS) return undefined
  try {
    await store(services, clientId, known, await read(services, new URL(clientId), caller))
    return undefined
  } catch (error) {
    const isPassing =
      error instanceof ThrottledError || (error instanceof DocumentFault && error.code === 'unreachable')
    if (isPassing && ageMs < KNOWN_MS) return undefined
    if (!(error instanceof DocumentFault || error instanceof UnfitDescription)) throw error
    log.info({ clientId, code: error.code, reason: error.message }, 'description of a client refused')
    return `client_document_${error.code}`
  }
}

/** A document that describes no client that we can take. */
class UnfitDescription extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

async function read({ accounts, fetchDocument }: Services, url: URL, caller: string): Promise<Registration> {
  const { caller: limit, host } = DOCUMENTS_PER_HOUR
  await throttle(throttlingNow(accounts), [
    { what: 'client-document', who: caller, limit, windowMs: HOUR_MS },
    { what: 'client-document-host', who: url.hostname, limit: host, windowMs: HOUR_MS },
  ])
  const document = await fetchDocument(url)
  if (!isRecord(document) || document.client_id !== url.href)
    throw new UnfitDescription('client_id', 'client_id of the document has to be its own address')
  if (!isPublic(document))
    throw new UnfitDescription(
      'authentication',
      'token_endpoint_auth_method has to be none: there is no secret to share',
    )
  const registration = normalizeRegistration({ ...document, token_endpoint_auth_method: 'none' })
  if (!registration) throw new UnfitDescription('metadata', 'redirect_uris must contain 1 to 10 addresses')
  return registration
}

/** Whether the client can do without authentication: its only method, or one that it also has. */
function isPublic(document: Record<string, unknown>): boolean {
  const { token_endpoint_auth_method: method = 'none', token_endpoint_auth_methods_supported: others } = document
  return method === 'none' || (Array.isArray(others) && others.includes('none'))
}

async function store({ accounts }: Services, clientId: string, known: Client | null, registration: Registration) {
  const redirects = sortRedirects(registration.redirect_uris, 'none')
  if ('refused' in redirects) throw new UnfitDescription('redirect_uri', redirects.refused)
  const context = await accounts.auth.$context
  const { options } = context.getPlugin('oauth-provider')!
  try {
    await registerClientMetadataDocument({ context } as GenericEndpointContext, options, {
      clientId,
      clientDiscoveryId: DISCOVERY_ID,
      metadata: { ...registration, client_id: clientId, redirect_uris: toLibrary(redirects) } as never,
      ...(known && { existingClient: known }),
    })
  } catch (error) {
    // The library judges the redirects of the web.
    if ((error as { statusCode?: number }).statusCode === 400)
      throw new UnfitDescription('redirect_uri', (error as Error).message)
    throw error
  }
  if (redirects.private.length > 0) await restoreRedirects(accounts.auth, clientId, registration.redirect_uris)
}
