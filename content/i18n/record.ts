import de from './de/record.json' with { type: 'json' }
import en from './en/record.json' with { type: 'json' }
import fr from './fr/record.json' with { type: 'json' }
import lu from './lu/record.json' with { type: 'json' }
import pt from './pt/record.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words of the record of past figures. */
export const RECORD_WORDS = { en, fr, de, lu, pt } as const satisfies Record<Locale, typeof en>
