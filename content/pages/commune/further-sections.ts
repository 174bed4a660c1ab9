import { colon } from '../../say/typography.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import { LOCALES, type Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn } from '../../say/words.ts'
import { figure, folded, list, section, table, type Block, type Column, type Section } from '../../sections/block.ts'
import { link, type Inline } from '../../sections/inline.ts'
import { changeCell, levelCell, levelHeading, unknownMark } from '../level-cells.ts'
import { newestQuarter } from '../market-facts.ts'
import type { CommuneFacts } from './commune-facts.ts'

const METRES_PER_KILOMETRE = 1_000
const API = '/api/public/v1/communes'

/** The nearest communes and what homes are asked for there. */
export function neighbourSection({ neighbours, release }: CommuneFacts, locale: Locale): Section {
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const { decimal } = numberWords(locale)
  const points = neighbours.map(({ sale }) => sale?.points.at(-1))
  const quarter = newestQuarter(points) ?? release.quarter
  const saleLevel = levelHeading(say('commune.saleLevel'), quarter, release.quarter, locale)
  // A column in which nothing is known says nothing.
  const isLevel = points.some((point) => (point?.pricePerSqm ?? null) !== null)
  const isChange = points.some((point) => (point?.yoyPercent ?? null) !== null)
  const isScore = neighbours.some(({ commune }) => commune.liveabilityScore !== null)
  const columns: Column[] = [
    { ...figure(say('commune.distance')), phone: 'bare' },
    ...(isLevel ? [{ ...figure(saleLevel), phone: 'key' as const }] : []),
    ...(isChange ? [{ ...figure(words.onYear), phone: 'labelled' as const }] : []),
    ...(isScore ? [{ ...figure(words.liveability), phone: 'labelled' as const }] : []),
  ]
  const rows = neighbours.map(({ commune, distanceM, sale }) => {
    const point = sale?.points.at(-1)
    return [
      link(communeName(commune, locale), ADDRESSES.commune(locale, commune.slug), { hasMarkdown: true }),
      say('commune.distanceKm', { km: decimal(distanceM / METRES_PER_KILOMETRE, 1) }),
      ...(isLevel ? [levelCell(point, 'sale', locale, quarter)] : []),
      ...(isChange ? [changeCell(point?.yoyPercent, locale)] : []),
      ...(isScore
        ? [commune.liveabilityScore === null ? unknownMark(locale) : decimal(commune.liveabilityScore, 1)]
        : []),
    ]
  })
  return section(say('commune.near'), [table(say('commune.near'), [words.commune, ...columns], rows)])
}

/** The same figures for programs, and in other languages. */
export function linkSection({ commune: { slug } }: CommuneFacts, locale: Locale): Block {
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const [before = '', after = ''] = say('commune.api', { path: '\n' }).split('\n')
  const languages = LOCALES.filter((other) => other !== locale).flatMap((other, index): Inline[] => [
    ...(index === 0 ? [] : [', ']),
    link(other, `${ADDRESSES.commune(other, slug)}/md`, { type: 'text/markdown' }),
  ])
  return folded(words.links, [
    list([
      link(say('commune.markdown'), `${ADDRESSES.commune(locale, slug)}/md`, { type: 'text/markdown' }),
      [`${words.otherLanguages}${colon(locale)} `, ...languages],
      link(words.jsonFeed, `/communes/${slug}/feed.json`, { type: 'application/feed+json' }),
      link(words.rssFeed, `/communes/${slug}/feed.xml`, { type: 'application/rss+xml' }),
      [
        before,
        { kind: 'code', text: `${API}/${slug}/{intelligence,trends,forecast}` },
        `${after} · `,
        link(say('commune.apiHow'), ADDRESSES.developers()),
      ],
    ]),
  ])
}
