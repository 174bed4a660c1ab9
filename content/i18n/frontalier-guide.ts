import de from './de/frontalier-guide.json' with { type: 'json' }
import en from './en/frontalier-guide.json' with { type: 'json' }
import fr from './fr/frontalier-guide.json' with { type: 'json' }
import lu from './lu/frontalier-guide.json' with { type: 'json' }
import pt from './pt/frontalier-guide.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words of the guides for cross-border workers. */
export const FRONTALIER_GUIDE_WORDS = { en, fr, de, lu, pt } as const satisfies Record<Locale, typeof en>
