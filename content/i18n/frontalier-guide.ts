import de from './de/frontalier-guide.json' with { type: 'json' }
import en from './en/frontalier-guide.json' with { type: 'json' }
import fr from './fr/frontalier-guide.json' with { type: 'json' }

/** Languages in which guides for cross-border workers are written. */
export type FrontalierLocale = 'en' | 'fr' | 'de'

/** Words of the guides for cross-border workers. */
export const FRONTALIER_GUIDE_WORDS = { en, fr, de } as const satisfies Record<FrontalierLocale, typeof en>
