import deSite from './de/site.json' with { type: 'json' }
import deTrust from './de/trust.json' with { type: 'json' }
import enSite from './en/site.json' with { type: 'json' }
import enTrust from './en/trust.json' with { type: 'json' }
import frSite from './fr/site.json' with { type: 'json' }
import frTrust from './fr/trust.json' with { type: 'json' }
import luSite from './lu/site.json' with { type: 'json' }
import luTrust from './lu/trust.json' with { type: 'json' }
import ptSite from './pt/site.json' with { type: 'json' }
import ptTrust from './pt/trust.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words of every page: names, navigation, problems. */
export const SITE_WORDS = { en: enSite, fr: frSite, de: deSite, lu: luSite, pt: ptSite } as const satisfies Record<
  Locale,
  typeof enSite
>

/** Words about the service itself: who runs it, what it stores, what it promises. */
export const TRUST_WORDS = {
  en: enTrust,
  fr: frTrust,
  de: deTrust,
  lu: luTrust,
  pt: ptTrust,
} as const satisfies Record<Locale, typeof enTrust>
