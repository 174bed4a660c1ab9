import type { CommuneOutlines } from '../../../models/contracts/places/outlines.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn } from '../../say/words.ts'
import { citedSources, type ReleaseFacts } from '../market-facts.ts'

/** Says whose outlines a map shows, or that they are approximate and what stands for them. */
export function outlineBasis(
  { basis, sourceIds, localities }: CommuneOutlines,
  release: Pick<ReleaseFacts, 'sources'>,
  locale: Locale,
): string {
  const feeds = sourceIds.filter((id) => !id.startsWith('reference:'))
  const cited = citedSources(release, feeds).map(({ producer, licence }) => `${producer} (${licence})`)
  const source = cited.length > 0 ? cited.join(', ') : feeds.join(', ')
  return sayIn(locale)(`communes.basis.${basis}`, { source, count: numberWords(locale).decimal(localities) })
}
