import { communeName } from '../../../models/kernel/commune.ts'
import { toNameLocale, type Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { cantonWords, communeWords } from '../../say/area-words.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { fill } from '../../say/fill.ts'
import { marketSentences } from '../../say/market-sentences.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn } from '../../say/words.ts'
import { hint, paragraph, type Block } from '../../sections/block.ts'
import type { Document } from '../../sections/document.ts'
import type { CommuneFacts } from './commune-facts.ts'
import { commuteSection } from './commute-section.ts'
import { forecastSection } from './forecast-section.ts'
import { linkSection, neighbourSection } from './further-sections.ts'
import { headFigures } from './head-figures.ts'
import { liveabilitySection } from './liveability-section.ts'
import { agencySection, listingsSection, marketSection } from './market-section.ts'
import { officialHistorySection } from './official-section.ts'
import { trendCharts, trendSection } from './trend-section.ts'

/** Everything the release says of a commune, in one language. */
export function communeDocument(facts: CommuneFacts, locale: Locale): Document {
  const { commune, release, sources } = facts
  const name = communeName(commune, locale)
  const day = numberWords(locale).day(release.asOf)
  return {
    locale,
    title: fill(DOCUMENT_WORDS[locale].communeTitle, { commune: name }),
    description: sayIn(locale)('commune.description', { commune: name, day }),
    crumbs: [{ label: DOCUMENT_WORDS[locale].communes, address: ADDRESSES.communes(locale) }],
    blocks: [
      ...lead(facts, locale),
      trendCharts(facts, locale),
      headFigures(facts, locale),
      listingsSection(facts, locale),
      trendSection(facts, locale),
      ...officialHistorySection(facts, locale),
      forecastSection(facts, locale),
      marketSection(facts, locale),
      liveabilitySection(facts, locale),
      ...commuteSection(facts, locale),
      ...agencySection(facts, locale),
      neighbourSection(facts, locale),
      linkSection(facts, locale),
    ],
    sources,
  }
}

/** Where the commune lies, and its prices in a few sentences. */
function lead({ commune, canton, series }: CommuneFacts, locale: Locale): Block[] {
  const within = canton && cantonWords(canton.name[toNameLocale(locale)], locale).title
  const { population, populationYear } = commune
  const count = numberWords(locale).decimal(population)
  const inhabitants = sayIn(locale)('commune.inhabitants', { count, year: populationYear })
  const known = [...(within === undefined ? [] : [within]), inhabitants]
  const area = communeWords(communeName(commune, locale), locale)
  const point = series('sale', 'all')?.points.at(-1)
  const said = point && marketSentences({ listingType: 'sale', segment: 'all', point }, area, locale)
  return [...(said === undefined ? [] : [paragraph(said, 'lead')]), hint(known.join(' · '))]
}
