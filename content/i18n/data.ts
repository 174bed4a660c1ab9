import de from './de/data.json' with { type: 'json' }
import en from './en/data.json' with { type: 'json' }
import fr from './fr/data.json' with { type: 'json' }
import lu from './lu/data.json' with { type: 'json' }
import pt from './pt/data.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words of the pages about the data. */
export const DATA_WORDS = { en, fr, de, lu, pt } as const satisfies Record<Locale, typeof en>
