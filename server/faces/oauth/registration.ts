import { z } from 'zod'
import { SCOPES } from '../../auth/api-key.ts'

const GRANTS = ['authorization_code', 'refresh_token']
const OFFERED_SCOPES = new Set<string>([...SCOPES, 'offline_access'])
const NAME_LENGTH = 80
const text = z.string().max(2_000)

/** Fields read from a client's registration (RFC 7591); all others are ignored. */
const registrationSchema = z.object({
  redirect_uris: z.array(text).min(1).max(10),
  client_name: z.string().max(1_000).optional(),
  client_uri: z
    .url({ protocol: /^https$/ })
    .max(2_000)
    .optional()
    .catch(undefined),
  grant_types: z.array(text).max(20).optional(),
  response_types: z.array(text).max(10).optional(),
  token_endpoint_auth_method: text.optional(),
  application_type: z.enum(['web', 'native']).optional(),
  scope: text.optional(),
})

export type Registration = z.infer<typeof registrationSchema> & { token_endpoint_auth_method: string }

/**
 * Normalises a registration for the authorization server. Clients of both protocol generations ask for unsupported grants and scopes
 * and omit or mistake their application type: unsupported values are dropped (RFC 7591, 2 allows it), and a redirect that stays on
 * the device makes the app native, whatever it says.
 * @returns undefined when it cannot be a registration
 */
export function normalizeRegistration(body: unknown): Registration | undefined {
  const parsed = registrationSchema.safeParse(body)
  if (!parsed.success) return undefined
  const { client_name, scope, ...rest } = parsed.data
  const name = client_name
    ?.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, NAME_LENGTH)
    .toWellFormed()
    .trim()
  const scopes = scope?.split(' ').filter((each) => OFFERED_SCOPES.has(each)) ?? []
  return {
    ...rest,
    ...(name && { client_name: name }),
    grant_types: GRANTS,
    response_types: ['code'],
    token_endpoint_auth_method: rest.token_endpoint_auth_method ?? 'none',
    application_type: staysOnDevice(rest.redirect_uris) ? 'native' : (rest.application_type ?? 'web'),
    ...(scopes.length > 0 && { scope: [...new Set([...scopes, 'offline_access'])].join(' ') }),
  }
}

function staysOnDevice(redirectUris: readonly string[]): boolean {
  return !redirectUris.every((uri) => uri.startsWith('https://'))
}
