import de from './de/valuation.json' with { type: 'json' }
import en from './en/valuation.json' with { type: 'json' }
import fr from './fr/valuation.json' with { type: 'json' }
import lu from './lu/valuation.json' with { type: 'json' }
import pt from './pt/valuation.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words of estimates. */
export const VALUATION_WORDS = { en, fr, de, lu, pt } as const satisfies Record<Locale, typeof en>
