import type { Auth } from '../../accounts/auth.ts'
import type { Redirects } from './redirects.ts'

/** Redirects as the library takes them: its own check refuses private callbacks, so an address of this device stands in for each. */
export function toLibrary({ web, private: known }: Redirects): string[] {
  return [...web, ...known.map(() => 'http://127.0.0.1/')]
}

/** Gives a client just stored the redirects it asked for. */
export async function restoreRedirects(auth: Auth, clientId: string, redirectUris: readonly string[]): Promise<void> {
  const { adapter } = await auth.$context
  const where = [{ field: 'clientId', value: clientId }]
  await adapter.update({ model: 'oauthClient', where, update: { redirectUris } })
}
