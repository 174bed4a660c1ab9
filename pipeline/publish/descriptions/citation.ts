import { DATASET_AUTHOR, citedTitle } from '../../../content/say/market/dataset-name.ts'
import { licenceUrl } from '../../../models/licences/licence.ts'
import { licenceOfAll, type DescribedTables } from './described-tables.ts'

/** How to cite the tables of a release, in the Citation File Format 1.2.0. */
export function citation({ tables, rights, context }: Omit<DescribedTables, 'files'>): string {
  const licence = licenceUrl(licenceOfAll({ tables, rights }) ?? '')
  const url = context.absoluteUrl('/en/data')
  const lines: readonly (readonly [key: string, value: string])[] = [
    ['cff-version', '1.2.0'],
    ['message', 'If you use these figures, please cite them with their release.'],
    ['type', 'dataset'],
    ['title', citedTitle(context.sample)],
    ['version', context.releaseId],
    ['date-released', context.asOf],
    ['url', url],
    ...(licence === null ? [] : [['license-url', licence] as const]),
  ]
  return `${lines.map(([key, value]) => `${key}: ${quoted(value)}\n`).join('')}authors:\n  - name: ${quoted(DATASET_AUTHOR)}\n`
}

/** A double-quoted text of JSON is one of YAML. */
function quoted(text: string): string {
  return JSON.stringify(text)
}
