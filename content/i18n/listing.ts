import de from './de/listing.json' with { type: 'json' }
import en from './en/listing.json' with { type: 'json' }
import fr from './fr/listing.json' with { type: 'json' }
import lu from './lu/listing.json' with { type: 'json' }
import pt from './pt/listing.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words of one listing: facts, offers, questions, cards. */
export const LISTING_WORDS = { en, fr, de, lu, pt } as const satisfies Record<Locale, typeof en>
