import { DuckDBTypeId, type DuckDBType, type DuckDBValue } from '@duckdb/node-api'

type Read = (value: DuckDBValue | null) => unknown

const MS_PER_DAY = 86_400_000

/** Converts DuckDB values of a type to plain ones: integers to numbers, dates to ISO text, lists to arrays, structs to objects. */
export function readerOf(type: DuckDBType): Read {
  switch (type.typeId) {
    case DuckDBTypeId.BIGINT:
    case DuckDBTypeId.UBIGINT:
    case DuckDBTypeId.HUGEINT:
      return (value) => (value === null ? null : Number(value))
    case DuckDBTypeId.DATE:
      return (value) => (value === null ? null : isoDate((value as { days: number }).days))
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

const dates = new Map<number, string>()

/** Days since 1970-01-01 as an ISO date; cached, because a table has few distinct days. */
export function isoDate(days: number): string {
  let text = dates.get(days)
  if (text === undefined) dates.set(days, (text = new Date(days * MS_PER_DAY).toISOString().slice(0, 10)))
  return text
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
