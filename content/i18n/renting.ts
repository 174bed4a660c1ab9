import de from './de/renting.json' with { type: 'json' }
import en from './en/renting.json' with { type: 'json' }
import fr from './fr/renting.json' with { type: 'json' }
import lu from './lu/renting.json' with { type: 'json' }
import pt from './pt/renting.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words of renting. */
export const RENTING_WORDS = { en, fr, de, lu, pt } as const satisfies Record<Locale, typeof en>
