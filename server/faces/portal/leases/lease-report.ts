import { colon } from '../../../../content/say/typography.ts'
import { dataTable } from '../../../../content/html/data-table.ts'
import { markup, type Markup } from '../../../../content/html/markup.ts'
import type { LeaseAnalysis, LeaseFinding } from '../../../../models/contracts/law/lease-analysis.ts'
import { summarizeLease } from '../../../../content/say/lease-summary.ts'
import type { Say, WordKey } from '../../../../content/say/words.ts'
import {
  ceilingText,
  countsText,
  dayText,
  foundedText,
  kindText,
  lawText,
  termText,
} from '../../../lease/lease-words.ts'
import type { PortalVisit } from '../page/portal-page.ts'

/** Report of a lease analysis for the tenant. Quotes from the lease are untrusted text and never become markup. */
export function leaseReport(visit: PortalVisit, analysis: LeaseAnalysis): Markup {
  const { say } = visit
  const { findings, rentCeiling, unknowns, notApplied } = analysis
  return markup`<p class="lead">${say('leases.risk')}${colon(visit.locale)} ${riskText(say, analysis)} (${countsText(visit, summarizeLease(analysis))}).
${lawText(visit, analysis)}</p>
<p class="note warn">${say('leases.notAdvice')}</p>
<h2>${say('leases.findings')}</h2>
${findings.length === 0 ? markup`<p>${say('leases.noFindings')}</p>` : findings.map((finding) => findingCard(visit, finding, analysis))}
<h2>${say('leases.keyTerms')}</h2>
${termTable(visit, analysis)}
${
  rentCeiling === null
    ? undefined
    : markup`<h2>${say('leases.ceiling')}</h2>
<p>${ceilingText(visit, rentCeiling)}</p>`
}
${unknowns.length === 0 ? undefined : markup`<h2>${say('leases.unknowns')}</h2><ul>${unknowns.map((unknown) => markup`<li>${unknown.text}</li>`)}</ul>`}
${notApplied.length === 0 ? undefined : markup`<p class="hint">${say('leases.notApplied', { ids: notApplied.join(', ') })}</p>`}`
}

/** Highest severity of an analysis, in words. */
export function riskText(say: Say, analysis: LeaseAnalysis): string {
  return say(`leases.severity.${summarizeLease(analysis).riskLevel}`)
}

function findingCard(visit: PortalVisit, finding: LeaseFinding, { languages }: LeaseAnalysis): Markup {
  const { say } = visit
  const { id, title, severity, clause, alsoIn, detail, rule, legalBasis, appliesFrom, application, doubt, ask } =
    finding
  const quoted = (text: string): Markup => markup`<q lang="${languages[0] ?? 'fr'}" dir="auto">${text}</q>`
  const lines: [WordKey, Markup | undefined][] = [
    ['leases.risk', markup`${say(`leases.severity.${severity}`)}, ${kindText(visit, finding)}`],
    ['leases.quoted', clause === null ? undefined : quoted(clause)],
    ['leases.alsoIn', alsoIn.length === 0 ? undefined : markup`${alsoIn.map((each) => markup`${quoted(each)}<br>`)}`],
    ['leases.read', markup`${detail}`],
    ['leases.ask', markup`<strong>${ask}</strong>`],
    [
      'leases.rule',
      markup`${rule}${application === 'in_force' ? '' : ` (${say(`leases.application.${application}`)})`}`,
    ],
    ['leases.legalBasis', markup`${legalBasis}`],
    [
      'leases.appliesFrom',
      appliesFrom === null
        ? undefined
        : markup`<time datetime="${appliesFrom}">${dayText(appliesFrom, visit.locale)}</time>`,
    ],
    ['leases.founded', markup`${foundedText(visit, finding)}${pageOf(finding)}${doubt && markup`<br>${doubt}`}`],
  ]
  return markup`<article class="card"><h3>${title} <small>${id}</small></h3>
<dl>${lines.flatMap(([key, text]) => (text ? [markup`<dt>${say(key)}</dt><dd>${text}</dd>`] : []))}</dl></article>`
}

/** Page that states the rule, by its site. */
function pageOf({ sourceUrl }: LeaseFinding): Markup | undefined {
  return sourceUrl ? markup`: <a href="${sourceUrl}" rel="noopener">${new URL(sourceUrl).hostname}</a>` : undefined
}

function termTable(visit: PortalVisit, { keyTerms, languages }: LeaseAnalysis): Markup {
  const { say } = visit
  const rows = keyTerms.map((term) => [
    say(`leases.term.${term.name}`),
    termText(visit, term),
    term.clause === null ? '' : markup`<q lang="${languages[0] ?? 'fr'}" dir="auto">${term.clause}</q>`,
  ])
  const columns = (['leases.termName', 'leases.termValue', 'leases.termClause'] as const).map((key) => ({
    label: say(key),
  }))
  return dataTable({ caption: say('leases.keyTerms'), hideCaption: true, columns, rows })
}
