import de from './de/liveability.json' with { type: 'json' }
import en from './en/liveability.json' with { type: 'json' }
import fr from './fr/liveability.json' with { type: 'json' }
import lu from './lu/liveability.json' with { type: 'json' }
import pt from './pt/liveability.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words of liveability. */
export const LIVEABILITY_WORDS = { en, fr, de, lu, pt } as const satisfies Record<Locale, typeof en>
