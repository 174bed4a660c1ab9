import type { OfficialIndex } from '../../../models/contracts/market/official-index.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { parseQuarter } from '../../../models/kernel/quarter.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { numberWords } from '../../say/numbers.ts'
import { quarterWords } from '../../say/quarter-words.ts'
import { sayIn } from '../../say/words.ts'
import { figure, folded, hint, paragraph, section, table, type Block, type Section } from '../../sections/block.ts'
import type { QuarterLine } from '../../sections/chart.ts'
import { changeCell } from '../level-cells.ts'

const QUARTERS_LISTED = 20
const QUARTERS_DRAWN_ALONE = 40

/**
 * The official index by quarter, what sets it apart from ours, how far their yearly changes are from each other, and what comes next.
 * @param hasOwn whether there is an index of ours to set it apart from
 * @param ahead what we expect of its next quarters
 */
export function officialSection(
  { points, comparison }: OfficialIndex,
  hasOwn: boolean,
  ahead: readonly Block[],
  locale: Locale,
): Section {
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const { decimal } = numberWords(locale)
  const title = say('prices.official')
  const rows = points
    .slice(-QUARTERS_LISTED)
    .reverse()
    .map(({ quarter, value, isProvisional, yoyPercent }) => [
      quarterWords(quarter, locale).title,
      isProvisional ? `${decimal(value, 1)} (${say('prices.provisional')})` : decimal(value, 1),
      changeCell(yoyPercent, locale),
    ])
  const said =
    comparison === null
      ? say('prices.officialNoComparison')
      : say('prices.officialComparison', {
          count: comparison.quarters,
          from: quarterWords(comparison.from, locale).title,
          to: quarterWords(comparison.to, locale).title,
          mean: decimal(comparison.meanDifference, 1),
          sd: decimal(comparison.sdDifference, 1),
        })
  return section(title, [
    hint(say(hasOwn ? 'prices.officialDefinition' : 'prices.officialAlone')),
    ...(hasOwn || comparison !== null ? [paragraph(said)] : []),
    ...ahead,
    folded(say('prices.byQuarter'), [
      table(title, [words.quarter, figure(say('prices.officialOf')), figure(words.onYear)], rows),
    ]),
  ])
}

/** The line of the official index: over the quarters of our series and 100 in its base quarter, or alone where we have none. */
export function officialLine(
  { points }: OfficialIndex,
  ours: readonly { quarter: string }[],
  baseQuarter: string,
): QuarterLine | null {
  const look = { name: 'official', colour: 'var(--official)', dash: '2 3', sign: 'diamond' as const }
  const drawn = (own: OfficialIndex['points'], scale: number) =>
    own.map(({ quarter, value }) => ({ quarter, value: value * scale, low: null, high: null }))
  if (ours.length === 0) return { ...look, points: drawn(points.slice(-QUARTERS_DRAWN_ALONE), 1) }
  const base = points.find(({ quarter }) => quarter === baseQuarter)
  if (base === undefined) return null
  const [first, last] = [ours[0]!, ours.at(-1)!].map(({ quarter }) => parseQuarter(quarter))
  const common = points.filter(({ quarter }) => parseQuarter(quarter) >= first! && parseQuarter(quarter) <= last!)
  return { ...look, points: drawn(common, 100 / base.value) }
}
