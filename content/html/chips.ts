import { markup, trustedMarkup, type Markup } from './markup.ts'

const CROSS = trustedMarkup(
  '<svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="10" fill="currentColor" opacity=".12"/>' +
    '<path d="m6.500 6.500 7 7m0-7-7 7" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>',
)

/** Conditions as links to the same page without each. @param removeWord says what a tap does, to who only hears it: `Remove:` */
export function removableChips(chips: readonly { label: string; address: string }[], removeWord: string): Markup {
  const items = chips.map(
    ({ label, address }) =>
      markup`<li><a class="chip" href="${address}" rel="nofollow"><span class="unseen">${removeWord} </span>${label}${CROSS}</a></li>`,
  )
  return markup`<ul class="chips">${items}</ul>`
}

/** Suggestions as links. */
export function plainChips(chips: readonly { label: string; address: string }[]): Markup {
  const items = chips.map(
    ({ label, address }) => markup`<li><a class="chip plain" href="${address}" rel="nofollow">${label}</a></li>`,
  )
  return markup`<ul class="chips">${items}</ul>`
}
