import de from './de/developers.json' with { type: 'json' }
import en from './en/developers.json' with { type: 'json' }
import fr from './fr/developers.json' with { type: 'json' }
import lu from './lu/developers.json' with { type: 'json' }
import pt from './pt/developers.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words of the pages for developers and agents. */
export const DEVELOPERS_WORDS = { en, fr, de, lu, pt } as const satisfies Record<Locale, typeof en>
