import { markup } from '../../../../content/html/markup.ts'
import { TIER_DAY_LIMITS, TIERS } from '../../../base/tiers.ts'
import type { Locale } from '../../../../models/kernel/locale.ts'
import { numberWords } from '../../../../content/say/numbers.ts'
import type { Say } from '../../../../content/say/words.ts'
import { openPage } from '../page/portal-page.ts'
import type { PortalPage } from '../page/portal-page.ts'
import { connections } from './connections.ts'
import type { Connection } from './connections.ts'
import { KEY_PLACE, quickStart } from './quick-start.ts'

/** Prices set by the interface, in EUR a month. */
const PRICE_EUR = { free: 0, basic: 49, premium: 199 } as const

/** Quick start with blocks to copy. */
export const developersPage: PortalPage = openPage({
  path: '/developers',
  async show({ say, locale, services }) {
    const blocks = quickStart(services.config.publicBaseUrl)
    const body = markup`<p class="lead">${say('developers.intro')}</p>
<p>${say('developers.key', { placeholder: KEY_PLACE })} <a href="/account/sign-up">${say('nav.signUp')}</a> ·
<a href="/account/keys">${say('nav.keys')}</a></p>
<h2 id="connect">${say('developers.connect')}</h2>
<p>${say('developers.connectHint')}</p>
${connections(services.config.publicBaseUrl).map((connection) => connectionBlock(say, connection))}
${block(say('developers.open'), 'open', blocks.open)}
${block(say('developers.rest'), 'rest', blocks.rest)}
${block(say('developers.typescript'), 'typescript', blocks.typescript, say('developers.typescriptHint'))}
${block(say('developers.python'), 'python', blocks.python)}
${block(say('developers.mcp'), 'mcp', blocks.mcp)}
${block(say('developers.desktop'), 'desktop', blocks.desktop, say('developers.desktopHint'))}
${block(say('developers.ide'), 'ide', blocks.ide)}
<h2>${say('developers.limits')}</h2>
${tierTable(say, locale)}
<h2>${say('developers.reference')}</h2>
<ul><li><a href="/developers/tools">${say('developers.tools')}</a></li>
<li><a href="/openapi.json">OpenAPI</a></li><li><a href="/llms.txt">llms.txt</a></li>
<li><a href="/.well-known/mcp.json">.well-known/mcp.json</a></li></ul>`
    return { title: say('developers.title'), body, isScripted: true }
  },
})

function connectionBlock(say: Say, { client, kind, text, file = '' }: Connection) {
  if (kind === 'link') return markup`<p><a href="${text}">${say('developers.connectLink', { client })}</a></p>`
  const told = {
    address: say('developers.connectAddress', { client }),
    command: say('developers.connectCommand', { client }),
    settings: say('developers.connectSettings', { client, file }),
  }[kind]
  return markup`<p>${told}</p>
<pre tabindex="0" role="region" aria-label="${told}"><code>${text}</code></pre>`
}

function block(title: string, id: string, text: string, hint?: string) {
  return markup`<h2 id="${id}">${title}</h2>
${hint === undefined ? undefined : markup`<p>${hint}</p>`}
<pre tabindex="0" role="region" aria-labelledby="${id}"><code>${text}</code></pre>`
}

function tierTable(say: Say, locale: Locale) {
  const { decimal, euro } = numberWords(locale)
  const rows = TIERS.map(
    (tier) =>
      markup`<tr><td>${tier}</td><td class="number">${decimal(TIER_DAY_LIMITS[tier])}</td>
        <td class="number">${PRICE_EUR[tier] === 0 ? say('developers.free') : euro(PRICE_EUR[tier])}</td></tr>`,
  )
  return markup`<table class="narrow"><thead><tr>
    <th scope="col">${say('developers.tier')}</th><th scope="col">${say('developers.perDay')}</th><th scope="col">${say('developers.price')}</th></tr></thead>
<tbody>${rows}</tbody></table>`
}
