import de from './de/search.json' with { type: 'json' }
import en from './en/search.json' with { type: 'json' }
import fr from './fr/search.json' with { type: 'json' }
import lu from './lu/search.json' with { type: 'json' }
import pt from './pt/search.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words of search: conditions, wishes, reasons. */
export const SEARCH_WORDS = { en, fr, de, lu, pt } as const satisfies Record<Locale, typeof en>
