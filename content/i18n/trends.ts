import de from './de/trends.json' with { type: 'json' }
import en from './en/trends.json' with { type: 'json' }
import fr from './fr/trends.json' with { type: 'json' }
import lu from './lu/trends.json' with { type: 'json' }
import pt from './pt/trends.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words of price levels and their changes. */
export const TRENDS_WORDS = { en, fr, de, lu, pt } as const satisfies Record<Locale, typeof en>
