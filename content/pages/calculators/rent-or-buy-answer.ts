import type { RentOrBuy } from '../../../models/contracts/law/rent-or-buy.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { dataTable } from '../../html/data-table.ts'
import { amountLines } from '../../html/fact-lines.ts'
import { markup } from '../../html/markup.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn } from '../../say/words.ts'
import { calculatorAddress } from './calculator-form.ts'
import { behind, section, type CalculatorAnswer } from './calculator-page.ts'
import { CALCULATOR_PAGES } from './calculators.ts'

/** Years between two rows of the table. */
const STEP_YEARS = 5

/** Which of the two leaves more, in each scenario of prices, and the years between. */
export function rentOrBuyAnswer(found: RentOrBuy, asked: URLSearchParams, locale: Locale): CalculatorAnswer {
  const say = sayIn(locale)
  const { euro, percent } = numberWords(locale)
  const { start, scenarios } = found
  const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}${euro(Math.abs(amount))}`
  const names = new Set<string>(CALCULATOR_PAGES.afford.fields.map(({ name }) => name))
  const kept = new URLSearchParams([...asked].filter(([name]) => names.has(name)))
  const ahead = (year: number | null): string =>
    year === null ? say('calc.never') : say('calc.breakEven', { n: year })
  const box = markup`<p><strong>${found.verdictText}</strong></p>
<p class="hint">${say('calc.difference')}</p>
${amountLines(
  scenarios.map(({ name, difference, breakEvenYear }) => ({
    label: name,
    amount: signed(difference),
    note: ahead(breakEvenYear),
  })),
)}
<p><a class="btn act full" href="${calculatorAddress(locale, 'afford', kept)}">${say('calc.affordHow')}</a></p>
<p class="hint">${found.disclaimer}</p>`
  const central = scenarios.find(({ id }) => id === 'central')!
  const shown = central.years.filter(({ year }) => year === 1 || year % STEP_YEARS === 0 || year === found.years)
  const rest = markup`${section(
    say('calc.startTitle'),
    amountLines([
      { label: say('calc.savings'), amount: euro(start.savings) },
      { label: say('calc.costs'), amount: euro(start.costs) },
      {
        label: say('calc.loan', { years: start.termYears, rate: percent(start.interestRate / 100) }),
        amount: euro(start.loan),
      },
      { label: say('calc.monthly'), amount: euro(start.monthlyPayment) },
    ]),
  )}
${section(
  say('calc.yearsTitle'),
  dataTable({
    caption: central.name,
    columns: [
      { label: say('calc.year') },
      { label: say('calc.ownerWealth'), isFigure: true },
      { label: say('calc.tenantWealth'), isFigure: true },
    ],
    rows: shown.map(({ year, ownerWealth, tenantWealth }) => [
      say('calc.yearNumber', { n: year }),
      euro(ownerWealth),
      euro(tenantWealth),
    ]),
  }),
)}
${behind(say('calc.assumed'), found.assumptions)}`
  return { box, rest }
}
