import type { RentOrBuy } from '../../../models/contracts/law/rent-or-buy.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import type { RentOrBuyFacts } from '../../../models/law/rent-or-buy/rent-or-buy.ts'
import { RENT_OR_BUY_WORDS } from '../../i18n/renting.ts'
import { numberWords } from '../numbers.ts'
import { speaker } from '../speaker.ts'
import { aheadOfData } from './affordability.ts'

const sayIn = speaker(RENT_OR_BUY_WORDS)
const MOST_DECIMALS = 2

/** The comparison of renting and buying, with its words. */
export function wordedRentOrBuy(facts: RentOrBuyFacts, { locale, asOf }: { locale: Locale; asOf: string }): RentOrBuy {
  const say = sayIn(locale)
  const { verdict, scenarios, assumptions, ...rest } = facts
  const { day, pluralForm, rounded } = numberWords(locale)
  const inWords = (figures: Readonly<Record<string, number>>): Record<string, string> =>
    Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, rounded(figure, MOST_DECIMALS)]))
  return {
    verdict,
    verdictText: say(`rentOrBuy.verdict.${verdict}.${pluralForm(facts.years)}`, { n: facts.years }),
    ...rest,
    scenarios: scenarios.map(({ id, ...scenario }) => ({ id, name: say(`rentOrBuy.scenario.${id}`), ...scenario })),
    assumptions: assumptions.map(({ id, figures }) => say(`rentOrBuy.assumption.${id}`, inWords(figures))),
    disclaimer: [
      say('rentOrBuy.disclaimer', { deedDate: day(facts.deedDate), asOf: day(asOf) }),
      ...aheadOfData(facts.deedDate, { locale, asOf }),
    ].join(' '),
  }
}
