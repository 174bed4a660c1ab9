import de from './de/sources.json' with { type: 'json' }
import en from './en/sources.json' with { type: 'json' }
import fr from './fr/sources.json' with { type: 'json' }
import lu from './lu/sources.json' with { type: 'json' }
import pt from './pt/sources.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words on the freshness of sources. */
export const SOURCES_WORDS = { en, fr, de, lu, pt } as const satisfies Record<Locale, typeof en>
