import de from './de/document.json' with { type: 'json' }
import en from './en/document.json' with { type: 'json' }
import fr from './fr/document.json' with { type: 'json' }
import lu from './lu/document.json' with { type: 'json' }
import pt from './pt/document.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

/** Words of generated documents: headings and labels. */
export const DOCUMENT_WORDS = { en, fr, de, lu, pt } as const satisfies Record<Locale, typeof en>
