import { wordedLease } from '../../../../content/say/lease-analysis.ts'
import { markup } from '../../../../content/html/markup.ts'
import { seeOther } from '../../../http/private-answer.ts'
import { eraseAnalyses, findAnalysis } from '../../../lease/kept-analyses.ts'
import { LEASES_PATH } from '../../../lease/leases-path.ts'
import { ticketField, timeText } from '../page/layout.ts'
import { leaseReport } from './lease-report.ts'
import { accountPage, lastPart } from '../page/portal-page.ts'
import type { PortalPage } from '../page/portal-page.ts'

/** Full analysis of one lease, with its deletion. */
export const leasePage: PortalPage = accountPage({
  path: `${LEASES_PATH}/:id`,
  async show(visit) {
    const { say, services, signedIn } = visit
    const kept = await findAnalysis(services.state.db, signedIn.accountId, lastPart(visit))
    // Another account's lease looks like an erased one.
    if (!kept) return seeOther(LEASES_PATH)
    const { id, analysedAt, releaseId, analysis } = kept
    const body = markup`<p class="hint">${say('leases.analysed')} ${timeText(analysedAt)}. ${say('leases.release', { id: releaseId })}</p>
${analysis ? leaseReport(visit, wordedLease(analysis, visit.locale)) : markup`<p>${say('leases.unreadable')}</p>`}
<form method="post" action="${LEASES_PATH}/${id}">${ticketField(visit)}<p class="hint">${say('leases.eraseHint')}</p>
<button class="grave" type="submit">${say('leases.erase')}</button></form>
<p><a class="alone" href="${LEASES_PATH}">${say('leases.back')}</a></p>`
    return { title: say('leases.one'), body }
  },
  async submit(visit) {
    await eraseAnalyses(visit.services.state.db, visit.signedIn.accountId, lastPart(visit))
    return seeOther(LEASES_PATH)
  },
})
