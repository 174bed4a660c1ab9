import type { Locale } from '../../domain/locale.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { lu } from './lu.ts'
import { pt } from './pt.ts'
import type { LeaseTexts } from './text-keys.ts'

const TEXTS: Readonly<Record<Locale, LeaseTexts>> = { en, fr, de, lu, pt }

export function leaseTexts(locale: Locale): LeaseTexts {
  return TEXTS[locale]
}
