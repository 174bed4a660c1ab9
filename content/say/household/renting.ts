import type { Renting } from '../../../models/contracts/law/renting.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import type { RentAid } from '../../../models/law/renting/rent-aids.ts'
import type { RentingFacts } from '../../../models/law/renting/renting.ts'
import { RENTING_WORDS } from '../../i18n/renting.ts'
import { numberWords } from '../numbers.ts'
import { speaker } from '../speaker.ts'
import { aheadOfData } from './affordability.ts'

const sayIn = speaker(RENTING_WORDS)
const MOST_DECIMALS = 2

/** Adds the words to the rent that a household can pay. */
export function wordedRenting(facts: RentingFacts, { locale, asOf }: { locale: Locale; asOf: string }): Renting {
  const say = sayIn(locale)
  const { day } = numberWords(locale)
  const { moveIn, aids, assumptions, ...rest } = facts
  return {
    ...rest,
    moveIn: {
      ...moveIn,
      lines: moveIn.lines.map(({ id, ...line }) => ({ id, label: say(`renting.cost.${id}`), ...line })),
    },
    aids: aids.map((aid) => aidText(aid, locale)),
    assumptions: assumptions.map(({ id, figures }) => say(`renting.assumption.${id}`, inWords(figures, locale))),
    disclaimer: [
      say('renting.disclaimer', { leaseDate: day(facts.leaseDate), asOf: day(asOf) }),
      ...aheadOfData(facts.leaseDate, { locale, asOf }),
    ].join(' '),
  }
}

function aidText({ id, figures, law, url, status }: RentAid, locale: Locale): Renting['aids'][number] {
  const say = sayIn(locale)
  const { rounded } = numberWords(locale)
  const euros = (name: string): string => rounded(figures[name]!, MOST_DECIMALS)
  const percent = (name: string): string => rounded(figures[name]! * 100, MOST_DECIMALS)
  const condition =
    id === 'rent_subsidy'
      ? say('renting.condition.rent_subsidy', {
          effort: percent('rent_subsidy_effort_share'),
          minimum: euros('rent_subsidy_minimum_eur'),
          maximum: euros('rent_subsidy_maximum_eur'),
        })
      : say('renting.condition.deposit_aid', { share: percent('deposit_aid_rent_share') })
  return { id, name: say(`renting.aid.${id}`), condition, law, url, status }
}

function inWords(figures: Readonly<Record<string, number>>, locale: Locale): Record<string, string> {
  const { rounded } = numberWords(locale)
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, rounded(figure, MOST_DECIMALS)]))
}
