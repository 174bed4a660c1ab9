import { communeName } from '../../../models/kernel/commune.ts'
import { toNameLocale, type Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { cantonWords } from '../../say/area-words.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { fill } from '../../say/fill.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn } from '../../say/words.ts'
import { hint, named, paragraph, type Block, type Contents } from '../../sections/block.ts'
import type { Document } from '../../sections/document.ts'
import type { CommuneFacts } from './commune-facts.ts'
import { commuteSection } from './commute-section.ts'
import { forecastSection } from './forecast-section.ts'
import { linkSection, neighbourSection } from './further-sections.ts'
import { headFigures } from './head-figures.ts'
import { liveabilitySection } from './liveability-section.ts'
import { marketSection } from './market-section.ts'
import { levelAnswer } from '../level-answer.ts'
import { foldedHistory, officialHistory, openHistory } from './official-section.ts'
import { placeMap } from './place-map.ts'
import { hasLevel, hasTrendChart, levelDetails, trendChart } from './trend-section.ts'

/** Everything the release says of a commune, in one language. */
export function communeDocument(facts: CommuneFacts, locale: Locale): Document {
  const { commune, release, sources } = facts
  const say = sayIn(locale)
  const name = communeName(commune, locale)
  const day = numberWords(locale).day(release.asOf)
  return {
    locale,
    title: fill(DOCUMENT_WORDS[locale].communeTitle, { commune: name }),
    heading: name,
    description: say('commune.description', { commune: name, day }),
    crumbs: [{ label: DOCUMENT_WORDS[locale].communes, address: ADDRESSES.communes(locale) }],
    blocks: [
      paragraph(
        levelAnswer(facts.series('sale', 'all')?.points.at(-1), facts.nation, release.quarter, locale).join(' '),
        'lead',
      ),
      contents(facts, locale),
      { kind: 'columns', parts: pricesAndPlace(facts, locale) },
      named('rents', trendChart(facts, 'rent', locale)),
      named('homes', marketSection(facts, locale)),
      ...commuteSection(facts, locale).map((block) => named('commute', block)),
      named('life', liveabilitySection(facts, locale)),
      named('next', forecastSection(facts, locale)),
      named('near', neighbourSection(facts, locale)),
      linkSection(facts, locale),
    ],
    sources,
  }
}

/**
 * Prices beside the place, the first chart that the commune has in front: our levels, else official means, else the map.
 * Nothing that reads long stands above it.
 */
function pricesAndPlace(facts: CommuneFacts, locale: Locale): Block[][] {
  const history = officialHistory(facts, locale)
  const place = [...placeMap(facts, locale), ...whereabouts(facts, locale)]
  const figures = levelFigures(facts, locale)
  const own = trendChart(facts, 'sale', locale)
  const details = levelDetails(facts, locale)
  if (!hasTrendChart(facts, 'sale') && history?.chart !== undefined) {
    const level = hasLevel(facts, 'sale') ? own.blocks : []
    return [
      [named('prices', openHistory(history, history.chart)), ...level, ...details],
      [...place, ...figures],
    ]
  }
  const prices = [named('prices', own), ...details, ...(history === undefined ? [] : [foldedHistory(history)])]
  return hasTrendChart(facts, 'sale') ? [prices, [...place, ...figures]] : [place, [...prices, ...figures]]
}

/** Levels on their bands; nothing where none is known, since the answer at the top says so. */
function levelFigures(facts: CommuneFacts, locale: Locale): Block[] {
  const found = headFigures(facts, locale)
  return found.figures.some(({ interval }) => interval) ? [found, hint(sayIn(locale)('figure.scale'))] : []
}

/** Canton and inhabitants. */
function whereabouts({ commune, canton }: CommuneFacts, locale: Locale): Block[] {
  const within = canton && cantonWords(canton.name[toNameLocale(locale)], locale).title
  const { population, populationYear } = commune
  const count = numberWords(locale).decimal(population)
  const inhabitants = sayIn(locale)('commune.inhabitants', { count, year: populationYear })
  return [hint([...(within === undefined ? [] : [within]), inhabitants].join(' · '))]
}

function contents(facts: CommuneFacts, locale: Locale): Block {
  const say = sayIn(locale)
  const entry = (id: SectionId, isWideOnly = false): Contents['entries'][number] => {
    return { id, label: say(`commune.nav.${id}`), ...(isWideOnly && { isWideOnly }) }
  }
  const hasCommute = facts.intelligence.commute !== undefined
  return {
    kind: 'contents',
    label: say('commune.nav'),
    entries: [
      entry('prices'),
      entry('rents', true),
      entry('homes'),
      ...(hasCommute ? [entry('commute')] : []),
      entry('life', true),
      entry('next', true),
      entry('near'),
    ],
  }
}

type SectionId = 'prices' | 'rents' | 'homes' | 'commute' | 'life' | 'next' | 'near'
