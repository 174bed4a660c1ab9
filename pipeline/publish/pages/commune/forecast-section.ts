import {
  FORECAST_MINIMUM_QUARTERS,
  FORECAST_PROPERTY_TYPES,
  type Forecast,
  type ForecastPropertyType,
} from '../../../../models/contracts/market/forecast.ts'
import { communeName } from '../../../../models/kernel/commune.ts'
import { toDocumentLocale, type Locale } from '../../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../../../content/html/addresses.ts'
import { chartFigure } from '../../../../content/html/chart-figure.ts'
import { dataTable } from '../../../../content/html/data-table.ts'
import { markup, type Markup } from '../../../../content/html/markup.ts'
import { DOCUMENT_WORDS } from '../../../../content/say/document-words.ts'
import { numberWords } from '../../../../content/say/numbers.ts'
import { quarterWords } from '../../../../content/say/quarter-words.ts'
import { sayIn } from '../../../../content/say/words.ts'
import { fillIn, quarterChart, type ChartBlank } from '../../charts/quarter-chart.ts'
import type { WordedChart } from '../../charts/worded-chart.ts'
import type { CommuneFacts } from './commune-facts.ts'

/** Quarters before the forecast that its chart shows; the whole history is in the chart of levels. */
const HISTORY_SHOWN = 20
const COLOURS: Readonly<Record<ForecastPropertyType, string>> = { apartment: 'var(--accent)', house: 'var(--warm)' }
const DASHES = '5 4'

export type ForecastCharts = ReadonlyMap<ForecastPropertyType, WordedChart<ChartBlank>>

/** The fan of each forecast of a commune. */
export function drawForecasts({ forecasts }: CommuneFacts): ForecastCharts {
  return new Map(forecasts.map((forecast) => [forecast.propertyType, drawFan(forecast)]))
}

function drawFan({ history, predictions, propertyType }: Forecast): WordedChart<ChartBlank> {
  const exact = (quarter: string, value: number) => ({ quarter, value, low: value, high: value })
  const shown = history.slice(-HISTORY_SHOWN)
  const last = shown.at(-1)
  const colour = COLOURS[propertyType]
  const fan = predictions.map(({ quarter, predictedValue, confidenceLow, confidenceHigh }) => ({
    quarter,
    value: predictedValue,
    low: confidenceLow,
    high: confidenceHigh,
  }))
  return quarterChart({
    lines: [
      { colour, points: shown.map(({ quarter, pricePerSqm }) => exact(quarter, pricePerSqm)) },
      {
        name: 'expected',
        colour,
        dash: DASHES,
        points: [...(last ? [exact(last.quarter, last.pricePerSqm)] : []), ...fan],
      },
    ],
  })
}

/** What is expected of apartments and houses, how sure that is, and why there is none where there is none. */
export function forecastSection(facts: CommuneFacts, charts: ForecastCharts, locale: Locale): Markup {
  const say = sayIn(locale)
  const parts = FORECAST_PROPERTY_TYPES.map((type) => {
    const forecast = facts.forecasts.find(({ propertyType }) => propertyType === type)
    const title = DOCUMENT_WORDS[locale].series.sale[type]
    const chart = charts.get(type)
    const part =
      forecast && chart ? forecastPart(facts, forecast, chart, locale) : markup`<p>${refusal(facts, type, locale)}</p>`
    return markup`<div><h3>${title}</h3>
${part}</div>`
  })
  return markup`<section><h2>${DOCUMENT_WORDS[locale].forecast}</h2>
<p>${say('commune.forecastNote')} <a href="${ADDRESSES.method(locale, 'forecast')}">${say('commune.method')}</a></p>
<div class="columns">${parts}</div></section>`
}

function refusal({ refusals }: CommuneFacts, type: ForecastPropertyType, locale: Locale): string {
  const known = refusals.get(type)
  const say = sayIn(locale)
  return known === undefined
    ? say('commune.noForecast')
    : say('commune.refused', { known, needed: FORECAST_MINIMUM_QUARTERS })
}

function forecastPart(facts: CommuneFacts, forecast: Forecast, chart: WordedChart<ChartBlank>, locale: Locale): Markup {
  const say = sayIn(locale)
  const title = `${DOCUMENT_WORDS[locale].forecast}: ${DOCUMENT_WORDS[locale].series.sale[forecast.propertyType]}`
  const level = numberWords(locale).percent(forecast.intervalLevel)
  const description = say('commune.forecastText', {
    commune: communeName(facts.commune, locale),
    from: quarterWords(forecast.generatedForQuarter, locale).title,
    to: quarterWords(forecast.predictions.at(-1)!.quarter, locale).title,
    level,
  })
  return markup`${chartFigure({
    svg: chart({ title, description, fill: fillIn(locale, () => say('commune.expected')) }),
    caption: say('commune.forecastCaption', { title, level }),
    tableLabel: say('page.table'),
    table: forecastTable(forecast, title, locale),
  })}
<p>${forecast.commentary[toDocumentLocale(locale)]}</p>
<p class="hint">${backtestNote(forecast, locale)}${forecast.isClamped ? ` ${say('commune.clamped')}` : ''}</p>`
}

function forecastTable({ history, predictions, intervalLevel }: Forecast, caption: string, locale: Locale): Markup {
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const { decimal, percent, signedPercent } = numberWords(locale)
  const observed = history
    .slice(-HISTORY_SHOWN)
    .map(({ quarter, pricePerSqm }) => [
      quarterWords(quarter, locale).title,
      decimal(pricePerSqm),
      '',
      '',
      say('commune.observed'),
    ])
  const expected = predictions.map(({ quarter, predictedValue, confidenceLow, confidenceHigh, changePercent }) => [
    quarterWords(quarter, locale).title,
    decimal(predictedValue),
    `${decimal(confidenceLow)} – ${decimal(confidenceHigh)}`,
    signedPercent(changePercent),
    say('commune.expected'),
  ])
  return dataTable({
    caption,
    hideCaption: true,
    columns: [
      { label: words.quarter },
      { label: words.level, isFigure: true },
      { label: percent(intervalLevel), isFigure: true },
      { label: say('commune.onLast'), isFigure: true },
      { label: words.kind },
    ],
    rows: [...expected.reverse(), ...observed.reverse()],
  })
}

/** Error of the method beside the naive forecast, on quarters that it had not seen. */
export function backtestNote({ backtest, intervalLevel }: Forecast, locale: Locale): string {
  const say = sayIn(locale)
  const { mape, naiveMape, coverage, quarters } = backtest
  if (mape === null || naiveMape === null || coverage === null) return say('commune.noBacktest')
  const { percent } = numberWords(locale)
  return say('commune.backtest', {
    quarters,
    mape: percent(toPerMille(mape / 100)),
    naive: percent(toPerMille(naiveMape / 100)),
    coverage: percent(toPerMille(coverage)),
    level: percent(intervalLevel),
  })
}

function toPerMille(share: number): number {
  return Math.round(share * 1_000) / 1_000
}
