import type { Locale } from '../../models/kernel/locale.ts'
import { sayIn } from '../say/words.ts'
import { markup, type Markup } from './markup.ts'
import { languageLinks } from './site-header.ts'
import { footColumns } from './site-menu.ts'

/** End of every page: ways on, languages, and on what its figures rest. @param languages the page in each of its languages */
export function siteFooter(
  locale: Locale,
  languages: readonly { locale: Locale; address: string }[],
  statement?: Markup,
): Markup {
  const say = sayIn(locale)
  return markup`<footer class="site"><div class="inner">${footColumns(locale)}
<nav class="languages" aria-label="${say('foot.languages')}">${languageLinks(languages, locale)}</nav>
${statement === undefined ? undefined : markup`<p class="foot-law">${statement}</p>`}
</div></footer>`
}
