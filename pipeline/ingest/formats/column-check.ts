import type { Source } from '../../../models/contracts/release/source.ts'
import type { RawFile } from '../raw/raw-file.ts'
import { FeedError } from '../raw/feed-error.ts'
import type { CompiledField } from './field-mapping.ts'
import { mappedOptionsSchema } from './mapped-options.ts'
import { nearestName } from '../../base/nearest-name.ts'

const NAMED_COLUMNS = 60
const DELIMITERS = [';', '\t', ',', '|']

/**
 * Refuses a file that has none of the columns of a mapped field.
 * @throws FeedError `missing_column` with the field, the expected columns, the columns present and the nearest name
 */
export function assertColumns<Row>(
  fields: readonly CompiledField<Row>[],
  isPresent: (column: string) => boolean,
  present: readonly string[],
  file: RawFile,
  source: Source,
): void {
  for (const field of requiredFields(fields, source)) {
    if (!field.columns.some(isPresent)) throw missingColumn(field, present, file, source)
  }
}

/** Fields that a file must be able to fill: all with columns, except those that the feed marks optional. */
export function requiredFields<Row>(fields: readonly CompiledField<Row>[], source: Source): CompiledField<Row>[] {
  const { optionalFields } = mappedOptionsSchema.parse(source.options)
  const optional: readonly string[] = optionalFields
  return fields.filter(({ name, columns }) => columns.length > 0 && !optional.includes(name))
}

export function missingColumn<Row>(
  field: CompiledField<Row>,
  present: readonly string[],
  file: RawFile,
  source: Source,
) {
  const [wanted = ''] = field.columns
  const near = nearestName(wanted, present)
  const shown = present.slice(0, NAMED_COLUMNS).map((column) => JSON.stringify(column.slice(0, 80)))
  const detail =
    `mapping.${field.name} of the definition ${source.id} names ${field.columns.map((column) => JSON.stringify(column)).join(' or ')}, ` +
    `which no row has; present: ${shown.join(', ') || 'none'}${present.length > NAMED_COLUMNS ? ', …' : ''}` +
    `${near === undefined ? '.' : `; did you mean ${JSON.stringify(near)}?`}` +
    `${otherDelimiter(present, source)} Where files may lack it, list it in options.optionalFields`
  return new FeedError('missing_column', source.id, file.name, detail)
}

/** A header of one column that contains another separator was cut at the wrong one. */
function otherDelimiter(present: readonly string[], { delimiter = ',' }: Source): string {
  const [only] = present
  const found =
    present.length === 1 ? DELIMITERS.find((other) => other !== delimiter && only?.includes(other)) : undefined
  return found === undefined
    ? ''
    : ` The header contains ${JSON.stringify(found)}; is that the delimiter, not ${JSON.stringify(delimiter)}?`
}
