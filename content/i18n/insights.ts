import de from './de/insights.json' with { type: 'json' }
import en from './en/insights.json' with { type: 'json' }
import fr from './fr/insights.json' with { type: 'json' }
import lu from './lu/insights.json' with { type: 'json' }
import pt from './pt/insights.json' with { type: 'json' }
import deLaw from './de/law.json' with { type: 'json' }
import enLaw from './en/law.json' with { type: 'json' }
import frLaw from './fr/law.json' with { type: 'json' }
import luLaw from './lu/law.json' with { type: 'json' }
import ptLaw from './pt/law.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words of the list of articles. */
export const INSIGHTS_WORDS = { en, fr, de, lu, pt } as const satisfies Record<Locale, typeof en>

/** Names of laws that figures rest on. */
export const LAW_WORDS = {
  en: enLaw,
  fr: frLaw,
  de: deLaw,
  lu: luLaw,
  pt: ptLaw,
} as const satisfies Record<Locale, typeof enLaw>
