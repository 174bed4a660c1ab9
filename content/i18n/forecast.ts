import de from './de/forecast.json' with { type: 'json' }
import en from './en/forecast.json' with { type: 'json' }
import fr from './fr/forecast.json' with { type: 'json' }
import lu from './lu/forecast.json' with { type: 'json' }
import pt from './pt/forecast.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words of forecasts. */
export const FORECAST_WORDS = { en, fr, de, lu, pt } as const satisfies Record<Locale, typeof en>
