import type { Locale } from '../../../models/kernel/locale.ts'
import { sayIn } from '../../say/words.ts'
import { markup, type Markup } from '../../html/markup.ts'

/** Pages before and after this one that have a link. */
const NEIGHBOURS = 2

/**
 * Links to the pages of a long list: the first, the last, those nearby, and steps across the whole list, so that from any page any other is two links away.
 */
export function pageLinks(
  { page, pages }: { page: number; pages: number },
  addressOf: (page: number) => string,
  locale: Locale,
): Markup | undefined {
  if (pages <= 1) return undefined
  const say = sayIn(locale)
  const links = shownPages(page, pages).map((each) => {
    const label = markup`<span class="unseen">${say('homes.page')} </span>${each}`
    return each === page
      ? markup`<span aria-current="page">${label}</span>`
      : markup`<a href="${addressOf(each)}">${label}</a>`
  })
  const next = page < pages ? markup`<a href="${addressOf(page + 1)}" rel="next">${say('homes.next')}</a>` : undefined
  return markup`<nav class="pager" aria-label="${say('homes.pages')}">${links}${next}</nav>`
}

/** The pages that have a link on a page of a list. From each the next two steps are reached, so that all are within two. */
export function shownPages(page: number, pages: number): number[] {
  const step = Math.max(1, 2 * NEIGHBOURS + 1)
  const isFew = pages <= 2 * step
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  return all.filter(
    (each) => isFew || each === 1 || each === pages || each % step === 0 || Math.abs(each - page) <= NEIGHBOURS,
  )
}
