import { markup, trustedMarkup, type Markup } from './markup.ts'

/** A fact with its proof, which a tap opens. */
export interface FactLine {
  label: string
  value: string | Markup
  /** Stands beside the value where the fact is unsure: `80 % sure`. */
  doubt?: string
  /** Who said it, when and how; undefined where there is nothing to open. */
  proof?: Markup
}

const SIGN = trustedMarkup(
  '<svg class="i" viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="8.500" fill="none" stroke="currentColor" stroke-width="1.500"/>' +
    '<path d="M10 9v5M10 6v.01" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>',
)

/** Facts one below the other, each with its source behind a disclosure that works everywhere. */
export function factLines(lines: readonly FactLine[]): Markup {
  const items = lines.map(({ label, value, doubt, proof }) => {
    const said = markup`<b>${value}</b>${doubt === undefined ? undefined : markup` <span class="tag warn">${doubt}</span>`}`
    if (proof === undefined) return markup`<div class="line"><span>${label}</span><span>${said}</span></div>`
    return markup`<details><summary><span>${label}</span><span>${said}</span>${SIGN}</summary><div>${proof}</div></details>`
  })
  return markup`<div class="facts">${items}</div>`
}

/** An amount in a sum. */
export interface AmountLine {
  label: string | Markup
  amount: string | Markup
  /** Small text below the label. */
  note?: string | Markup
  isTotal?: boolean
}

/** Amounts one below the other, as in a bill. */
export function amountLines(lines: readonly AmountLine[]): Markup {
  const items = lines.map(({ label, amount, note, isTotal }) => {
    const below = note === undefined ? undefined : markup`<br><small>${note}</small>`
    const total = isTotal === true ? markup` class="total"` : undefined
    return markup`<div${total}><dt>${label}${below}</dt><dd>${amount}</dd></div>`
  })
  return markup`<dl class="lines">${items}</dl>`
}
