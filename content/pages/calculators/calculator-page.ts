import type { Locale } from '../../../models/kernel/locale.ts'
import { markup, type Markup } from '../../html/markup.ts'
import { renderSitePage, type SiteStatement } from '../../html/site-page.ts'
import { sayIn } from '../../say/words.ts'
import { calculatorAddress, calculatorForm, calculatorLinks, type AskedCalculation } from './calculator-form.ts'
import { CALCULATOR_PAGES, type CalculatorId } from './calculators.ts'

/** The answer of a calculator: first the figure in its box, then what it is made of. */
export interface CalculatorAnswer {
  readonly box: Markup
  readonly rest: Markup
}

/** Address of the stylesheet of these pages. */
export const CALCULATOR_STYLE_PATH = '/calculators.css'

/**
 * A calculator's page: the answer first, beside its form, and below what it is made of. Words of the visitor stay text.
 * @param isExample whether the answer is that of the example, whose figures the form then holds
 */
export function calculatorPage(
  id: CalculatorId,
  {
    asked,
    answer,
    isExample = false,
  }: { asked: AskedCalculation; answer: CalculatorAnswer | undefined; isExample?: boolean },
  locale: Locale,
  site: SiteStatement,
): string {
  const say = sayIn(locale)
  const { title, lead, example } = CALCULATOR_PAGES[id]
  const body = markup`<h1>${say(title)}</h1>
${answer === undefined || isExample ? markup`<p class="lead">${say(lead)}</p>` : undefined}
${faultSummary(asked, locale)}
<div class="two-part">
<aside class="side${answer === undefined ? ' none' : ''}" aria-label="${say('calc.result')}">
<div class="answer">${isExample ? markup`<p class="note">${say('calc.exampleIs')}</p>` : undefined}
${answer?.box ?? markup`<p>${say('calc.empty')}</p>`}</div></aside>
<div>${calculatorForm(id, locale, isExample ? { ...asked, example: new URLSearchParams(example) } : asked)}</div>
<div>${answer?.rest}
${calculatorLinks(locale, CALCULATOR_PAGES[id].path)}</div>
</div>`
  return renderSitePage(
    {
      locale,
      section: 'calculators',
      title: say(title),
      description: say(lead),
      addressIn: (other) => calculatorAddress(other, id, asked.values),
      hasMarkdown: false,
      ownStylesheet: CALCULATOR_STYLE_PATH,
      unlisted: asked.values.size > 0,
      body,
    },
    site,
  )
}

/** Sections of an answer, in their order; empty ones are left out. */
export function section(title: string, body: Markup | undefined): Markup | undefined {
  return body === undefined ? undefined : markup`<section><h2>${title}</h2>${body}</section>`
}

/** A plain list; undefined where there is nothing to list. */
export function textList(texts: readonly string[]): Markup | undefined {
  return texts.length === 0 ? undefined : markup`<ul>${texts.map((text) => markup`<li>${text}</li>`)}</ul>`
}

/** Texts behind a small disclosure. */
export function behind(title: string, texts: readonly string[]): Markup | undefined {
  const list = textList(texts)
  return list && markup`<details class="src-line"><summary>${title}</summary>${list}</details>`
}

function faultSummary({ faults }: AskedCalculation, locale: Locale): Markup | undefined {
  if (faults.size === 0) return undefined
  const say = sayIn(locale)
  const { '': general, ...fields } = Object.fromEntries(faults)
  const names = Object.keys(fields).map((name) => say(`calc.field.${name}` as Parameters<typeof say>[0]))
  const text = names.length === 0 ? general! : say('calc.fault.title', { fields: names.join(', ') })
  return markup`<p class="note warn" role="alert">${text}</p>`
}
