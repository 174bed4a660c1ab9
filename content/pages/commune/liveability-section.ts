import { LIVEABILITY_DIMENSIONS, type Dimension } from '../../../models/contracts/places/commune.ts'
import { toDocumentLocale, type Locale } from '../../../models/kernel/locale.ts'
import { roundHalfUp } from '../../../models/statistics/round.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { dimensionName, indicatorWords } from '../../say/liveability.ts'
import { colon } from '../../say/typography.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { laterData } from '../../say/market/later-data.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn } from '../../say/words.ts'
import { figure, folded, hint, paragraph, section, table } from '../../sections/block.ts'
import type { Cell, Table, Section } from '../../sections/block.ts'
import { link, type Text } from '../../sections/inline.ts'
import { unknownMark } from '../level-cells.ts'
import type { CommuneFacts } from './commune-facts.ts'

/** The nine parts of the score, and the indicators behind them with their sources. */
export function liveabilitySection(facts: CommuneFacts, locale: Locale): Section {
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const { dimensions, summary } = facts.intelligence
  const { decimal, percent } = numberWords(locale)
  const parts = table(
    words.liveability,
    [words.dimension, figure(words.score), { label: '', only: 'html' }, figure(words.weight), say('commune.data')],
    LIVEABILITY_DIMENSIONS.map((name): Cell[] => {
      const { score, weight, dataAvailability, indicators } = dimensions[name]
      const [label, share] = [dimensionName(name, locale), percent(toPercent(weight))]
      const known = say(indicators.length === 0 ? 'commune.notScored' : `commune.known.${dataAvailability}`)
      if (score === null) return [label, unknownMark(locale), '', share, known]
      return [label, decimal(score), { bar: score }, share, known]
    }),
  )
  return section(scoreTitle(facts, locale), [
    paragraph(summary[toDocumentLocale(locale)]),
    ...laterData([facts.intelligence], facts.release.asOf, locale).map((text) => hint(text)),
    folded(say('commune.scoreTable'), [
      hint(rankNote(facts, locale)),
      parts,
      hint([`${say('commune.partsNote')} `, link(say('commune.method'), ADDRESSES.method(locale, 'liveability'))]),
    ]),
    { kind: 'details', summary: say('commune.indicators'), blocks: [indicatorTable(facts, locale)] },
  ])
}

function scoreTitle({ intelligence: { liveabilityScore: score } }: CommuneFacts, locale: Locale): string {
  const { liveability } = DOCUMENT_WORDS[locale]
  if (score === null) return liveability
  const value = sayIn(locale)('commune.scoreValue', { score: numberWords(locale).decimal(score, 1) })
  return `${liveability}${colon(locale)} ${value}`
}

function rankNote({ intelligence, commune, rankRange, total }: CommuneFacts, locale: Locale): string {
  const say = sayIn(locale)
  if (intelligence.liveabilityScore === null || commune.rank === null) return say('commune.noScore')
  const { low, high } = rankRange ?? { low: commune.rank, high: commune.rank }
  return say('commune.rankNote', { rank: commune.rank, total, low, high })
}

function indicatorTable({ intelligence, sources }: CommuneFacts, locale: Locale): Table {
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const titles = new Map(sources.map(({ id, title }) => [id, title]))
  return table(
    say('commune.indicators'),
    [say('commune.indicator'), words.dimension, figure(words.value), words.source, words.date],
    LIVEABILITY_DIMENSIONS.flatMap((dimension) =>
      intelligence.dimensions[dimension].indicators.map((indicator) => [
        indicatorWords(indicator.name, indicator.unit, locale).name,
        dimensionName(dimension, locale),
        valueOf(indicator, locale),
        indicator.sourceId === null ? unknownMark(locale) : (titles.get(indicator.sourceId) ?? indicator.sourceId),
        indicator.date === null ? unknownMark(locale) : numberWords(locale).day(indicator.date),
      ]),
    ),
  )
}

function valueOf({ name, value, unit }: Dimension['indicators'][number], locale: Locale): Text {
  if (value === null) return unknownMark(locale)
  const { decimal } = numberWords(locale)
  const decimals = Number.isInteger(value) ? 0 : Math.abs(value) < 10 ? 2 : 1
  const shown = decimal(value, decimals)
  return unit === 'ratio' ? shown : `${shown} ${indicatorWords(name, unit, locale, value).unit}`
}

function toPercent(share: number): number {
  return roundHalfUp(share, 2)
}
