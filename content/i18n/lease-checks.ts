import de from './de/lease-checks.json' with { type: 'json' }
import fr from './fr/lease-checks.json' with { type: 'json' }
import lu from './lu/lease-checks.json' with { type: 'json' }
import pt from './pt/lease-checks.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words of the checks of leases; the English ones stand in the table of checks. */
export const LEASE_CHECK_WORDS = { fr, de, lu, pt } as const satisfies Record<Exclude<Locale, 'en'>, typeof fr>
