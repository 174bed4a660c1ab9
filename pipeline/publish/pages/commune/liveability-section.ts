import { LIVEABILITY_DIMENSIONS, type Dimension } from '../../../../models/contracts/places/commune.ts'
import { toDocumentLocale, type Locale } from '../../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../../../content/html/addresses.ts'
import { dataTable } from '../../../../content/html/data-table.ts'
import { markup, type Markup } from '../../../../content/html/markup.ts'
import { dimensionName, indicatorWords } from '../../../../content/say/liveability.ts'
import { DOCUMENT_WORDS } from '../../../../content/say/document-words.ts'
import { numberWords } from '../../../../content/say/numbers.ts'
import { sayIn } from '../../../../content/say/words.ts'
import { unknownMark } from '../parts/level-words.ts'
import type { CommuneFacts } from './commune-facts.ts'
import { roundHalfUp } from '../../../../models/statistics/round.ts'

/** The nine parts of the score, and the indicators behind them with their sources. */
export function liveabilitySection(facts: CommuneFacts, locale: Locale): Markup {
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const { dimensions } = facts.intelligence
  const { decimal, percent } = numberWords(locale)
  const parts = dataTable({
    caption: words.liveability,
    hideCaption: true,
    columns: [
      { label: words.dimension },
      { label: words.score, isFigure: true },
      { label: '' },
      { label: words.weight, isFigure: true },
      { label: say('commune.data') },
    ],
    rows: LIVEABILITY_DIMENSIONS.map((name) => {
      const { score, weight, dataAvailability } = dimensions[name]
      const label = dimensionName(name, locale)
      if (score === null) return [label, unknownMark(locale), '', percent(toPercent(weight)), say('commune.notScored')]
      return [label, decimal(score), bar(score), percent(toPercent(weight)), say(`commune.known.${dataAvailability}`)]
    }),
  })
  return markup`<section><h2>${words.liveability}</h2>
<p>${facts.intelligence.summary[toDocumentLocale(locale)]}</p>
${parts}
<p class="hint">${say('commune.partsNote')} <a href="${ADDRESSES.method(locale, 'liveability')}">${say('commune.method')}</a></p>
<details><summary>${say('commune.indicators')}</summary>
${indicatorTable(facts, locale)}
</details></section>`
}

function indicatorTable({ intelligence, sources }: CommuneFacts, locale: Locale): Markup {
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const titles = new Map(sources.map(({ id, title }) => [id, title]))
  return dataTable({
    caption: say('commune.indicators'),
    hideCaption: true,
    columns: [
      { label: say('commune.indicator') },
      { label: words.dimension },
      { label: words.value, isFigure: true },
      { label: words.source },
      { label: words.date },
    ],
    rows: LIVEABILITY_DIMENSIONS.flatMap((dimension) =>
      intelligence.dimensions[dimension].indicators.map((indicator) => [
        indicatorWords(indicator.name, indicator.unit, locale).name,
        dimensionName(dimension, locale),
        valueOf(indicator, locale),
        indicator.sourceId === null ? unknownMark(locale) : (titles.get(indicator.sourceId) ?? indicator.sourceId),
        indicator.date === null ? unknownMark(locale) : numberWords(locale).day(indicator.date),
      ]),
    ),
  })
}

function valueOf({ name, value, unit }: Dimension['indicators'][number], locale: Locale): string | Markup {
  if (value === null) return unknownMark(locale)
  const { decimal } = numberWords(locale)
  const decimals = Number.isInteger(value) ? 0 : Math.abs(value) < 10 ? 2 : 1
  const figure = decimal(value, decimals)
  return unit === 'ratio' ? figure : `${figure} ${indicatorWords(name, unit, locale).unit}`
}

/** The figure stands beside it. */
function bar(score: number): Markup {
  return markup`<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect width="100" height="8"/><rect width="${score}" height="8"/></svg>`
}

function toPercent(share: number): number {
  return roundHalfUp(share, 2)
}
