import de from './de/affordability.json' with { type: 'json' }
import en from './en/affordability.json' with { type: 'json' }
import fr from './fr/affordability.json' with { type: 'json' }
import lu from './lu/affordability.json' with { type: 'json' }
import pt from './pt/affordability.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words of affordability. */
export const AFFORDABILITY_WORDS = { en, fr, de, lu, pt } as const satisfies Record<Locale, typeof en>
