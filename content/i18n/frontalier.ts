import de from './de/frontalier.json' with { type: 'json' }
import en from './en/frontalier.json' with { type: 'json' }
import fr from './fr/frontalier.json' with { type: 'json' }
import lu from './lu/frontalier.json' with { type: 'json' }
import pt from './pt/frontalier.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words of the pages for cross-border workers. */
export const FRONTALIER_WORDS = { en, fr, de, lu, pt } as const satisfies Record<Locale, typeof en>
