import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import lu from './lu.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }
import type { Locale } from '../../kernel/locale.ts'
import type { LeaseTexts } from './text-keys.ts'

const TEXTS: Readonly<Record<Locale, LeaseTexts>> = { en, fr, de, lu, pt }

export function leaseTexts(locale: Locale): LeaseTexts {
  return TEXTS[locale]
}
