import de from '../../../content/lease/de.json' with { type: 'json' }
import en from '../../../content/lease/en.json' with { type: 'json' }
import fr from '../../../content/lease/fr.json' with { type: 'json' }
import lu from '../../../content/lease/lu.json' with { type: 'json' }
import pt from '../../../content/lease/pt.json' with { type: 'json' }
import type { Locale } from '../../domain/locale.ts'
import type { LeaseTexts } from './text-keys.ts'

const TEXTS: Readonly<Record<Locale, LeaseTexts>> = { en, fr, de, lu, pt }

export function leaseTexts(locale: Locale): LeaseTexts {
  return TEXTS[locale]
}
