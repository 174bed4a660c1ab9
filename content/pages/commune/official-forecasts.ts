import type { Locale } from '../../../models/kernel/locale.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn } from '../../say/words.ts'
import { figure, folded, paragraph, table, type Block } from '../../sections/block.ts'
import { levelWords } from '../level-cells.ts'
import type { CommuneFacts } from './commune-facts.ts'
import { ownerAfterMerger } from './official-section.ts'

/** Next year of the official averages, with the record of such forecasts; nothing for a commune without them. */
export function officialForecasts(facts: CommuneFacts, locale: Locale): Block[] {
  const { officialForecasts: forecasts } = facts
  const [first] = forecasts
  if (first === undefined) return []
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const { percent, signedPercent } = numberWords(locale)
  const title = say('commune.officialForecast')
  const yearText = (year: number): string => [year, ownerAfterMerger(facts, `${year}`) ?? []].flat().join(', ')
  const rows = forecasts.map((one) => {
    const { level } = levelWords(one.listingType, locale)
    return [
      words.series[one.listingType][one.segment],
      say(`commune.officialBasis.${one.basis}`),
      say(`commune.officialCondition.${one.condition}`),
      `${level(one.lastPricePerSqm)} (${yearText(one.lastYear)})`,
      `${level(one.pricePerSqm)} (${yearText(one.year)})`,
      `${level(one.low)} – ${level(one.high)}`,
      signedPercent(one.changePercent, 0),
      one.beatsNoChange && one.skill !== null ? signedPercent(-100 * one.skill, 0) : say('commune.officialNoGain'),
    ]
  })
  const columns = [
    words.kind,
    say('commune.basis'),
    say('commune.condition'),
    figure(say('commune.officialLast')),
    figure(say('commune.expected')),
    figure(percent(first.intervalLevel)),
    figure(say('commune.officialChange')),
    figure(say('commune.officialGain')),
  ]
  return [folded(title, [paragraph(say('commune.officialForecastNote')), table(title, columns, rows)])]
}
