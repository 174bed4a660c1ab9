import { lawName } from '../../say/official/law-name.ts'
import { sourceName } from '../../say/official/source-name.ts'
import type { Affordability } from '../../../models/contracts/law/affordability.ts'
import type { Renting } from '../../../models/contracts/law/renting.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { band, scaleAround } from '../../html/band.ts'
import { amountLines, factLines, type FactLine } from '../../html/fact-lines.ts'
import { markup, type Markup } from '../../html/markup.ts'
import { numberWords } from '../../say/numbers.ts'
import { ruleText } from '../../say/household/affordability.ts'
import { semicolon } from '../../say/typography.ts'
import { sayIn, type Say } from '../../say/words.ts'
import { behind, section, textList, type CalculatorAnswer } from './calculator-page.ts'

/** The price a household can pay for a home, in words and figures. */
export function affordAnswer(found: Affordability, asked: URLSearchParams, locale: Locale): CalculatorAnswer {
  const say = sayIn(locale)
  const { euro, rounded, percent } = numberWords(locale)
  const rate = (figure: number): string => percent(figure / 100)
  const { maxPropertyPrice, maxPropertyPriceRange: range, loan, acquisitionCosts, netIncome, stress } = found
  const isKnownOnly = found.maxPropertyPriceCostBasis === 'known_costs_only'
  const rangeText = say('calc.upToRange', { low: euro(range.low), high: euro(range.high) })
  const see = isKnownOnly ? say('calc.seeUpTo', { value: euro(maxPropertyPrice) }) : say('calc.seeSale')
  const box = markup`<p class="label">${say(isKnownOnly ? 'calc.upToKnown' : 'calc.upTo')}</p><p class="sum">${euro(maxPropertyPrice)}</p>${
    isKnownOnly ? markup`<p class="hint">${say('calc.upToOpen')}</p>` : undefined
  }
${rangeBand(maxPropertyPrice, range, rangeText)}<p class="hint">${rangeText}</p>
${amountLines([
  {
    label: say('calc.loan', { years: rounded(loan.termYears, 0), rate: rate(loan.interestRate) }),
    amount: euro(loan.amount),
  },
  { label: say('calc.savings'), amount: euro(Number(asked.get('savingsAvailable') ?? 0)) },
  { label: say('calc.costs'), amount: `−${euro(acquisitionCosts.total)}` },
  { label: say('calc.monthly'), amount: euro(found.monthlyPayment), isTotal: true },
])}
<p><a class="btn act full"
  href="/${locale}/homes?${new URLSearchParams({ offer: 'buy', price: `..${Math.floor(maxPropertyPrice)}` }).toString()}">${see}</a></p>
<p class="hint">${found.disclaimer}</p>`
  const why =
    found.limitedBy === 'income'
      ? say('calc.whyIncome', { limit: percent(found.ratios.debtServiceLimit) })
      : say('calc.whyLoan', { cap: percent(loan.loanToValueCap) })
  const levers = found.levers.map(({ change, difference }) => ({ label: change, amount: `+${euro(difference)}` }))
  const rest = markup`${isKnownOnly ? section(say('calc.openTitle'), textList(acquisitionCosts.unknownExplained.map(withoutArguments))) : undefined}
${section(say('calc.questionsTitle'), textList(found.questions.map(withoutArguments)))}
${section(
  say('calc.linesTitle'),
  markup`<p class="hint">${say('calc.linesNote')}</p>${factLines([
    ...acquisitionCosts.lines.map((line) => costLine(line, say, locale)),
    { label: say('calc.allCosts'), value: euro(acquisitionCosts.total) },
  ])}${textList(acquisitionCosts.includedInPrice.map((cost) => withinPriceText(cost, locale)))}`,
)}
${section(
  say('calc.whyTitle'),
  markup`<p>${why} ${say('calc.whyNet', { net: euro(netIncome.monthly), low: euro(netIncome.low), high: euro(netIncome.high) })}
${say('calc.whyStress', { rate: rate(stress.interestRate), amount: euro(stress.monthlyPayment) })}</p>`,
)}
${levers.length === 0 ? undefined : section(say('calc.leversTitle'), amountLines(levers))}
${behind(say('calc.assumed'), found.assumptions)}
<p class="hint"><a href="${ADDRESSES.table(locale, 'legal-parameters')}">${say('data.legal')}</a></p>`
  return { box, rest }
}

/** The rent a household can pay, and the cash of the day of signing. */
export function rentAnswer(found: Renting, locale: Locale): CalculatorAnswer {
  const say = sayIn(locale)
  const { euro } = numberWords(locale)
  const { maxMonthlyRent, maxMonthlyRentRange: range, moveIn, netIncome, unknowns } = found
  const rangeText = say('calc.upToRangeRent', { low: euro(range.low), high: euro(range.high) })
  const isWithCharges = unknowns.includes('charges')
  const address = { offer: 'rent', price: `..${Math.floor(maxMonthlyRent)}`, ...(isWithCharges && { charges: 'incl' }) }
  const box = markup`<p class="label">${say('calc.rentUpTo')}</p>
<p class="sum">${euro(maxMonthlyRent)}</p><p class="label">${say(isWithCharges ? 'calc.aMonthWith' : 'calc.aMonthWithout')}</p>
${rangeBand(maxMonthlyRent, range, rangeText)}<p class="hint">${rangeText}</p>
${amountLines([
  ...moveIn.lines.map(({ label, amount }) => ({ label, amount: euro(amount) })),
  { label: say('calc.moveIn'), amount: euro(moveIn.total), isTotal: true },
  { label: say('calc.left'), amount: euro(moveIn.left) },
])}
<p><a class="btn act full" href="/${locale}/homes?${new URLSearchParams(address).toString()}">${say('calc.seeRent')}</a></p>
<p class="hint">${found.disclaimer}</p>`
  const rest = markup`${section(
    say('calc.linesTitle'),
    markup`<p class="hint">${say('calc.linesNote')}</p>${factLines(moveIn.lines.map((line) => costLine(line, say, locale)))}`,
  )}
${section(
  say('calc.whyTitle'),
  markup`<p>${say(found.limitedBy === 'income' ? 'calc.whyRentIncome' : 'calc.whyRentSavings')}
${say('calc.whyNet', { net: euro(netIncome.monthly), low: euro(netIncome.low), high: euro(netIncome.high) })}</p>`,
)}
${section(
  say('calc.aidsTitle'),
  markup`${factLines(
    found.aids.map(({ name, condition, law, url }) => ({
      label: name,
      value: '',
      proof: markup`<p>${condition}</p><p>${lawLink(law, url, locale)}</p>`,
    })),
  )}`,
)}
${behind(say('calc.assumed'), found.assumptions)}`
  return { box, rest }
}

/** Leaves out sentences that name an argument of a tool, which the form has no field for. */
function withoutArguments(text: string): string {
  return text
    .split(/(?<=[.?]) /)
    .filter((sentence) => !/\b[a-z]+[A-Z]\w*/.test(sentence))
    .join(' ')
}

/** A cost within the price: how it was worked out, its law by the name in the language, and the status of the figure. */
function withinPriceText(cost: string, locale: Locale): string {
  const [worked = '', ...rest] = cost.split(semicolon(locale))
  const status = rest.pop() ?? ''
  return [worked, lawName(rest.join(semicolon(locale)), locale), status].join(semicolon(locale))
}

function rangeBand(value: number, { low, high }: { low: number; high: number }, label: string): Markup {
  return band({ ...scaleAround([low, high]), low, high, value }, label, 320)
}

/** A cost with its rule behind it; figures of practice are tagged. */
function costLine(
  line: { label: string; amount: number; rule: string; law: string; source: string; status: string; url?: string },
  say: Say,
  locale: Locale,
): FactLine {
  const { label, amount, rule, law, source, status, url } = line
  const { euro } = numberWords(locale)
  return {
    label,
    value: `${amount < 0 ? '−' : ''}${euro(Math.abs(amount))}`,
    ...(status === 'unverified' && { doubt: say('calc.statusunverified') }),
    proof: markup`<p>${ruleText(rule, locale)}</p><p>${lawLink(law, url, locale)}. ${say('calc.source', { source: sourceName(source, locale) })}</p>`,
  }
}

function lawLink(law: string, url: string | null | undefined, locale: Locale): Markup {
  const name = lawName(law, locale)
  return url ? markup`<a href="${url}" rel="noopener">${name}</a>` : markup`${name}`
}
