import calculatorDe from './de/calculators.json' with { type: 'json' }
import calculatorEn from './en/calculators.json' with { type: 'json' }
import calculatorFr from './fr/calculators.json' with { type: 'json' }
import calculatorLu from './lu/calculators.json' with { type: 'json' }
import calculatorPt from './pt/calculators.json' with { type: 'json' }
import de from './de/renting.json' with { type: 'json' }
import en from './en/renting.json' with { type: 'json' }
import fr from './fr/renting.json' with { type: 'json' }
import lu from './lu/renting.json' with { type: 'json' }
import pt from './pt/renting.json' with { type: 'json' }
import rentOrBuyDe from './de/rent-or-buy.json' with { type: 'json' }
import rentOrBuyEn from './en/rent-or-buy.json' with { type: 'json' }
import rentOrBuyFr from './fr/rent-or-buy.json' with { type: 'json' }
import rentOrBuyLu from './lu/rent-or-buy.json' with { type: 'json' }
import rentOrBuyPt from './pt/rent-or-buy.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words of renting. */
export const RENTING_WORDS = { en, fr, de, lu, pt } as const satisfies Record<Locale, typeof en>

/** Words of the calculators on pages. */
export const CALCULATOR_WORDS = {
  en: calculatorEn,
  fr: calculatorFr,
  de: calculatorDe,
  lu: calculatorLu,
  pt: calculatorPt,
} as const satisfies Record<Locale, typeof calculatorEn>

/** Words of renting or buying. */
export const RENT_OR_BUY_WORDS = {
  en: rentOrBuyEn,
  fr: rentOrBuyFr,
  de: rentOrBuyDe,
  lu: rentOrBuyLu,
  pt: rentOrBuyPt,
} as const satisfies Record<Locale, typeof rentOrBuyEn>
