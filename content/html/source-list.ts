import { colon } from '../say/typography.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import { licenceText } from '../say/official/licence-text.ts'
import { coverTexts } from '../say/market/price-limits.ts'
import { numberWords } from '../say/numbers.ts'
import { sayIn } from '../say/words.ts'
import type { DocumentSource } from '../sections/document.ts'
import { CITED_ONLY } from '../sections/document.ts'
import { markup, type Markup } from './markup.ts'

/** Lists the sources of a page's figures: who, under which licence, up to when. Nothing for a page without sources. */
export function sourceList(sources: readonly DocumentSource[], locale: Locale): Markup | undefined {
  if (sources.length === 0) return undefined
  const { day } = numberWords(locale)
  const items = sources.map(({ title, producer, licence, date, url, covers }) => {
    const name = url !== null && /^https?:\/\//.test(url) ? markup`<a href="${url}" rel="noopener">${title}</a>` : title
    const dated = date !== null && /^\d{4}-\d{2}-\d{2}$/.test(date) ? day(date) : date
    const rest = [producer, licenceText(licence, locale), dated, ...coverTexts(covers, locale)]
      .filter((part) => part !== null && part !== CITED_ONLY)
      .join(', ')
    return markup`<li>${name}${colon(locale)} ${rest}</li>`
  })
  return markup`<section class="sources"><details class="more"><summary>${sayIn(locale)('page.sources')}</summary>
<ul>
${items}
</ul></details></section>`
}
