import de from './de/rent-or-buy.json' with { type: 'json' }
import en from './en/rent-or-buy.json' with { type: 'json' }
import fr from './fr/rent-or-buy.json' with { type: 'json' }
import lu from './lu/rent-or-buy.json' with { type: 'json' }
import pt from './pt/rent-or-buy.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words of renting or buying. */
export const RENT_OR_BUY_WORDS = { en, fr, de, lu, pt } as const satisfies Record<Locale, typeof en>
