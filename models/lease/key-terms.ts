import type { LeaseKeyTerm } from '../contracts/law/lease-analysis.ts'
import type { TermFacts } from './lease-facts.ts'
import type { SaidTerm } from './terms/said-term.ts'
import { startDate } from './terms/conclusion-date.ts'
import type { LeaseReading } from './checks/evidence.ts'
import type { Term } from './terms/lease-terms.ts'
import type { Statement } from './text/lease-text.ts'
import { namedParties } from './terms/parties.ts'
import { describesPremises } from './terms/premises.ts'
import { tenantNoticeTerm } from './rules/notice-rules.ts'
import { agencyFeeTerm } from './rules/agency-fee-term.ts'
import { indexationTerm } from './rules/indexation-term.ts'
import { chargesKind } from './rules/charges-kind.ts'
import { fixedTerm } from './terms/fixed-term.ts'
import { quote } from './text/quote.ts'

/** The key terms of a lease, in a fixed order. Names of persons are not kept. */
export function keyTerms(lease: LeaseReading): TermFacts[] {
  const { terms, text } = lease
  const found: [LeaseKeyTerm['name'], Term<TermFacts['value']> | null][] = [
    ['area_m2', terms.areaM2],
    ['start_date', startTerm(lease)],
    ['term', fixedTerm(text)],
    ['rent_without_charges_eur', terms.rentEur],
    ['rent_with_charges_eur', terms.rentAllInEur],
    ['charges_eur', terms.chargesEur],
    ['charges_kind', inWords(chargesKind(lease))],
    ['deposit_eur', terms.depositEur],
    ['deposit_months', depositMonths(lease)],
    ['furnished', terms.furnished],
    ['furniture_supplement_eur', terms.furnished && terms.furnitureEur],
    ['invested_capital_eur', terms.capitalEur],
    ['tenant_notice_months', tenantNoticeTerm(lease)],
    ['indexation', indexationTerm(lease)],
    ['agency_fee', inWords(agencyFeeTerm(lease))],
  ]
  const { missing, redacted } = namedParties(text)
  return [
    {
      name: 'parties',
      value: said(
        missing.length === 0
          ? redacted.length > 0
            ? 'namesRedacted'
            : 'named'
          : missing.length > 1
            ? 'nobodyNamed'
            : `${missing[0]!}Unnamed`,
      ),
      clause: null,
    },
    {
      name: 'premises',
      value: said(describesPremises(text).missing.length === 0 ? 'described' : 'partlyDescribed'),
      clause: null,
    },
    ...found.flatMap(([name, term]) => (term ? [{ name, value: term.value, clause: quote(term.statement.text) }] : [])),
  ]
}

function said(id: SaidTerm['id']): SaidTerm {
  return { id, figures: {} }
}

function inWords(term: Term<SaidTerm['id']> | null): Term<SaidTerm> | null {
  return term && { ...term, value: said(term.value) }
}

function startTerm({ text }: LeaseReading): Term<string> | null {
  const value = startDate(text)
  const statement = value === undefined ? undefined : text.statements.find((candidate) => startsOn(candidate, value))
  return value === undefined || statement === undefined ? null : { value, statement }
}

function startsOn(statement: Statement, date: string): boolean {
  return startDate({ statements: [statement], folded: statement.folded }) === date
}

/** Months as stated, else as computed from amount and rent. */
function depositMonths({ terms }: LeaseReading): Term<number> | null {
  if (terms.depositMonths !== null) return terms.depositMonths
  const rent = terms.rentEur ?? terms.rentAllInEur
  if (terms.depositEur === null || rent === null) return null
  return { value: Math.round((terms.depositEur.value / rent.value) * 100) / 100, statement: terms.depositEur.statement }
}
