import de from './de/account.json' with { type: 'json' }
import en from './en/account.json' with { type: 'json' }
import fr from './fr/account.json' with { type: 'json' }
import lu from './lu/account.json' with { type: 'json' }
import pt from './pt/account.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words of accounts: sign-in, keys, apps, mails. */
export const ACCOUNT_WORDS = { en, fr, de, lu, pt } as const satisfies Record<Locale, typeof en>
