import { ERROR_PATH } from '../../../accounts/addresses.ts'
import { markup } from '../../../../content/html/markup.ts'
import { openPage } from '../page/portal-page.ts'
import type { PortalPage } from '../page/portal-page.ts'

/** A fault of an app that cannot be reported to it, since its address is unknown. */
export const appFaultPage: PortalPage = openPage({
  path: ERROR_PATH,
  async show({ search, say }) {
    const code = (search.get('error') ?? '').replaceAll(/[^\w-]/g, '').slice(0, 60)
    const body = markup`<p>${say('consent.failed')}</p>
${code === '' ? undefined : markup`<p class="hint">${say('consent.code', { code })}</p>`}`
    return { title: say('consent.failedTitle'), body, status: 400 }
  },
})
