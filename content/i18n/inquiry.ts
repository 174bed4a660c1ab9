import de from './de/inquiry.json' with { type: 'json' }
import en from './en/inquiry.json' with { type: 'json' }
import fr from './fr/inquiry.json' with { type: 'json' }
import lu from './lu/inquiry.json' with { type: 'json' }
import pt from './pt/inquiry.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words of inquiries and corrections. */
export const INQUIRY_WORDS = { en, fr, de, lu, pt } as const satisfies Record<Locale, typeof en>
