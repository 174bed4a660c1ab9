import de from './de/tools.json' with { type: 'json' }
import en from './en/tools.json' with { type: 'json' }
import fr from './fr/tools.json' with { type: 'json' }
import lu from './lu/tools.json' with { type: 'json' }
import pt from './pt/tools.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words of the answers of tools. */
export const TOOLS_WORDS = { en, fr, de, lu, pt } as const satisfies Record<Locale, typeof en>
