import type { EstimateSupport } from '../../models/contracts/market/estimate-support.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import type { Limit } from '../../models/valuation/estimate/limitations.ts'
import type { FactBeyond } from '../../models/valuation/estimate/support-reasons.ts'
import { publicAttribute } from '../../models/valuation/frame/public-attributes.ts'
import type { HomeAnswer } from '../../models/valuation/estimate/value-home.ts'
import { VALUATION_WORDS } from '../i18n/valuation.ts'
import { numberWords } from './numbers.ts'
import { quarterWords } from './quarter-words.ts'
import { speaker } from './speaker.ts'

const sayIn = speaker(VALUATION_WORDS)

/** The limitations of an estimate in words, in the order given. */
export function limitationTexts(limitations: readonly Limit[], locale: Locale): string[] {
  return limitations.map((limit) => sayIn(locale)(`valuation.limitation.${limit.limitation}`, valuesOf(limit, locale)))
}

function valuesOf(limit: Limit, locale: Locale): Record<string, string> {
  const { decimal, percent } = numberWords(locale)
  switch (limit.limitation) {
    case 'sparse':
      return { list: limit.missing.map((name) => attributeText(name, locale)).join(', ') }
    case 'unused':
      return { list: limit.features.map((name) => attributeText(name, locale)).join(', ') }
    case 'dated':
      return { newest: quarterWords(limit.newest, locale).title, now: quarterWords(limit.now, locale).title }
    case 'unproven':
      return { held: decimal(limit.held), count: decimal(limit.count), level: percent(limit.level) }
    case 'tested': {
      const { held, count, level } = limit
      const share = percent(Math.round((1_000 * held) / count) / 1_000)
      return { held: decimal(held), count: decimal(count), level: percent(level), share }
    }
    case 'thin':
    case 'untested':
      return { count: decimal(limit.count) }
    default:
      return {}
  }
}

type Unsupported = Pick<HomeAnswer, 'unlike' | 'beyond'>

/** In what a home differs from those that we know, and the range in which we can answer; empty where it does not. */
export function differenceTexts({ unlike, beyond }: Unsupported, locale: Locale): string[] {
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const amount = (value: number, attribute: FactBeyond['attribute']) =>
    attribute === 'constructionYear' ? String(value) : decimal(value)
  return [
    ...(unlike === null ? [] : [say('valuation.unlike', { attribute: attributeText(unlike, locale) })]),
    ...beyond.map(({ attribute, range }) => {
      const name = attributeText(publicAttribute(attribute), locale)
      if (range === null) return say('valuation.unseen', { attribute: name })
      const [from, to] = [amount(range.from, attribute), amount(range.to, attribute)]
      return say('valuation.beyond', { attribute: name, from, to })
    }),
  ]
}

/** An attribute by the name that readers know. */
export function attributeText(attribute: string, locale: Locale): string {
  const key = `valuation.attribute.${attribute}` as keyof typeof VALUATION_WORDS.en
  return Object.hasOwn(VALUATION_WORDS.en, key) ? sayIn(locale)(key) : attribute
}

/** Why an estimate is refused or unsure; empty where similar homes support it. */
export function supportText(support: EstimateSupport, locale: Locale): string {
  return support === 'inside' ? '' : sayIn(locale)(`valuation.limitation.${support}`)
}
