import { colon } from '../../say/typography.ts'
import { FORECAST_MINIMUM_QUARTERS, FORECAST_PROPERTY_TYPES } from '../../../models/contracts/market/forecast.ts'
import type { Forecast, ForecastPropertyType } from '../../../models/contracts/market/forecast.ts'
import type { ForecastRecord } from '../../../models/contracts/market/record.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import { toDocumentLocale, type Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { numberWords } from '../../say/numbers.ts'
import { quarterWords } from '../../say/quarter-words.ts'
import { sayIn } from '../../say/words.ts'
import { figure, folded, hint, paragraph, section, table } from '../../sections/block.ts'
import type { Block, Table, Section } from '../../sections/block.ts'
import type { QuarterChart } from '../../sections/chart.ts'
import { link } from '../../sections/inline.ts'
import { levelWords } from '../level-cells.ts'
import type { CommuneFacts } from './commune-facts.ts'
import { officialForecasts } from './official-forecasts.ts'

/** Quarters before the forecast that its chart shows; the whole history is in the chart of levels. */
const HISTORY_SHOWN = 20
const COLOURS: Readonly<Record<ForecastPropertyType, string>> = { apartment: 'var(--accent)', house: 'var(--warm)' }
const DASHES = '5 4'

/** Forecast for apartments and houses with its interval, the first of them open; or the reason why there is none. */
export function forecastSection(facts: CommuneFacts, locale: Locale): Section {
  const forecasts = FORECAST_PROPERTY_TYPES.flatMap(
    (type) => facts.forecasts.find((one) => one.propertyType === type) ?? [],
  )
  const [first, ...others] = forecasts
  const missing = FORECAST_PROPERTY_TYPES.filter((type) => forecasts.every(({ propertyType }) => propertyType !== type))
  const rest = [
    ...others.map((one) =>
      folded(forecastFinding(one, locale), [forecastChart(facts, one, locale), ...forecastNotes(one, locale)]),
    ),
    ...reasons(facts, missing, locale),
    ...officialForecasts(facts, locale),
  ]
  const parts =
    first === undefined
      ? [rest]
      : [
          [section(forecastFinding(first, locale), [forecastChart(facts, first, locale)])],
          [...forecastNotes(first, locale), ...rest],
        ]
  return section(DOCUMENT_WORDS[locale].forecast, [{ kind: 'columns', parts }])
}

/** Why there is no forecast of some types; in one sentence where it is the same of all. */
function reasons(facts: CommuneFacts, missing: readonly ForecastPropertyType[], locale: Locale): Block[] {
  const texts = missing.map((type) => whyNone(facts, type, locale))
  if (missing.length === FORECAST_PROPERTY_TYPES.length && new Set(texts).size === 1)
    return [paragraph(texts[0]!, 'unknown')]
  return missing.map((type, at) =>
    section(DOCUMENT_WORDS[locale].series.sale[type], [paragraph(texts[at]!, 'unknown')]),
  )
}

function whyNone({ refusals }: CommuneFacts, type: ForecastPropertyType, locale: Locale): string {
  const refusal = refusals.get(type)
  const say = sayIn(locale)
  if (refusal === undefined) return say('commune.noForecast')
  switch (refusal.reason) {
    case 'quarters':
      return say('commune.refused', { known: refusal.quartersOfData, needed: FORECAST_MINIMUM_QUARTERS })
    case 'level':
      return say('commune.noLatestPrice')
    case 'path':
      return say('commune.noPath')
  }
}

function forecastChart(facts: CommuneFacts, forecast: Forecast, locale: Locale): Block {
  const say = sayIn(locale)
  const title = `${DOCUMENT_WORDS[locale].forecast}${colon(locale)} ${DOCUMENT_WORDS[locale].series.sale[forecast.propertyType]}`
  const level = numberWords(locale).percent(forecast.intervalLevel)
  const description = say('commune.forecastText', {
    commune: communeName(facts.commune, locale),
    from: quarterWords(forecast.generatedForQuarter, locale).title,
    to: quarterWords(forecast.predictions.at(-1)!.quarter, locale).title,
    level,
  })
  return {
    kind: 'figure',
    id: `chart-forecast-${forecast.propertyType}`,
    chart: fan(forecast),
    words: { title, description, unit: say('chart.unit.sale'), names: { expected: say('commune.expected') } },
    caption: say('commune.forecastCaption', { title, level }),
    tableLabel: say('page.table'),
    linkLabel: say('page.chartLink'),
    blocks: [forecastTable(forecast, title, locale)],
  }
}

/** The forecast in words, and how right such forecasts were. */
function forecastNotes(forecast: Forecast, locale: Locale): Block[] {
  const say = sayIn(locale)
  return [
    paragraph(forecast.commentary[toDocumentLocale(locale)]),
    folded(say('commune.forecastTests'), [
      paragraph([`${say('commune.forecastNote')} `, link(say('commune.method'), ADDRESSES.method(locale, 'forecast'))]),
      ...(forecast.record ? [recordLine(forecast.record, locale)] : []),
      hint(`${backtestNote(forecast, locale)}${forecast.isClamped ? ` ${say('commune.clamped')}` : ''}`),
    ]),
  ]
}

/** Expected change of the last quarter, with the ends of its interval. */
function forecastFinding({ propertyType, predictions }: Forecast, locale: Locale): string {
  const { quarter, changePercent, confidenceLow, confidenceHigh } = predictions.at(-1)!
  const { perSqm } = levelWords('sale', locale)
  const isFlat = predictions.every((each) => each.changePercent === 0)
  return sayIn(locale)(`commune.forecast.${isFlat ? 'flat' : 'moves'}`, {
    series: DOCUMENT_WORDS[locale].series.sale[propertyType],
    change: numberWords(locale).signedPercent(changePercent, 0),
    quarter: quarterWords(quarter, locale).title,
    low: perSqm(confidenceLow),
    high: perSqm(confidenceHigh),
  })
}

/** How past forecasts of the type did, and where all of them stand. */
function recordLine({ text }: ForecastRecord, locale: Locale): Block {
  return hint([`${text[toDocumentLocale(locale)]} `, link(sayIn(locale)('record.title'), ADDRESSES.record(locale))])
}

function fan({ history, predictions, propertyType }: Forecast): QuarterChart {
  const exact = (quarter: string, value: number) => ({ quarter, value, low: value, high: value })
  const shown = history.slice(-HISTORY_SHOWN)
  const last = shown.at(-1)
  const colour = COLOURS[propertyType]
  const expected = predictions.map(({ quarter, predictedValue, confidenceLow, confidenceHigh }) => ({
    quarter,
    value: predictedValue,
    low: confidenceLow,
    high: confidenceHigh,
  }))
  const points = [...(last ? [exact(last.quarter, last.pricePerSqm)] : []), ...expected]
  return {
    kind: 'quarters',
    lines: [
      { colour, points: shown.map(({ quarter, pricePerSqm }) => exact(quarter, pricePerSqm)) },
      { name: 'expected', colour, dash: DASHES, points },
    ],
  }
}

function forecastTable({ history, predictions, intervalLevel }: Forecast, caption: string, locale: Locale): Table {
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
    signedPercent(changePercent, 0),
    say('commune.expected'),
  ])
  const columns = [words.level, percent(intervalLevel), say('commune.onLast')].map(figure)
  return table(caption, [words.quarter, ...columns, words.kind], [...expected.reverse(), ...observed.reverse()])
}

/** Error of the method beside the naive forecast, on quarters that it had not seen. */
function backtestNote({ backtest, intervalLevel, marketQuarters = 0 }: Forecast, locale: Locale): string {
  const say = sayIn(locale)
  const { mape, naiveMape, coverage, quarters } = backtest
  if (mape === null || naiveMape === null || coverage === null)
    return say(marketQuarters > FORECAST_MINIMUM_QUARTERS ? 'commune.noBacktest' : 'commune.noBacktestYet')
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
