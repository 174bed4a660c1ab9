import type { CostId } from '../../contracts/law/affordability.ts'
import { sliceParts, sliceSum } from '../parameters/slices.ts'
import type { DatedParameter } from '../parameters/value-on.ts'
import type { CostRules } from './cost-rules.ts'
import { splitNewBuildPrice } from './new-build.ts'

/** One line of the cost table. Whole cents, so that lines add up to their total. */
export interface Cost {
  readonly id: CostId
  readonly amountCents: number
  /** How it is found, such as `6 % × 500,000.00`; put into words only when asked, since a search tries thousands of prices. */
  readonly rule: () => string
  /** Legal parameters behind the amount, the main one first. */
  readonly parameters: readonly [DatedParameter<unknown>, ...DatedParameter<unknown>[]]
}

const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const shares = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 3 })
const percent = (share: number): string => shares.format(share).replace('%', '\u{a0}%')

/** Costs of a purchase on top of its price: duties, credit, notary. */
export function purchaseCosts(rules: CostRules, priceCents: number): Cost[] {
  const { saleTariff, vat, disbursements, agencyFee } = rules
  const emoluments = tariffLine('notary_emoluments', saleTariff, priceCents)
  return [
    ...dutyLines(rules, priceCents),
    emoluments,
    shareLine('notary_vat', vat, emoluments.amountCents),
    fixedLine('notary_disbursements', disbursements),
    ...(agencyFee.value > 0 ? [shareLine('agency_fee', agencyFee, priceCents)] : []),
  ]
}

/** Costs of borrowing at the deed. None without a loan; a larger loan never costs less. */
export function loanCosts(rules: CostRules, loanCents: number): Cost[] {
  if (loanCents <= 0) return []
  const { loanRegistration, loanInscription, loanTariff, vat, fileFee, valuationFee } = rules
  const emoluments = tariffLine('mortgage_emoluments', loanTariff, loanCents)
  return [
    shareLine('mortgage_registration', loanRegistration, loanCents),
    shareLine('mortgage_inscription', loanInscription, loanCents),
    emoluments,
    shareLine('mortgage_emoluments_vat', vat, emoluments.amountCents),
    fixedLine('bank_file_fee', fileFee),
    fixedLine('expert_valuation', valuationFee),
  ]
}

/** Costs included in the price: VAT of a new dwelling, and the agency where the seller pays it. */
export function costsWithinPrice(rules: CostRules, priceCents: number): Cost[] {
  const { newBuild, agencyFee } = rules
  const agency: Cost[] =
    agencyFee.value > 0
      ? []
      : [
          {
            id: 'agency_fee',
            amountCents: 0,
            rule: () => `${percent(agencyFee.value)} × ${inEuros(priceCents)}`,
            parameters: [agencyFee],
          },
        ]
  if (!newBuild) return agency
  const { constructionCents, vatCents } = splitNewBuildPrice(newBuild, priceCents)
  const { standard, superReduced } = newBuild
  const base = inEuros(constructionCents)
  const relief = ({ rate, benefitCap }: NonNullable<typeof superReduced>): string =>
    ` − min(${inEuros(benefitCap.value * 100)}; ${percent(standard.value - rate.value)} × ${base})`
  const parameters: Cost['parameters'] = superReduced
    ? [superReduced.rate, superReduced.benefitCap, standard]
    : [standard]
  return [
    {
      id: 'construction_vat',
      amountCents: vatCents,
      rule: () => `${percent(standard.value)} × ${base}${superReduced ? relief(superReduced) : ''}`,
      parameters,
    },
    ...agency,
  ]
}

export function sumCents(costs: readonly Cost[]): number {
  return costs.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

function dutyLines({ duties, credit, newBuild }: CostRules, priceCents: number): Cost[] {
  const { registration, transcription, reducedBase, surcharge } = duties
  // For a new dwelling, duties are due on the land; assumes that nothing is built at the deed.
  const taxedCents = newBuild ? splitNewBuildPrice(newBuild, priceCents).landCents : priceCents
  const baseCents = Math.round(taxedCents * (reducedBase?.value ?? 1))
  const also = reducedBase ? [reducedBase] : []
  const lines = [
    shareLine('registration_duty', registration, baseCents, also),
    shareLine('transcription_duty', transcription, baseCents, also),
  ]
  const added = surcharge ? [shareLine('municipal_surcharge', surcharge, lines[0]!.amountCents)] : []
  return [...lines, ...creditLines(credit, sumCents(lines)), ...added]
}

/** The credit takes duties off down to the minimum that the State keeps. */
function creditLines({ state, creditEur, perBuyer, minimumDuty }: CostRules['credit'], dutiesCents: number): Cost[] {
  if (state !== 'applied' || !perBuyer || !minimumDuty) return []
  const mostCents = Math.max(0, dutiesCents - minimumDuty.value * 100)
  const amountCents = -Math.min(Math.round(creditEur * 100), mostCents)
  const rule = (): string =>
    `−min(${inEuros(creditEur * 100)}; ${inEuros(dutiesCents)} − ${inEuros(minimumDuty.value * 100)})`
  return [{ id: 'bellegen_akt_credit', amountCents, rule, parameters: [perBuyer, minimumDuty] }]
}

function shareLine(
  id: CostId,
  share: DatedParameter<number>,
  baseCents: number,
  also: readonly DatedParameter<unknown>[] = [],
): Cost {
  const rule = (): string => `${percent(share.value)} × ${inEuros(baseCents)}`
  return { id, amountCents: Math.round(baseCents * share.value), rule, parameters: [share, ...also] }
}

function tariffLine(id: CostId, tariff: CostRules['saleTariff'], baseCents: number): Cost {
  const amountCents = Math.round(sliceSum(tariff.value, baseCents / 100) * 100)
  // Sums read the same in every language; the label says which deed.
  const rule = (): string =>
    sliceParts(tariff.value, baseCents / 100)
      .map(({ partEur, share }) => `${percent(share)} × ${inEuros(partEur * 100)}`)
      .join(' + ')
  return { id, amountCents, rule, parameters: [tariff] }
}

function fixedLine(id: CostId, amount: DatedParameter<number>): Cost {
  const amountCents = Math.round(amount.value * 100)
  return { id, amountCents, rule: () => inEuros(amountCents), parameters: [amount] }
}

function inEuros(cents: number): string {
  return money.format(cents / 100)
}
