import { toNameLocale } from '../../../models/kernel/locale.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import type { CommuneList } from '../../../models/openapi/rest-documents.ts'
import type { ReleaseFacts } from '../../release/facts.ts'

/** Lists all communes with their liveability score, sorted by slug; names in the locale. */
export function listCommunes(facts: ReleaseFacts, { locale }: { locale: Locale }): CommuneList {
  const nameLocale = toNameLocale(locale)
  const communes = [...facts.communes.values()].map(({ slug, name, liveabilityScore, canton, rank, population }) => ({
    slug,
    name: name[nameLocale],
    liveabilityScore,
    canton,
    rank,
    population,
  }))
  return { communes, total: communes.length, locale }
}
