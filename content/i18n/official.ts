import de from './de/official.json' with { type: 'json' }
import en from './en/official.json' with { type: 'json' }
import fr from './fr/official.json' with { type: 'json' }
import lu from './lu/official.json' with { type: 'json' }
import pt from './pt/official.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words of the official series and of how fresh sources are. */
export const OFFICIAL_WORDS = { en, fr, de, lu, pt } as const satisfies Record<Locale, typeof en>
