import type { Locale } from '../../../models/kernel/locale.ts'
import { markup, type Markup } from '../../html/markup.ts'
import { sayIn, type Say } from '../../say/words.ts'
import type { CalculatorField } from './calculator-fields.ts'
import { CALCULATOR_PAGES, CALCULATORS, type CalculatorId } from './calculators.ts'

/** Values of the visitor, as sent. */
export interface AskedCalculation {
  readonly values: URLSearchParams
  /** Remedies of fields that cannot be used, by name. */
  readonly faults: ReadonlyMap<string, string>
  /** Values that the form holds before the visitor sent any. */
  readonly example?: URLSearchParams
  /** Name of the commune whose slug stands in the address; undefined for a place in the visitor's words. */
  readonly communeName?: string | undefined
  /** Whether the release answers the example of this calculator. */
  readonly hasExample: boolean
}

/** Address of a calculator, with its figures in it. */
export function calculatorAddress(
  locale: Locale,
  id: CalculatorId,
  values: URLSearchParams | Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams(values instanceof URLSearchParams ? values : { ...values }).toString()
  return `/${locale}/${CALCULATOR_PAGES[id].path}${query && `?${query}`}`
}

/** The form of a calculator; works without script, and its answer has an address. */
export function calculatorForm(id: CalculatorId, locale: Locale, asked: AskedCalculation): Markup {
  const say = sayIn(locale)
  const shown = { ...asked, values: asked.example ?? asked.values }
  const { fields, formTitle, path, example } = CALCULATOR_PAGES[id]
  const show = (field: CalculatorField): Markup => fieldMarkup(field, say, shown)
  const main = fields.filter(({ isFurther }) => isFurther !== true)
  const further = fields.filter(({ isFurther }) => isFurther === true)
  // Open where one of its fields was used, so that nothing that counts is hidden.
  const isUsed = further.some(({ name }) => (shown.values.get(name) ?? '') !== '')
  return markup`<form class="card ask-calculator" action="/${locale}/${path}" method="get" aria-label="${say(formTitle)}">
<h2>${say(formTitle)}</h2>
${id.startsWith('afford') ? switchMarkup(id, locale, asked.values) : undefined}
<div class="pair">${main.map(show)}</div>
${
  further.length === 0
    ? undefined
    : markup`<details class="more"${isUsed ? markup` open` : undefined}><summary>${say('calc.further')}</summary>
<div class="pair">${further.map(show)}</div></details>`
}
<p><button class="btn act" type="submit">${say('calc.submit')}</button></p>
<p class="hint">${say('calc.keepNothing')}${
    shown.values.size > 0 || !asked.hasExample
      ? undefined
      : markup` <a href="${calculatorAddress(locale, id, example)}" rel="nofollow">${say('calc.example')}</a>`
  }</p></form>`
}

/** Links to all calculators. */
export function calculatorLinks(locale: Locale, own: string): Markup {
  const say = sayIn(locale)
  const links = CALCULATORS.map((id) => ({ path: CALCULATOR_PAGES[id].path, title: say(CALCULATOR_PAGES[id].title) }))
  return markup`<nav aria-label="${say('calc.nav')}"><h2>${say('calc.nav')}</h2><ul class="links">${[
    ...links,
    { path: 'commute/reach', title: say('reach.title') },
  ]
    .filter(({ path }) => path !== own)
    .map(({ path, title }) => markup`<li><a href="/${locale}/${path}">${title}</a></li>`)}</ul></nav>`
}

/** Buy or rent, with the figures of the household kept. */
function switchMarkup(id: CalculatorId, locale: Locale, values: URLSearchParams): Markup {
  const say = sayIn(locale)
  const link = (to: 'afford' | 'afford-rent', word: string): Markup => {
    const names = new Set<string>(CALCULATOR_PAGES[to].fields.map(({ name }) => name))
    const kept = new URLSearchParams([...values].filter(([name]) => names.has(name)))
    return markup`<a href="${calculatorAddress(locale, to, kept)}" rel="nofollow"${to === id ? markup` aria-current="true"` : undefined}>${word}</a>`
  }
  return markup`<div class="seg">${link('afford', say('calc.buy'))}${link('afford-rent', say('calc.rent'))}</div>`
}

function fieldMarkup(field: CalculatorField, say: Say, { values, faults, communeName }: AskedCalculation): Markup {
  const { name, kind, choices = [], isRequired, initial = '' } = field
  const label = say(`calc.field.${name}`)
  const optional = isRequired === true ? undefined : markup` <small>${say('calc.optional')}</small>`
  const fault = faults.get(name)
  const note = fault === undefined ? undefined : markup`<span class="fault" id="${name}-fault">${fault}</span>`
  const invalid = fault === undefined ? undefined : markup` aria-invalid="true" aria-describedby="${name}-fault"`
  const required = isRequired === true ? markup` required` : undefined
  if (kind === 'checks') {
    const given = values.getAll(name)
    const boxes = choices.map(
      ({ value, label: key }) =>
        markup`<label><input type="checkbox" name="${name}"
          value="${value}"${given.includes(value) ? markup` checked` : undefined}>${key === null ? value : say(key)}</label>`,
    )
    return markup`<fieldset class="checks"><legend>${label}${optional}</legend>${boxes}${note}</fieldset>`
  }
  const given = values.get(name) ?? (values.size === 0 ? initial : '')
  const sent = name === 'commune' ? (communeName ?? given) : given
  if (kind === 'choice') {
    const options = choices.map(
      ({ value, label: key }) =>
        markup`<option value="${value}"${value === sent ? markup` selected` : undefined}>${key === null ? value : say(key)}</option>`,
    )
    const none = isRequired === true ? undefined : markup`<option value=""></option>`
    return markup`<div><label for="${name}">${label}${optional}</label><select id="${name}"
      name="${name}"${required}${invalid}>${none}${options}</select>${note}</div>`
  }
  const input = kind === 'text' ? markup` autocomplete="off"` : markup` inputmode="decimal" autocomplete="off"`
  const unit = kind === 'euro' ? markup` <small>€</small>` : undefined
  return markup`<div><label for="${name}">${label}${unit}${optional}</label><input id="${name}" name="${name}" maxlength="100"
    value="${sent.slice(0, 100)}"${input}${required}${invalid}>${note}</div>`
}
