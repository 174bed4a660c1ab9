import type { Warehouse } from '../../warehouse/warehouse.ts'

/** Columns of a query with the warehouse columns that decide them, `table.column`; `table.*` where rows are counted. Sorted. */
export type ColumnLineage = ReadonlyMap<string, readonly string[]>

/** Columns that a table of a query has, each with its origins; null: a table of the warehouse, whose columns are their own origin. */
type Origins = Map<string, ReadonlySet<string>>
type Table = { base: string } | { columns: Origins }
type Scope = Map<string, Table>

interface Tree {
  type?: string
  class?: string
  alias?: string
  [field: string]: unknown
}

/**
 * Reads from the text of a select which columns of which tables each of its columns is made from; nothing is run.
 * @throws Error for a column that no table of the query claims, and for a form of SQL that is not read
 */
export async function columnLineage(warehouse: Pick<Warehouse, 'one'>, query: string): Promise<ColumnLineage> {
  const { tree } = await warehouse.one<{ tree: string }>(
    'SELECT json_serialize_sql($query::VARCHAR)::VARCHAR AS tree',
    { query },
  )
  const { error, error_message, statements } = JSON.parse(tree) as Tree & { statements: { node: Tree }[] }
  if (error === true) throw new Error(`Not a select: ${String(error_message)}`)
  const columns = columnsOfNode(statements[0]!.node, new Map())
  return new Map([...columns].map(([name, origins]) => [name, [...origins].sort()]))
}

function columnsOfNode(node: Tree, outer: Scope): Origins {
  const known: Scope = new Map(outer)
  for (const { key, value } of ctesOf(node))
    known.set(key.toLowerCase(), { columns: columnsOfNode(value.query.node, known) })
  if (node.type === 'SET_OPERATION_NODE')
    return mergedByPosition(branchesOf(node).map((each) => columnsOfNode(each, known)))
  if (node.type !== 'SELECT_NODE') throw new Error(`Lineage is not read from ${node.type}`)
  const scope: Scope = new Map()
  addTables(node['from_table'] as Tree, known, scope)
  const columns: Origins = new Map()
  for (const [at, item] of (node['select_list'] as Tree[]).entries())
    columns.set(nameOf(item, at), originsOf(item, scope))
  return columns
}

function ctesOf(node: Tree): { key: string; value: { query: { node: Tree } } }[] {
  const map = (node['cte_map'] as { map?: { key: string; value: { query: { node: Tree } } }[] } | undefined)?.map
  return map ?? []
}

function branchesOf(node: Tree): Tree[] {
  return (node['children'] as Tree[] | undefined) ?? [node['left'] as Tree, node['right'] as Tree]
}

function mergedByPosition(branches: readonly Origins[]): Origins {
  const lists = branches.map((columns) => [...columns.values()])
  return new Map([...branches[0]!.keys()].map((name, at) => [name, new Set(lists.flatMap((list) => [...list[at]!]))]))
}

function addTables(table: Tree, known: Scope, scope: Scope): void {
  const alias = (table.alias || (table['table_name'] as string | undefined) || '').toLowerCase()
  if (table.type === 'BASE_TABLE') {
    const name = table['table_name'] as string
    scope.set(alias, known.get(name.toLowerCase()) ?? { base: name })
  } else if (table.type === 'SUBQUERY')
    scope.set(alias, { columns: columnsOfNode((table['subquery'] as { node: Tree }).node, known) })
  else if (table.type === 'JOIN') for (const side of ['left', 'right']) addTables(table[side] as Tree, known, scope)
  else if (table.type !== 'EMPTY') throw new Error(`Lineage is not read from a table of type ${table.type}`)
}

function nameOf(item: Tree, at: number): string {
  if (item.alias) return item.alias
  return item.class === 'COLUMN_REF' ? (item['column_names'] as string[]).at(-1)! : `column ${at + 1}`
}

function originsOf(tree: unknown, scope: Scope, parameters: ReadonlySet<string> = new Set()): Set<string> {
  if (Array.isArray(tree)) return new Set(tree.flatMap((each) => [...originsOf(each, scope, parameters)]))
  if (typeof tree !== 'object' || tree === null) return new Set()
  const node = tree as Tree
  if (node.class === 'COLUMN_REF') return originsOfColumn(node['column_names'] as string[], scope, parameters)
  if (node.class === 'LAMBDA') {
    const own = new Set([...parameters, ...namesIn(node['lhs'])])
    return originsOf(node['expr'], scope, own)
  }
  if (node['function_name'] === 'count_star') return new Set([...scope.values()].flatMap(wholeTable))
  return new Set(Object.values(node).flatMap((each) => [...originsOf(each, scope, parameters)]))
}

function originsOfColumn(
  names: string[],
  scope: Scope,
  parameters: ReadonlySet<string>,
): ReadonlySet<string> & Set<string> {
  if (parameters.has(names[0]!)) return new Set()
  const qualified = names.length > 1 ? scope.get(names[0]!.toLowerCase()) : undefined
  const column = qualified ? names[1]! : names[0]!
  const tables = qualified ? [qualified] : [...scope.values()]
  const made = tables.flatMap((table) => ('columns' in table ? [table.columns.get(column)] : [])).find((found) => found)
  if (made) return new Set(made)
  const bases = tables.flatMap((table) => ('base' in table ? [table.base] : []))
  if (bases.length !== 1) throw new Error(`Column ${names.join('.')} is of no table, or of several`)
  return new Set([`${bases[0]}.${column}`])
}

function wholeTable(table: Table): string[] {
  if ('base' in table) return [`${table.base}.*`]
  return [...table.columns.values()].flatMap((origins) => [...origins])
}

function namesIn(tree: unknown): string[] {
  if (Array.isArray(tree)) return tree.flatMap(namesIn)
  if (typeof tree !== 'object' || tree === null) return []
  const node = tree as Tree
  if (node.class === 'COLUMN_REF') return node['column_names'] as string[]
  return Object.values(node).flatMap(namesIn)
}
