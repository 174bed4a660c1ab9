import de from './de/site.json' with { type: 'json' }
import en from './en/site.json' with { type: 'json' }
import fr from './fr/site.json' with { type: 'json' }
import lu from './lu/site.json' with { type: 'json' }
import pt from './pt/site.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words of every page: names, navigation, problems. */
export const SITE_WORDS = { en, fr, de, lu, pt } as const satisfies Record<Locale, typeof en>
