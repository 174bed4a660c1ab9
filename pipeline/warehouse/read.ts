import { DuckDBTypeId, type DuckDBType, type DuckDBValue } from '@duckdb/node-api'
import { formatDay } from '../../models/kernel/day.ts'

type Read = (value: DuckDBValue | null) => unknown

/** Converts DuckDB values of a type to plain ones: integers to numbers, dates to ISO text, lists to arrays, structs to objects. */
export function readerOf(type: DuckDBType): Read {
  switch (type.typeId) {
    case DuckDBTypeId.BIGINT:
    case DuckDBTypeId.UBIGINT:
    case DuckDBTypeId.HUGEINT:
      return (value) => (value === null ? null : Number(value))
    case DuckDBTypeId.DATE:
      return (value) => (value === null ? null : formatDay((value as { days: number }).days))
    case DuckDBTypeId.DECIMAL:
      return (value) => (value === null ? null : (value as { toDouble(): number }).toDouble())
    case DuckDBTypeId.LIST:
      return listReader((type as unknown as { valueType: DuckDBType }).valueType)
    case DuckDBTypeId.STRUCT:
      return structReader(type as unknown as { entryNames: string[]; entryTypes: DuckDBType[] })
    default:
      return (value) => value
  }
}

function listReader(valueType: DuckDBType): Read {
  const read = readerOf(valueType)
  return (value) => (value === null ? null : (value as { items: DuckDBValue[] }).items.map(read))
}

function structReader({ entryNames, entryTypes }: { entryNames: string[]; entryTypes: DuckDBType[] }): Read {
  const readers = entryTypes.map(readerOf)
  return (value) => {
    if (value === null) return null
    const { entries } = value as { entries: Record<string, DuckDBValue> }
    return Object.fromEntries(entryNames.map((name, index) => [name, readers[index]!(entries[name] ?? null)]))
  }
}
