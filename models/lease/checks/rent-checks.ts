import { pattern } from '../../language/words/lines.ts'
import type { Detectors, Evidence, LeaseReading } from './evidence.ts'
import { affirms, isAbout, said, statementsThat } from './evidence.ts'
import { WITHOUT_CHARGES } from '../terms/lease-amounts.ts'
import type { Term } from '../terms/lease-terms.ts'
import type { Statement } from '../text/lease-text.ts'
import { isDenied } from '../text/polarity.ts'
import { numberInWords } from '../../language/number-words.ts'
import { durationsIn, moneyIn, percentsIn } from '../../language/quantities.ts'
import { datesIn } from '../text/quantities.ts'
import { CHARGES, DEPOSIT, everyMatch, RENT } from '../text/words.ts'
import { DAY_MS } from '../../kernel/day.ts'
import {
  ACCESSORY,
  ADVANCE,
  ALL_AT_ONCE,
  AT_SIGNING,
  COMMON_PARTS,
  DOUBLED,
  FREE_RENT,
  FREQUENT,
  FURNITURE,
  INCREASE,
  INDEX,
  INDEX_LABEL,
  ITEMISED,
  LEGAL_REFERENCE,
  LIMITING,
  LONG_PERIOD,
  LUXURY,
  NOTICE,
  NOT_RENT_INDEX,
  NO_LUXURY,
  NO_PROOF,
  NO_SUPPLEMENT,
  PAY,
  PAYMENT_LABEL,
  POSTDATED,
  PRICE_INDEX,
  RENOUNCED,
  SEPARATE,
  SERVICES,
} from './rent-words.ts'

export const RENT_CHECKS: Detectors = {
  L16: aboveCeiling,
  L17: (lease) =>
    statementsThat(lease, said('luxury'), (statement) => {
      if (
        !(isAbout(statement, RENT) || /plafon|ceiling|grenze|cap\b/.test(statement.folded)) ||
        !FREE_RENT.test(statement.folded)
      )
        return false
      return LUXURY.test(statement.folded)
        ? !NO_LUXURY.test(statement.folded)
        : LUXURY.test(statement.before) || /ceiling|plafond|grenze|limit/.test(statement.folded)
    }),
  L18: furnitureTerms,
  L19: (lease) =>
    statementsThat(lease, said('indexed'), (statement) => {
      const { folded } = statement
      if (NOT_RENT_INDEX.test(folded) || !INDEX.test(folded)) return false
      const isOfSum = PRICE_INDEX.test(folded) && !CHARGES.test(folded) && !DEPOSIT.test(folded)
      if (
        !isOfSum &&
        !RENT.test(folded) &&
        !INDEX_LABEL.test(folded) &&
        !(RENT.test(statement.before) && !CHARGES.test(folded))
      )
        return false
      return !RENOUNCED.test(folded) && affirms(statement, INDEX)
    }),
  L20: increases,
  L45: (lease) => {
    const amounts = lease.terms.amounts.filter(({ purpose }) => purpose === 'service').length
    return statementsThat(lease, said('services_bundled'), (statement) => {
      const { folded } = statement
      if (!affirms(statement, SERVICES) || COMMON_PARTS.test(folded)) return false
      return amounts < 2 && !ITEMISED.test(folded)
    })
  },
  L47: advanceRent,
  L52: (lease) =>
    statementsThat(
      lease,
      said('let_apart'),
      (statement) => ACCESSORY.test(statement.folded) && (affirms(statement, SEPARATE) || isLeftOut(lease, statement)),
    ),
}

const LEFT_OUT = pattern(String.raw`
      (?:not|ne .{0,12}pas|nicht|net) (?:\w+ ){0,2}(?:gegenstand|objet|subject of|part of|included in|covered by|partie|compris\w*|inclus\w*|teil
      bestandteil|enthalten|deel)\b
    `)
const HAS_TO_TAKE = /\d ?(?:€|eur)|(?:€|eur)s? ?\d|\bmust\b|verpflichtet sich|s'engage|\bdoi(?:t|vent)\b|muss|mussen/

/** An accessory that this lease leaves out and the tenant has to pay for all the same. */
function isLeftOut({ text }: LeaseReading, { folded, clause, before }: Statement): boolean {
  if (!LEFT_OUT.test(folded)) return false
  const said = text.statements.filter((other) => other.clause === clause)
  const behind = said.slice(said.findIndex((other) => other.folded === folded && other.before === before) + 1)
  return behind
    .slice(0, 2)
    .some(
      (other) =>
        /vertrag|vereinbarung|contrat|agreement|\brent|\blou|miet|loun|loyer/.test(other.folded) &&
        HAS_TO_TAKE.test(other.folded),
    )
}

function aboveCeiling({ terms, limits, text }: LeaseReading): Evidence[] {
  const share = limits.ceilingShare * 100
  const stated = text.statements.flatMap((statement) =>
    /capital|kapital/.test(statement.folded)
      ? percentsIn(statement.folded)
          .filter(({ value }) => value > share && value <= 50)
          .filter(({ start, end }) => !isDenied(statement.folded, start, end))
          .map(({ value }) => ({
            statement,
            detail: said('capital_share', { percent: value, limit: share }),
          }))
      : [],
  )
  if (stated.length > 0) return stated.slice(0, 1)
  const { capitalEur, rentEur } = terms
  if (capitalEur === null || rentEur === null || capitalEur.value < 20_000) return []
  const yearly = rentEur.value * 12
  if (yearly <= capitalEur.value * limits.ceilingShare) return []
  const percent = Math.round((yearly / capitalEur.value) * 1000) / 10
  return [
    {
      statement: capitalEur.statement,
      detail: said('capital_exceeded', { yearly, percent, capital: capitalEur.value }),
    },
  ]
}

function furnitureTerms({ terms, limits, text }: LeaseReading): Evidence[] {
  const { furnished, furnitureEur, furnitureInvoicesEur } = terms
  const doubled = text.statements.find(({ folded }) => DOUBLED.test(folded))
  if (doubled) return [{ statement: doubled, detail: said('furniture_doubled') }]
  if (furnished === null) return []
  if (furnitureEur === null)
    return text.statements.some(({ folded }) => NO_SUPPLEMENT.test(folded))
      ? []
      : [
          {
            statement: furnished.statement,
            detail: said('furniture_missing'),
          },
        ]
  if (furnitureInvoicesEur === null) {
    const unproved = text.statements.find(
      (statement) => isAbout(statement, FURNITURE) && NO_PROOF.test(statement.folded),
    )
    return unproved ? [{ statement: unproved, detail: said('furniture_missing') }] : []
  }
  const most = furnitureInvoicesEur.value * limits.furnitureShare
  if (furnitureEur.value <= most + 0.01) return []
  return [
    {
      statement: furnitureEur.statement,
      detail: said('furniture_over', {
        amount: furnitureEur.value,
        invoices: furnitureInvoicesEur.value,
        most: Math.round(most * 100) / 100,
      }),
    },
  ]
}

const REVISION_LABEL = /\b(?:revision|augmentation|adaptation|erhohung|anpassung|increase|review|upassung)\s*:/
const LATE_OR_DEPOSIT =
  /agence|makler|\bagent|agency|courtage|retard|verzug|\blate\b|verspat|verspeid|impaye|entame|garantie|kaution|deposit|indemnit|strafe|penal/

function increases({ text, limits }: LeaseReading): Evidence[] {
  const most = limits.adaptationShare * 100
  const years = limits.adaptationYears
  return text.statements.flatMap((statement): Evidence[] => {
    const { folded } = statement
    if (LATE_OR_DEPOSIT.test(folded) || DEPOSIT.test(statement.before)) return []
    if (!(isAbout(statement, RENT) || REVISION_LABEL.test(folded)) || !INCREASE.test(folded)) return []
    if (!RENT.test(folded) && CHARGES.test(folded)) return []
    const tooMuch = percentsIn(folded).find(({ value }) => value > most && value <= 100)
    if (tooMuch && !isDenied(folded, tooMuch.start, tooMuch.end))
      return [{ statement, detail: said('increase_percent', { percent: tooMuch.value, limit: most }) }]
    if (stepsTooSoon(folded, years)) return [{ statement, detail: said('increase_often', { years }) }]
    const soon = SOON.exec(folded)
    const wait = soon && durationsIn(soon[1]!)[0]
    if (
      wait &&
      wait.value < years * 12 &&
      wait.value >= 3 &&
      RENT.test(folded) &&
      !isDenied(folded, soon.index, soon.index + 4)
    )
      return [{ statement, detail: said('increase_soon', { months: Math.round(wait.value), years }) }]
    const frequent = everyMatch(FREQUENT, folded).some(({ index, 0: found }) => {
      if (isDenied(folded, index, index + found.length)) return false
      const near = folded.slice(Math.max(0, index - 70), index + found.length + 45)
      if (concernsCharges(folded.slice(0, index))) return false
      return RENT.test(folded) ? INCREASE.test(near) || INCREASE.test(folded.slice(0, 160)) : INCREASE.test(near)
    })
    const isLimited = LIMITING.test(folded) && hasYears(folded, years)
    if (frequent && !isLimited && !LEGAL_REFERENCE.test(folded) && !isStatementOfCharges(folded))
      return [{ statement, detail: said('increase_often', { years }) }]
    return []
  })
}

/** Rents that are set in advance, at days less than the wait apart: `steigt zum 1. Juli 2027 auf … und zum 1. Juli 2028 auf …`. */
function stepsTooSoon(folded: string, years: number): boolean {
  if (!RENT.test(folded) || moneyIn(folded).length < 2) return false
  const days = datesIn(folded).map((day) => Date.parse(day))
  return days.some(
    (day, index) => index > 0 && day > days[index - 1]! && day - days[index - 1]! < years * YEAR_MS - WEEK_MS,
  )
}

const WEEK_MS = 7 * DAY_MS
const YEAR_MS = 365 * DAY_MS

/** Whether charges were spoken of last, and not the rent. */
function concernsCharges(ahead: string): boolean {
  const plain = ahead.replace(new RegExp(WITHOUT_CHARGES.source, 'g'), ' ')
  const charges = everyMatch(CHARGES, plain).at(-1)?.index ?? -1
  return charges > (everyMatch(RENT, plain).at(-1)?.index ?? -1)
}

/** The wait before an increase: `nach zwölf Monaten`, `after the first year`. */
const SOON = /\b(?:apres|au bout de|nach|after|no|passe)\b (?:la |les |the |den |dem |de |ersten |first )*(.{0,24})/

function hasYears(folded: string, years: number): boolean {
  return durationsIn(folded).some(({ value }) => value >= years * 12)
}

function isStatementOfCharges(folded: string): boolean {
  return !RENT.test(folded) && CHARGES.test(folded)
}

function advanceRent({ text }: LeaseReading): Evidence[] {
  return text.statements.flatMap((statement): Evidence[] => {
    const { folded } = statement
    if (POSTDATED.test(folded) && !isDenied(folded, folded.search(POSTDATED), folded.search(POSTDATED) + 8))
      return [{ statement, detail: said('postdated') }]
    const isAtSigning = AT_SIGNING.test(folded) && /suivant|prochain|following|next|nachst|folgend/.test(folded)
    const count = Math.max(0, ...rentCounts(folded))
    if (isAtSigning && count > 1.1 && PAY.test(folded) && affirms(statement, AT_SIGNING))
      return [{ statement, detail: said('rent_in_advance', { months: count }) }]
    const isOfRent = isAbout(statement, RENT) || PAYMENT_LABEL.test(folded)
    if (NOTICE.test(folded) || !isOfRent || (DEPOSIT.test(folded) && !ADVANCE.test(folded))) return []
    const period = LONG_PERIOD.exec(folded)
    if (
      period !== null &&
      (RENT.test(folded) || PAYMENT_LABEL.test(folded)) &&
      PAY.test(folded) &&
      !INCREASE.test(folded) &&
      !CHARGES.test(folded.slice(Math.max(0, period.index - 60), period.index + 60))
    )
      if (
        !isDenied(folded, period.index, period.index + period[0].length) &&
        !/ceiling|plafond|capital|kapital|grenze|hochst/.test(folded)
      )
        return [{ statement, detail: said('rent_long_period') }]
    if (ALL_AT_ONCE.test(folded) && RENT.test(folded) && PAY.test(folded) && coversMonths(folded))
      return [{ statement, detail: said('rent_long_period') }]
    if (!ADVANCE.test(folded) || !RENT.test(folded)) return []
    const months = Math.max(0, ...durationsIn(folded).map(({ value }) => value), ...rentCounts(folded))
    if (months <= 1.1 || !affirms(statement, ADVANCE)) return []
    return [{ statement, detail: said('rent_in_advance', { months: Math.round(months) }) }]
  })
}

/** `les six premières mensualités`, `die Miete für das erste Jahr`. */
function coversMonths(folded: string): boolean {
  return (
    /(?:erste|ganze|premiere|whole|first|entiere|eischt)\w* (?:halb)?(?:jahr|annee|year|joer)|l'annee/.test(folded) ||
    [...durationsIn(folded).map(({ value }) => value), ...rentCounts(folded)].some(
      (months) => months > 1.1 && months <= 36,
    )
  )
}

const COUNTED_RENTS = pattern(
  String.raw`
      (?<![\p{L}\p{N}])(\d{1,2}|zwei|drei|vier|funf|sechs|zwolf|deux|trois|quatre|cinq|six|douze|two|three|four|five|twelve) (?:(?:premier|ersten
      first|prochain|nachsten|next)\w* )?(?:monats)?(?:mieten?|mensualites|rents|loyers)\b
      (\d{1,2}) loyers\b
    `,
  'u',
)

function rentCounts(folded: string): number[] {
  return everyMatch(COUNTED_RENTS, folded).map(
    (match) => Number(match[1] ?? match[2]) || (numberInWords(match[1] ?? '') ?? 0),
  )
}

/** Whether the rent follows an index: true, or false where the lease rules it out. */
export function indexationTerm({ text }: LeaseReading): Term<boolean> | null {
  const about = text.statements.filter(
    (statement) => INDEX.test(statement.folded) && isAbout(statement, RENT) && !NOT_RENT_INDEX.test(statement.folded),
  )
  const affirmed = about.find((statement) => affirms(statement, INDEX))
  if (affirmed) return { value: true, statement: affirmed }
  return about[0] ? { value: false, statement: about[0] } : null
}
