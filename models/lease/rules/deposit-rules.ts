import { pattern } from '../../language/words/lines.ts'
import { leaseWords } from '../../language/lease-words.ts'
import { durationsIn, moneyIn } from '../../language/numbers/quantities.ts'
import { affirms, said } from '../checks/evidence.ts'
import type { LeaseReading } from '../checks/evidence.ts'
import { WITH_CHARGES } from '../terms/lease-amounts.ts'
import { OTHER_GUARANTEE } from '../terms/lease-terms.ts'
import type { Statement } from '../text/lease-text.ts'
import { isDenied, segmentsOf } from '../text/polarity.ts'
import { rentMultiplesIn, toTenths } from '../text/quantities.ts'
import { DEPOSIT, everyMatch, INVENTORY } from '../text/words.ts'
import type { Rules, Verdict } from './verdict.ts'
import { keeps, passes } from './verdict.ts'

const RETURN = leaseWords('return')
const REST = leaseWords('rest')
const KEPT =
  /(?:conserv|gard|retien|retenu|detien|bloqu|behalt|einbehalt|verbleibt|retain|kept|keeps?|held|hold|behal|gehal)\w*/
const CASH = leaseWords('cash')
const OTHER_FORM = leaseWords('otherForm')
const FREE_FORM = leaseWords('freeForm')
const REFUSED = leaseWords('refused')
const ONLY =
  /uniquement|exclusiv|seul|obligatoir|\bnur\b|ausschliess|lediglich|\bonly\b|solely|nemm|eleng|\bjust\b|\bmuss\b|\bmust\b|doit|a l'exclusion/
const TOLERANCE = 1.005
/** Just over a month: `30 days` and `a month` are the same to the law. */
const ONE_DAY_MONTHS = 1 / 30

/** The guarantee: how much, in which form, and when it comes back. */
export const DEPOSIT_RULES: Rules = {
  L01: tooHigh,
  L02: form,
  L03: lateReturn,
  L13: ({ terms, text }) => {
    const { depositStatements, depositEur, depositMonths } = terms
    const [first] = depositStatements
    if (first === undefined || depositEur !== null || depositMonths !== null) return []
    const clauses = new Set(depositStatements.map(({ clause }) => clause))
    const isCounted = text.statements.some(
      ({ clause, folded }) => clauses.has(clause) && (moneyIn(folded).length > 0 || rentMultiplesIn(folded).length > 0),
    )
    return isCounted ? [] : [passes(first, said('deposit_no_amount'))]
  },
  L26: inventory,
}

/** Whether a statement is about giving the tenant's guarantee back. */
export function isDepositReturn({ folded, before }: Statement): boolean {
  return (
    (RETURN.test(folded) || REST.test(folded) || KEPT.test(folded)) && (DEPOSIT.test(folded) || DEPOSIT.test(before))
  )
}

function aboutDeposit({ text, terms }: LeaseReading): Statement[] {
  const clauses = new Set(terms.depositStatements.map(({ clause }) => clause))
  return text.statements.filter(
    (statement) =>
      terms.depositStatements.includes(statement) ||
      (clauses.has(statement.clause) && DEPOSIT.test(statement.before)) ||
      OTHER_GUARANTEE.test(statement.folded),
  )
}

function tooHigh({ terms, limits }: LeaseReading): Verdict[] {
  const { depositEur, depositMonths, rentEur, rentAllInEur, chargesEur } = terms
  const limit = limits.depositMonths
  if (depositMonths !== null && depositMonths.value > limit)
    return [passes(depositMonths.statement, said('deposit_over_months', { months: depositMonths.value, limit }))]
  const rent = rentEur ?? rentAllInEur
  if (depositEur !== null && rent !== null && depositEur.value > limit * rent.value * TOLERANCE) {
    const months = Math.round((depositEur.value / rent.value) * 100) / 100
    return [
      passes(
        depositEur.statement,
        said('deposit_over_amount', { amount: depositEur.value, months, rent: rent.value, limit }),
      ),
    ]
  }
  const isOnGross =
    depositMonths !== null &&
    depositMonths.value === limit &&
    WITH_CHARGES.test(depositMonths.statement.folded) &&
    (chargesEur !== null || rentAllInEur !== null)
  return isOnGross ? [passes(depositMonths.statement, said('deposit_on_gross', { limit }))] : []
}

function form(lease: LeaseReading): Verdict[] {
  return aboutDeposit(lease).flatMap((statement): Verdict[] => {
    const { folded } = statement
    const isFree = everyMatch(FREE_FORM, folded).some(
      ({ index, 0: found }) => !isDenied(folded, index, index + found.length),
    )
    const refuses = segmentsOf(folded).some((segment) => OTHER_FORM.test(segment) && REFUSED.test(segment))
    if (refuses && !isFree) return [passes(statement, said('deposit_form'))]
    const hasOther = OTHER_FORM.test(folded.replace(REFUSED, ' '))
    if (
      CASH.test(folded) &&
      (ONLY.test(folded) || !hasOther) &&
      !isFree &&
      !isDenied(folded, folded.search(CASH), folded.search(CASH) + 4)
    )
      return [passes(statement, said('deposit_form'))]
    return isFree || hasOther ? [keeps(statement)] : []
  })
}

function lateReturn(lease: LeaseReading): Verdict[] {
  const { terms, limits, text } = lease
  const [first] = terms.depositStatements
  if (first === undefined) return []
  const about = new Set(aboutDeposit(lease))
  const returns = text.statements.filter(
    (statement) => isDepositReturn(statement) && (about.has(statement) || DEPOSIT.test(statement.folded)),
  )
  const verdicts = returns.flatMap((statement): Verdict[] => {
    const longest = Math.max(0, ...deadlinesIn(statement.folded))
    if (longest === 0) return []
    if (longest <= limits.depositReturnMonths + ONE_DAY_MONTHS) return [keeps(statement)]
    return [passes(statement, said('return_late', { months: toTenths(longest), limit: limits.depositReturnMonths }))]
  })
  if (verdicts.length > 0) return verdicts
  return returns.some(({ folded }) => RETURN.test(folded)) || text.statements.some(returnsAfterKeys)
    ? []
    : [passes(first, said('return_unsaid'))]
}

/** In a table or a letter: `retour : une moitié dans le mois de la remise des clés`. */
function returnsAfterKeys({ folded }: Statement): boolean {
  return (
    (RETURN.test(folded) || REST.test(folded) || HALF.test(folded)) &&
    KEYS_OR_END.test(folded) &&
    durationsIn(folded).length > 0
  )
}

const HALF = leaseWords('half')
const KEYS_OR_END = /cles\b|schlussel|keys|schlessel|auszug|depart|sortie|leav|auszuch|decompte|abrechnung/

/** Spans of time until something comes back, in months: no amounts of rent, no rates by the month, no length of the lease. */
function deadlinesIn(folded: string): number[] {
  const told = segmentsOf(folded).filter(
    (segment) => RETURN.test(segment) || REST.test(segment) || KEPT.test(segment) || DEADLINE.test(segment),
  )
  return (told.length > 0 ? told : [folded]).flatMap((segment) =>
    durationsIn(segment)
      .filter(
        ({ start, end }) =>
          !OF_RENT.test(segment.slice(end, end + 24)) &&
          !/%\s*(?:\w+ ){0,6}$/.test(segment.slice(Math.max(0, start - 50), start)),
      )
      .map(({ value }) => value),
  )
}

const DEADLINE =
  /dans|apres|endeans|within|after|innerhalb|binnen|nach|bannent|\bno\b|fruhestens|spatestens|until|jusqu|\bbis\b|plus tard|later than/
const OF_RENT =
  /^\s*(?:['’]s?\s*)?(?:de |d'|of |vum |vun )?(?:the |le )?(?:[a-z]+ )?(?:loyers?\b|rents?\b|[a-z]*mieten?\b)/

function inventory(lease: LeaseReading): Verdict[] {
  const [first] = lease.terms.depositStatements
  if (first === undefined) return []
  const mentions = lease.text.statements.filter(({ folded }) => INVENTORY.test(folded))
  const refusal = mentions.find((statement) => REFUSES_INVENTORY.test(statement.folded) && !isDepositReturn(statement))
  if (refusal) return [passes(refusal, said('inventory_refused'))]
  const foreseen = mentions.filter((statement) => affirms(statement, INVENTORY) && foreseesEntryInventory(statement))
  return foreseen.length > 0 ? foreseen.map(keeps) : [passes(first, said('inventory_missing'))]
}

/** Made or signed, at entry; what the guarantee is given back by foresees none. */
function foreseesEntryInventory(statement: Statement): boolean {
  const { folded } = statement
  if (isDepositReturn(statement) && !MADE.test(folded)) return false
  if (EXIT_ONLY.test(folded) && !ENTRY.test(folded)) return false
  return !(moneyIn(folded).length > 0 && /frais|fee|gebuhr|fraise/.test(folded)) || ENTRY.test(folded)
}

const REFUSES_INVENTORY = new RegExp(
  [
    String.raw`(?:sans|aucun|pas d'|ni )\s?(?:etat|constat)(?![^.;]{0,14}, (?:pas|aucun))|renonc\w+ .{0,30}(?:etat des lieux|constat)`,
    String.raw`op .{0,20}etat des lieux .{0,20}verzicht`,
    String.raw`(?:etat des lieux|constat) (?:n'est|ne sera) (?:pas|ni)|(?:dispense?s?|waive|without|no|forgo) (?:with )?(?:an |any `,
    String.raw`the )?(?:\w+ )?(?:inventory|report)`,
    String.raw`(?:ohne|kein) (?:\w+)?(?:protokoll|bericht)|auf .{0,40}protokoll\w* .{0,25}verzicht|(?:waive|dispense|forgo)\w* .{0,30}(?:inventory|report)`,
    String.raw`(?:keen|ouni|keng) (?:etat des lieux|protokoll|zoustands)|etat des lieux gett (?:et )?net|protokoll .{0,20}nicht (?:erstellt|gefuhrt`,
    String.raw`aufgenommen|angefertigt)`,
  ].join('|'),
)
const EXIT_ONLY = /sortie|depart|fin d[ue]|auszug|ruckgabe|exit|check-?out|move-?out|leaving|auszuch|enn vum/
const ENTRY = pattern(String.raw`
    entree|debut|remise des cles|einzug|ubergabe|beginn|entry|check-?in|move-?in|moves in|anzuch|anzei|initial|joint|annex|attach|ci-joint|beilieg
    anliegend|liegt (?:bei|vor)|signe|contradictoire|emmenage
  `)
const MADE =
  /dress|etabl|redig|sign|erstell|aufgenommen|errichte|unterschr|unterzeich|draw|drawn|written|made|gemaach|ennerschr/
