import de from './de/commune.json' with { type: 'json' }
import en from './en/commune.json' with { type: 'json' }
import fr from './fr/commune.json' with { type: 'json' }
import lu from './lu/commune.json' with { type: 'json' }
import pt from './pt/commune.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words of the page of a commune and the list of communes. */
export const COMMUNE_WORDS = { en, fr, de, lu, pt } as const satisfies Record<Locale, typeof en>
