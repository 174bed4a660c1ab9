import { SITE_WORDS } from '../../i18n/site.ts'
import { speaker } from '../speaker.ts'

/** Author and title of the tables of a release: the same in every language and every description, so that citations are of one work. */
export const DATASET_AUTHOR = speaker(SITE_WORDS)('en')('site.name')
export const DATASET_TITLE = 'Property market of Luxembourg'

/** Title in a citation. @param sample whether the market is invented */
export function citedTitle(sample: boolean): string {
  return `${DATASET_TITLE}${sample ? ' (sample market, invented)' : ''}`
}
