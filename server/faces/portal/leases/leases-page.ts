import { numberWords } from '../../../../content/say/numbers.ts'
import { summarizeLease } from '../../../../content/say/lease-summary.ts'
import { dataTable } from '../../../../content/html/data-table.ts'
import { markup } from '../../../../content/html/markup.ts'
import type { Markup } from '../../../../content/html/markup.ts'
import type { LeaseAnalysis } from '../../../../models/contracts/law/lease-analysis.ts'
import { seeOther } from '../../../http/private-answer.ts'
import { eraseAnalyses, keptAnalyses, MAX_ANALYSES } from '../../../lease/kept-analyses.ts'
import type { KeptAnalysis } from '../../../lease/kept-analyses.ts'
import { LEASES_PATH, NEW_LEASE_PATH } from '../../../lease/leases-path.ts'
import { countsText } from '../../../lease/lease-words.ts'
import { ticketField, timeText } from '../page/layout.ts'
import { riskText } from './lease-report.ts'
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
    (key) => ({ label: say(key), isFigure: key === 'leases.rent' }),
  )
  const rows = kept.map(({ id, analysedAt, analysis }) => [
    markup`<a href="${LEASES_PATH}/${id}">${timeText(analysedAt)}</a>`,
    ...(analysis ? cells(visit, analysis) : ['–', '–', '–', say('leases.unreadable')]),
  ])
  return markup`${dataTable({ caption: say('leases.title'), hideCaption: true, columns, rows })}
<form method="post" action="${LEASES_PATH}">${ticketField(visit)}<p class="hint">${say('leases.eraseHint')}</p>
<button class="grave" type="submit">${say('leases.eraseAll')}</button></form>`
}

function cells({ say, locale }: AccountVisit, analysis: LeaseAnalysis): (string | Markup)[] {
  const rent = analysis.keyTerms.find(({ name }) => name === 'rent_without_charges_eur')?.value
  const { concludedOn } = analysis
  return [
    markup`<time datetime="${concludedOn}">${numberWords(locale).day(concludedOn)}</time>`,
    typeof rent === 'number' ? numberWords(locale).euro(rent) : '–',
    riskText(say, analysis),
    countsText({ say }, summarizeLease(analysis)),
  ]
}
