import { limitTexts } from '../../../content/say/market/price-limits.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { communeNote } from '../../queries/places/commune-note.ts'
import { resolveCommune } from '../../queries/places/resolve-commune.ts'
import { NotFoundError } from '../../base/not-found.ts'
import { countrySeries, type ReleaseFacts } from '../../release/facts.ts'

/** Adds notes to a document; one without any stays as it is. */
export function withNotes<Document extends object>(
  document: Document,
  notes: readonly string[],
): Document & { notes?: readonly string[] } {
  return notes.length === 0 ? document : { ...document, notes }
}

/** Notes of the tools on the name of a commune: a corrected typo, or a part taken as its commune. */
export function communeNotes(facts: ReleaseFacts, text: string | undefined, locale: Locale = 'en'): string[] {
  if (text === undefined) return []
  try {
    const note = communeNote(facts, text, resolveCommune(facts, text), locale)
    return note === null ? [] : [note]
  } catch (error) {
    // A former commune or the country, which only the official series know.
    if (error instanceof NotFoundError) return []
    throw error
  }
}

/** Notes on prices and rents whose adverts were limited before they came. */
export function limitNotes(facts: ReleaseFacts): string[] {
  return (['sale', 'rent'] as const).flatMap((listingType) => limitTexts(countrySeries(facts, listingType), 'en'))
}
