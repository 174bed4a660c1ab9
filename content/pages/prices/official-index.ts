import type { OfficialIndexForecast } from '../../../models/contracts/market/official-forecast.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { numberWords } from '../../say/numbers.ts'
import { quarterWords } from '../../say/quarter-words.ts'
import { sayIn } from '../../say/words.ts'
import { paragraph, type Block } from '../../sections/block.ts'

/** The official index four quarters ahead, with the record of such forecasts. */
export function officialIndex(forecast: OfficialIndexForecast | null, locale: Locale): Block[] {
  if (forecast === null) return []
  const say = sayIn(locale)
  const { decimal, percent } = numberWords(locale)
  const { quarter, value, low, high } = forecast.predictions.at(-1)!
  const expected = say('prices.officialIndex', {
    last: decimal(forecast.lastValue, 1),
    from: quarterWords(forecast.lastQuarter, locale).title,
    value: decimal(value, 1),
    to: quarterWords(quarter, locale).title,
    level: percent(forecast.intervalLevel),
    low: decimal(low, 1),
    high: decimal(high, 1),
  })
  const judged = forecast.judgedQuarters
  const record =
    forecast.beatsNoChange && forecast.skill !== null
      ? say('prices.officialIndexBetter', { judged, gain: percent(Math.round(100 * forecast.skill) / 100) })
      : say('prices.officialIndexNotBetter', { judged })
  return [paragraph(`${expected} ${record}`)]
}
