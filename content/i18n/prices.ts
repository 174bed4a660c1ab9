import de from './de/prices.json' with { type: 'json' }
import en from './en/prices.json' with { type: 'json' }
import fr from './fr/prices.json' with { type: 'json' }
import lu from './lu/prices.json' with { type: 'json' }
import pt from './pt/prices.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words of the pages on prices. */
export const PRICES_WORDS = { en, fr, de, lu, pt } as const satisfies Record<Locale, typeof en>
