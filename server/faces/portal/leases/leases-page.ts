import { numberWords } from '../../../../content/say/numbers.ts'
import { markup } from '../../../../content/html/markup.ts'
import type { Markup } from '../../../../content/html/markup.ts'
import type { LeaseAnalysis } from '../../../../models/contracts/law/lease-analysis.ts'
import { seeOther } from '../../../http/private-answer.ts'
import { eraseAnalyses, keptAnalyses, MAX_ANALYSES } from '../../../lease/kept-analyses.ts'
import type { KeptAnalysis } from '../../../lease/kept-analyses.ts'
import { LEASES_PATH, NEW_LEASE_PATH } from '../../../lease/leases-path.ts'
import { ticketField, timeText } from '../page/layout.ts'
import { countsText, riskText } from './lease-report.ts'
import { accountPage } from '../page/portal-page.ts'
import type { AccountVisit, PortalPage } from '../page/portal-page.ts'

/** Stored lease analyses of an account, with deletion of all. */
export const leasesPage: PortalPage = accountPage({
  path: LEASES_PATH,
  async show(visit) {
    const { say, services, signedIn } = visit
    const kept = await keptAnalyses(services.state.db, signedIn.accountId)
    const body = markup`<p><a class="btn" href="${NEW_LEASE_PATH}">${say('leases.new.title')}</a></p>
<p>${say('leases.intro', { max: MAX_ANALYSES })}</p>
${kept.length === 0 ? markup`<p>${say('leases.none')}</p>` : table(visit, kept)}`
    return { title: say('leases.title'), body }
  },
  async submit({ services, signedIn }) {
    await eraseAnalyses(services.state.db, signedIn.accountId)
    return seeOther(LEASES_PATH)
  },
})

function table(visit: AccountVisit, kept: readonly KeptAnalysis[]): Markup {
  const { say } = visit
  const columns = (['leases.analysed', 'leases.lawOf', 'leases.rent', 'leases.risk', 'leases.findings'] as const).map(
    (key) => markup`<th scope="col">${say(key)}</th>`,
  )
  const rows = kept.map(
    ({ id, analysedAt, analysis }) =>
      markup`<tr><td><a href="${LEASES_PATH}/${id}">${timeText(analysedAt)}</a></td>
        ${analysis ? cells(visit, analysis) : markup`<td colspan="4">${say('leases.unreadable')}</td>`}</tr>`,
  )
  return markup`<div class="scroll" tabindex="0" role="region" aria-label="${say('leases.title')}"><table><thead><tr>${columns}</tr></thead>
<tbody>${rows}</tbody></table></div>
<form method="post" action="${LEASES_PATH}">${ticketField(visit)}<p class="hint">${say('leases.eraseHint')}</p>
<button class="grave" type="submit">${say('leases.eraseAll')}</button></form>`
}

function cells({ say, locale }: AccountVisit, analysis: LeaseAnalysis): Markup {
  const rent = analysis.keyTerms.find(({ name }) => name === 'rent_without_charges_eur')?.value
  const { concludedOn } = analysis
  return markup`<td><time datetime="${concludedOn}">${concludedOn}</time></td>
    <td class="number">${typeof rent === 'number' ? numberWords(locale).euro(rent) : '–'}</td>
    <td>${riskText(say, analysis)}</td><td>${countsText(say, analysis)}</td>`
}
