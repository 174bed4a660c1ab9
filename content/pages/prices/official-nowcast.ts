import type { OfficialNowcast } from '../../../models/contracts/market/official-nowcast.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { numberWords } from '../../say/numbers.ts'
import { quarterWords } from '../../say/quarter-words.ts'
import { sayIn } from '../../say/words.ts'
import { paragraph, type Block } from '../../sections/block.ts'

/** The quarters of the official index that are over and of which the release holds no figure, with the record of such figures. */
export function officialNowcast(nowcasts: readonly OfficialNowcast[], locale: Locale): Block[] {
  const { decimal, percent, unsignedPercent } = numberWords(locale)
  return nowcasts.map(({ quarter, value, low, high, intervalLevel, ...record }) =>
    paragraph(
      sayIn(locale)('prices.officialNowcast', {
        quarter: quarterWords(quarter, locale).title,
        value: decimal(value, 1),
        low: decimal(low, 1),
        high: decimal(high, 1),
        level: percent(intervalLevel),
        judged: record.judgedQuarters,
        error: unsignedPercent(record.rmsePercent),
        naive: unsignedPercent(record.noChangeRmsePercent),
        held: percent(Math.round(100 * record.coverage) / 100),
      }),
    ),
  )
}
