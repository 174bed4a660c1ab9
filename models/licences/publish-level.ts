import type { PublishLevel, Source } from '../contracts/release/source.ts'
import { isReserved } from './licence.ts'

/**
 * Level at which the adverts of a feed may be shown: the one of its definition, else facts alone where its licence is not stated or reserves all
 * rights.
 */
export function publishLevelOf({ publish, licence }: Pick<Source, 'publish' | 'licence'>): PublishLevel {
  return publish ?? (isReserved(licence.name) ? 'facts' : 'full')
}

/** Ids of the feeds whose adverts count in statistics and are shown to nobody. */
export function countedSources(sources: readonly Pick<Source, 'id' | 'publish' | 'licence'>[]): string[] {
  return sources.filter((source) => publishLevelOf(source) === 'counts').map(({ id }) => id)
}
