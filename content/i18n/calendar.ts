import de from './de/calendar.json' with { type: 'json' }
import en from './en/calendar.json' with { type: 'json' }
import fr from './fr/calendar.json' with { type: 'json' }
import lu from './lu/calendar.json' with { type: 'json' }
import pt from './pt/calendar.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words of quarters and areas. */
export const CALENDAR_WORDS = { en, fr, de, lu, pt } as const satisfies Record<Locale, typeof en>
