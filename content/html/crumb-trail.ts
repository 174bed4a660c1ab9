import type { Locale } from '../../models/kernel/locale.ts'
import { sayIn } from '../say/words.ts'
import { ADDRESSES } from './addresses.ts'
import { markup, type Markup } from './markup.ts'

export interface Crumb {
  label: string
  address: string
}

/** The way from the home page to this one, which is not in it. */
export function crumbTrail(crumbs: readonly Crumb[], locale: Locale): Markup {
  const say = sayIn(locale)
  const links = [{ label: say('crumbs.home'), address: ADDRESSES.home(locale) }, ...crumbs].map(
    ({ label, address }, index) => markup`${index === 0 ? '' : ' › '}<a href="${address}">${label}</a>`,
  )
  return markup`<nav class="crumbs" aria-label="${say('crumbs.label')}">${links}</nav>`
}
