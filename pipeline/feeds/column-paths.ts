import type { Column } from '../../models/adverts/infer/infer-mapping.ts'
import type { Source } from '../../models/contracts/release/source.ts'

/** Says whether a column of a file is meant by a path of a mapping, or by a column of another file. */
export interface ColumnPaths {
  /** Whether a path leads to the column, or into it where it holds lists, objects or nothing. */
  leadsTo(path: string, column: Column): boolean
  isSame(column: Column, other: Column): boolean
}

/** Formats whose columns are paths. A header of a table may contain dots and numbers, as in `price.1`. */
const WITH_PATHS: ReadonlySet<string> = new Set(['json', 'ndjson', 'xml'])

export function columnPaths({ adapter }: Pick<Source, 'adapter'>): ColumnPaths {
  const hasPaths = WITH_PATHS.has(adapter)
  const leadsTo = (path: string, { name, values }: Column): boolean => {
    if (!hasPaths) return path === name
    const [wanted, held] = [withoutPositions(path), withoutPositions(name)]
    return wanted === held || (wanted.startsWith(`${held}.`) && !values.some(isScalar))
  }
  return { leadsTo, isSame: (column, other) => leadsTo(column.name, other) || leadsTo(other.name, column) }
}

/** `texts.0.title`, `texts.*.title` and `texts.title` are one column: whether a name comes again within a record differs between files. */
function withoutPositions(path: string): string {
  return path
    .split('.')
    .filter((segment, index) => segment !== '*' && (index === 0 || !/^\d+$/.test(segment)))
    .join('.')
}

function isScalar(value: unknown): boolean {
  return value !== null && value !== undefined && typeof value !== 'object'
}
