import { markup } from '../../../../content/html/markup.ts'
import { renderBlocks } from '../../../../content/html/render-blocks.ts'
import { openPage } from '../page/portal-page.ts'
import type { PortalPage } from '../page/portal-page.ts'

/** Reference of the tools. Their definitions are in English, the language in which models read them. */
export const toolsPage: PortalPage = openPage({
  path: '/developers/tools',
  async show({ say, services }) {
    const body = markup`<p class="lead">${say('developers.toolsHint')} <a href="/developers/tools/md">Markdown</a></p>
<div lang="en">${renderBlocks(services.toolReference)}</div>`
    return { title: say('developers.tools'), body, isCompressed: true }
  },
})
