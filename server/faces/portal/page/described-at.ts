import { markup } from '../../../../content/html/markup.ts'
import type { Markup } from '../../../../content/html/markup.ts'
import type { Say } from '../../../../content/say/words.ts'
import { describedAt } from '../../../accounts/client-discovery.ts'

/** Row of a list of terms: the host that describes an app, for apps that have one. */
export function describedAtRow(say: Say, clientId: string): Markup | undefined {
  const host = describedAt(clientId)
  return host === undefined ? undefined : markup`<dt>${say('consent.describedAt')}</dt><dd><code>${host}</code></dd>`
}
