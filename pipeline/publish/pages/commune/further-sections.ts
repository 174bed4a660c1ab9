import { communeName } from '../../../../models/kernel/commune.ts'
import type { Locale } from '../../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../../../content/html/addresses.ts'
import { dataTable } from '../../../../content/html/data-table.ts'
import { markup, type Markup } from '../../../../content/html/markup.ts'
import { DOCUMENT_WORDS } from '../../../../content/say/document-words.ts'
import { numberWords } from '../../../../content/say/numbers.ts'
import { sayIn } from '../../../../content/say/words.ts'
import { levelCell, unknownMark } from '../parts/level-words.ts'
import type { CommuneFacts } from './commune-facts.ts'

const METRES_PER_KILOMETRE = 1_000
const API = '/api/public/v1/communes'

/** The nearest communes and what homes are asked for there. */
export function neighbourSection({ neighbours }: CommuneFacts, locale: Locale): Markup {
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const { decimal, signedPercent } = numberWords(locale)
  const table = dataTable({
    caption: say('commune.near'),
    hideCaption: true,
    columns: [
      { label: words.commune },
      { label: say('commune.distance'), isFigure: true },
      { label: say('commune.saleLevel'), isFigure: true },
      { label: words.onYear, isFigure: true },
      { label: words.liveability, isFigure: true },
    ],
    rows: neighbours.map(({ commune, distanceM, sale }) => {
      const point = sale?.points.at(-1)
      const change = point?.yoyPercent ?? null
      return [
        markup`<a href="${ADDRESSES.commune(locale, commune.slug)}">${communeName(commune, locale)}</a>`,
        say('commune.distanceKm', { km: decimal(distanceM / METRES_PER_KILOMETRE, 1) }),
        levelCell(point, 'sale', locale),
        change === null ? unknownMark(locale) : signedPercent(change),
        commune.liveabilityScore === null ? unknownMark(locale) : decimal(commune.liveabilityScore, 1),
      ]
    }),
  })
  return markup`<section><h2>${say('commune.near')}</h2>
${table}</section>`
}

/** The same figures for programs. */
export function linkSection({ commune: { slug } }: CommuneFacts, locale: Locale): Markup {
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const [before, after] = say('commune.api', { path: '\n' }).split('\n')
  return markup`<section><h2>${words.links}</h2>
<ul>
<li><a href="${ADDRESSES.commune(locale, slug)}/md" type="text/markdown">${say('commune.markdown')}</a></li>
<li><a href="/communes/${slug}/feed.json" type="application/feed+json">${words.jsonFeed}</a></li>
<li><a href="/communes/${slug}/feed.xml" type="application/rss+xml">${words.rssFeed}</a></li>
<li>${before}<code>${API}/${slug}/{intelligence,trends,forecast}</code>${after} · <a href="${ADDRESSES.developers()}">${say('commune.apiHow')}</a></li>
</ul></section>`
}
