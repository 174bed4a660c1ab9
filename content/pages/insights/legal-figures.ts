import { lawName } from '../../say/official/law-name.ts'
import { sourceName } from '../../say/official/source-name.ts'
import { semicolon } from '../../say/typography.ts'
import type { LegalFacts } from '../../../models/contracts/law/legal.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { amountOn, type LegalAmount } from '../../../models/law/parameters/value-on.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { numberWords } from '../../say/numbers.ts'
import { figure, table, type Table } from '../../sections/block.ts'

/** A figure of law as a sentence has it: money, a share in percent, or a bare count whose noun stands in the sentence. */
function figureWord({ value, unit }: Pick<LegalAmount, 'value' | 'unit'>, locale: Locale): string {
  const { decimal, euro, percent } = numberWords(locale)
  if (unit === 'share') return percent(value)
  if (unit === 'EUR' || unit === 'EUR/year' || unit === 'EUR/month') return euro(value)
  return decimal(value, Number.isInteger(value) ? 0 : 1)
}

/** The figures of a day by id, as words; one that has no value on that day is unknown. */
export function figureWords(
  legal: Pick<LegalFacts, 'parameters'>,
  ids: readonly string[],
  asOf: string,
  locale: Locale,
): Record<string, string> {
  const words = ids.map((id): [string, string] => {
    if (!legal.parameters.some((parameter) => parameter.id === id)) throw new RangeError(`No legal parameter ${id}`)
    const amount = amountOn(legal, id, asOf)
    return [id, amount ? figureWord(amount, locale) : DOCUMENT_WORDS[locale].unknown]
  })
  return Object.fromEntries(words)
}

/** The figures that a text rests on, with law, source and how sure each is. */
export function figureTable(
  legal: Pick<LegalFacts, 'parameters'>,
  figures: readonly { id: string; label: string }[],
  asOf: string,
  locale: Locale,
): Table {
  const words = DOCUMENT_WORDS[locale]
  const values = figureWords(
    legal,
    figures.map(({ id }) => id),
    asOf,
    locale,
  )
  const rows = figures.map(({ id, label }) => {
    const amount = amountOn(legal, id, asOf)
    const source = amount
      ? `${lawName(amount.law, locale)}${semicolon(locale)}${sourceName(amount.source, locale)}`
      : words.unknown
    return [
      label,
      values[id]!,
      amount?.validFrom ? numberWords(locale).day(amount.validFrom) : '–',
      source,
      amount ? words.statuses[amount.status] : words.unknown,
    ]
  })
  return table(words.figures, ['', figure(words.value), words.since, words.source, words.status], rows)
}
