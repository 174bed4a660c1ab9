import de from './de/calculators.json' with { type: 'json' }
import en from './en/calculators.json' with { type: 'json' }
import fr from './fr/calculators.json' with { type: 'json' }
import lu from './lu/calculators.json' with { type: 'json' }
import pt from './pt/calculators.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words of the calculators. */
export const CALCULATOR_WORDS = { en, fr, de, lu, pt } as const satisfies Record<Locale, typeof en>
