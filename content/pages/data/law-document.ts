import type { LegalFacts, LegalParameter, LegalValue, MortgageRate } from '../../../models/contracts/law/legal.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { LAW_WORDS } from '../../i18n/insights.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { numberWords } from '../../say/numbers.ts'
import { lawName } from '../../say/official/law-name.ts'
import { sourceName } from '../../say/official/source-name.ts'
import { speaker } from '../../say/speaker.ts'
import { colon } from '../../say/typography.ts'
import { figure, folded, paragraph, section, table, type Facts } from '../../sections/block.ts'
import type { Document } from '../../sections/document.ts'
import { link, type Inline, type Text } from '../../sections/inline.ts'

type ParameterKey = Extract<keyof (typeof LAW_WORDS)['en'], `law.parameter.${string}`>

const sayIn = speaker(LAW_WORDS)
type Fact = Facts['facts'][number]

/** The dated figures of law and practice that the calculators use, each with its law, source and how sure it is. */
export function lawDocument({ parameters, mortgageRates }: LegalFacts, locale: Locale): Document {
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const [title, lead, rates] = [say('law.page.title'), say('law.page.lead'), say('law.page.rates')]
  const rateColumns = [say('law.page.month'), say('law.page.fixed'), figure('%'), words.source, words.status]
  return {
    locale,
    title,
    description: lead,
    sources: [],
    isOfMarket: false,
    blocks: [
      paragraph(lead, 'lead'),
      {
        kind: 'facts',
        facts: parameters.flatMap((parameter) => parameter.values.map((value) => factOf(parameter, value, locale))),
      },
      section(rates, [
        paragraph(say('law.page.ratesLead')),
        folded(rates, [
          table(
            rates,
            rateColumns,
            mortgageRates.map((rate) => rateRow(rate, locale)),
          ),
        ]),
      ]),
    ],
  }
}

/** Name of a parameter in the language; the one it is filed under where nobody named it. */
export function parameterName({ id, title }: Pick<LegalParameter, 'id' | 'title'>, locale: Locale): string {
  const key = `law.parameter.${id}`
  return Object.hasOwn(LAW_WORDS.en, key) ? sayIn(locale)(key as ParameterKey) : title
}

/** A value in one line; its days, its law, its source and how sure it is stand behind it, as most readers look for one figure. */
function factOf(parameter: LegalParameter, value: LegalValue, locale: Locale): Fact {
  const { validFrom, validTo, status, checked } = value
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const { day, month } = numberWords(locale)
  const name = parameterName(parameter, locale)
  const [from, to] = [validFrom, validTo].map((one) => (one === null ? null : day(one)))
  const proof: [string, Inline[]][] = [
    ...(from ? [[say('law.page.from'), [from]] satisfies [string, Inline[]]] : []),
    ...(to ? [[say('law.page.to'), [to]] satisfies [string, Inline[]]] : []),
    [say('law.page.law'), [lawName(parameter.law, locale)]],
    [words.source, sourceOf(value, locale)],
    ...(checked === null ? [] : [[say('law.page.read'), [month(checked)]] satisfies [string, Inline[]]]),
    [words.status, [words.statuses[status]]],
  ]
  return {
    label: parameter.values.length > 1 ? `${name}, ${[from, '–', to].filter((part) => part !== null).join(' ')}` : name,
    value: valueText(value.value, parameter.unit, locale),
    ...(status !== 'verified' && { doubt: words.statuses[status] }),
    proof: proof.flatMap(([label, text], at) => [at === 0 ? '' : ' · ', `${label}${colon(locale)} `, ...text]),
  }
}

function sourceOf({ source, note, url, noUrl }: LegalValue, locale: Locale): Inline[] {
  const name = sourceName(source, locale)
  const why = url === null && noUrl !== null && noUrl !== source ? [` (${sourceName(noUrl, locale)})`] : []
  // Notes are written in English alone.
  const said: Inline[] = note === null ? why : [...why, ' ', { kind: 'phrase', language: 'en', text: note }]
  return [url === null ? name : link(name, url, { rel: 'nofollow noopener' }), ...said]
}

function rateRow(
  { month, fixedYearsFrom, fixedYearsTo, percent, source, status, url }: MortgageRate,
  locale: Locale,
): Text[] {
  const say = sayIn(locale)
  const { decimal, month: monthText } = numberWords(locale)
  const from = decimal(fixedYearsFrom)
  const name = sourceName(source, locale)
  return [
    monthText(month),
    fixedYearsTo === null
      ? say('law.page.spanOpen', { from })
      : say('law.page.span', { from, to: decimal(fixedYearsTo) }),
    decimal(percent, 2),
    url === null ? name : link(name, url, { rel: 'nofollow noopener' }),
    DOCUMENT_WORDS[locale].statuses[status],
  ]
}

/** A value with its unit; a tariff in so many slices. */
function valueText(value: LegalValue['value'], unit: LegalParameter['unit'], locale: Locale): string {
  const say = sayIn(locale)
  const { decimal, euro, rounded, pluralForm } = numberWords(locale)
  if (typeof value !== 'number') return say('law.page.slices', { n: decimal(value.length) })
  const amount = (): string => euro(value, Number.isInteger(value) ? 0 : 2)
  const n = rounded(value, 2)
  switch (unit) {
    case 'share':
      return `${rounded(value * 100, 4)}\u00a0%`
    case 'EUR':
      return amount()
    case 'EUR/year':
      return say('law.page.aYear', { n: amount() })
    case 'EUR/month':
      return say('law.page.aMonth', { n: amount() })
    case 'days':
    case 'months':
    case 'years':
      return say(`law.page.${unit}.${pluralForm(value)}`, { n })
    case 'percentage points':
      return say(`law.page.points.${pluralForm(value)}`, { n })
    case 'count':
      return n
  }
}
