import de from './de/lease.json' with { type: 'json' }
import en from './en/lease.json' with { type: 'json' }
import fr from './fr/lease.json' with { type: 'json' }
import lu from './lu/lease.json' with { type: 'json' }
import pt from './pt/lease.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words of lease analyses. */
export const LEASE_WORDS = { en, fr, de, lu, pt } as const satisfies Record<Locale, typeof en>
