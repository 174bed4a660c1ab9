import { semicolon } from '../typography.ts'
import type { Affordability, AffordabilityRequest, CostLine } from '../../../models/contracts/law/affordability.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import type { AffordabilityFacts, UnlabelledCost } from '../../../models/law/affordability/affordability.ts'
import { VARIABLE_FIXATION } from '../../../models/law/affordability/mortgage-rate.ts'
import type { Assumed } from '../../../models/law/affordability/assumptions.ts'
import type { LegalStatus } from '../../../models/contracts/law/legal.ts'
import type { Doubt } from '../../../models/law/affordability/doubts.ts'
import type { Lever } from '../../../models/law/affordability/levers.ts'
import { AFFORDABILITY_WORDS } from '../../i18n/affordability.ts'
import { DOCUMENT_WORDS } from '../document-words.ts'
import { lawName } from '../official/law-name.ts'
import { sourceName } from '../official/source-name.ts'
import { numberWords } from '../numbers.ts'
import { speaker } from '../speaker.ts'

const sayIn = speaker(AFFORDABILITY_WORDS)
const MOST_DECIMALS = 2

/** Whose language the sentences speak, and the day of the data. */
interface Telling {
  readonly locale: Locale
  readonly asOf: string
}

/** Affordability of a household, with its words. */
export function wordedAffordability(facts: AffordabilityFacts, { locale, asOf }: Telling): Affordability {
  const say = sayIn(locale)
  const { day } = numberWords(locale)
  const { maxPropertyPrice, maxPropertyPriceCostBasis, maxPropertyPriceRange, acquisitionCosts, ...rest } = facts
  const { total, lines, withinPrice, unknownComponents } = acquisitionCosts
  const { limitedBy, loan, monthlyPayment, stress, variable, netIncome, bellegenAkt, newBuild, ratios, parameters } =
    rest
  return {
    maxPropertyPrice,
    maxPropertyPriceCostBasis,
    maxPropertyPriceRange,
    use:
      unknownComponents.length === 0
        ? say('affordability.complete')
        : say('affordability.knownCostsOnly', {
            components: unknownComponents.map((component) => say(`affordability.component.${component}`)).join(', '),
          }),
    limitedBy,
    loan,
    monthlyPayment,
    stress,
    variable,
    netIncome,
    acquisitionCosts: {
      total,
      lines: lines.map((line) => labelled(line, locale)),
      includedInPrice: withinPrice.map((line) => inOneSentence(labelled(line, locale), locale)),
      unknownComponents,
      unknownExplained: unknownComponents.map((component) => say(`affordability.unknown.${component}`)),
    },
    bellegenAkt,
    newBuild,
    ratios,
    levers: facts.levers.map((lever) => leverText(lever, locale)),
    questions: facts.questions.map((doubt) => doubtText(doubt, locale)),
    assumptions: facts.assumptions.map((assumed) => assumptionText(assumed, locale)),
    parameters,
    deedDate: facts.deedDate,
    status: facts.status,
    disclaimer: [
      say('affordability.disclaimer', { deedDate: day(facts.deedDate), asOf: day(asOf) }),
      ...aheadOfData(facts.deedDate, { locale, asOf }),
    ].join(' '),
  }
}

/** Says of a day after the data that nobody knows its law; nothing of an earlier one. @param on ISO date */
export function aheadOfData(on: string, { locale, asOf }: Telling): string[] {
  return on > asOf ? [sayIn(locale)('affordability.ahead')] : []
}

/** Notes on the effect of deprecated arguments; empty when none was sent. */
export function deprecationNotes(request: AffordabilityRequest, locale: Locale): string[] {
  const say = sayIn(locale)
  return [
    ...(request.isPersonalResidence === undefined ? [] : [say('affordability.personalResidenceDeprecated')]),
    ...(request.isFirstTimeBuyer === undefined ? [] : [say('affordability.firstTimeBuyerDeprecated')]),
  ]
}

function labelled({ id, ...line }: UnlabelledCost, locale: Locale): CostLine {
  return { id, label: sayIn(locale)(`affordability.cost.${id}`), ...line }
}

/** How an amount was worked out, with its figures as the language writes them: cents only where there are some. */
export function ruleText(rule: string, locale: Locale): string {
  const { euro, percent } = numberWords(locale)
  const inEuros = (value: number): string => euro(value, Number.isInteger(value) ? 0 : 2)
  return rule
    .replaceAll(/\d[\d,]*\.\d{2}\b(?!\s?%)/g, (amount) => inEuros(Number(amount.replaceAll(',', ''))))
    .replaceAll(/(\d+(?:\.\d+)?)\s?%/g, (_, share: string) => percent(Number(share) / 100))
}

function inOneSentence({ label, amount, rule, law, status }: CostLine, locale: Locale): string {
  const { statuses } = DOCUMENT_WORDS[locale]
  const worked = `${label} ${numberWords(locale).rounded(amount, MOST_DECIMALS)} € = ${ruleText(rule, locale)}`
  return [worked, lawName(law, locale), statuses[status]].join(semicolon(locale))
}

function assumptionText({ id, figures }: Assumed, locale: Locale): string {
  const { rounded } = numberWords(locale)
  const values = Object.entries(figures).map(([name, figure]) => [
    name,
    typeof figure === 'number' ? rounded(figure, MOST_DECIMALS) : namesOf(name, figure, locale),
  ])
  const isVariable = id === 'rate_series' && figures.fixation === VARIABLE_FIXATION
  return sayIn(locale)(
    `affordability.assumption.${isVariable ? 'rate_variable' : id}`,
    Object.fromEntries(values) as Record<string, string>,
  )
}

/** Words for a month, for the status of figures and for costs among ids of figures; the figures of other ids stand in `parameters` with their status. */
function namesOf(name: string, text: string, locale: Locale): string {
  if (name === 'month') return numberWords(locale).month(text)
  if (name === 'source') return sourceName(text, locale)
  if (name === 'status') return DOCUMENT_WORDS[locale].statuses[text as LegalStatus] ?? text
  if (name !== 'names') return text
  const words: Readonly<Record<string, string>> = AFFORDABILITY_WORDS[locale]
  const known = text.split(', ').flatMap((id) => words[`affordability.cost.${id}`] ?? [])
  return known.length === 0 ? text : known.join(semicolon(locale))
}

function doubtText({ id, figures }: Doubt, locale: Locale): string {
  const { rounded } = numberWords(locale)
  const values = Object.entries(figures).map(([name, figure]) => [name, rounded(figure, MOST_DECIMALS)])
  return sayIn(locale)(`affordability.question.${id}`, Object.fromEntries(values) as Record<string, string>)
}

function leverText({ id, figure, maxPriceEur, differenceEur }: Lever, locale: Locale): Affordability['levers'][number] {
  const text = numberWords(locale).rounded(figure, MOST_DECIMALS)
  const values = { amount: text, years: text, points: text, percent: text }
  const change = sayIn(locale)(`affordability.lever.${id}`, values)
  return { change, maxPropertyPrice: maxPriceEur, difference: differenceEur }
}
