import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { State, StateTables } from './state.ts'

export interface TableShape {
  name: string
  /** Data types by column. */
  columns: ReadonlyMap<string, string>
  /** Columns of the primary key. */
  key: readonly string[]
  /** Identity column on PostgreSQL, if any. */
  identity: string | null
}

/** Every table of the state except the record of migrations, referenced tables first. */
export async function tablesInOrder(db: Kysely<StateTables>, dialect: State['dialect']): Promise<TableShape[]> {
  const found = (await db.introspection.getTables()).filter(({ isView }) => !isView)
  const keys = await keysOf(db, dialect)
  const shapes = found.map(({ name, columns }) => ({
    name,
    columns: new Map(columns.map((column) => [column.name, column.dataType.toLowerCase()])),
    key: keys.filter((each) => each.table === name).map(({ column }) => column),
    identity: columns.find(({ isAutoIncrementing }) => isAutoIncrementing)?.name ?? null,
  }))
  const wanted = shapes.filter(({ name }) => name !== 'schema_migration').sort((a, b) => (a.name < b.name ? -1 : 1))
  return inOrder(wanted, await referencesOf(db, dialect))
}

interface Reference {
  child: string
  parent: string
}

function inOrder(tables: readonly TableShape[], references: readonly Reference[]): TableShape[] {
  const ordered: TableShape[] = []
  const visit = (table: TableShape) => {
    if (ordered.includes(table)) return
    const parents = references.filter(({ child, parent }) => child === table.name && parent !== child)
    for (const { parent } of parents) visit(tables.find(({ name }) => name === parent)!)
    ordered.push(table)
  }
  for (const table of tables) visit(table)
  return ordered
}

async function referencesOf(db: Kysely<StateTables>, dialect: State['dialect']): Promise<Reference[]> {
  const query =
    dialect === 'sqlite'
      ? sql<Reference>`select m.name as child, f."table" as parent
          from sqlite_master m join pragma_foreign_key_list(m.name) f where m.type = 'table'`
      : sql<Reference>`select child.relname as child, parent.relname as parent from pg_constraint
          join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid where contype = 'f'`
  return (await query.execute(db)).rows
}

async function keysOf(
  db: Kysely<StateTables>,
  dialect: State['dialect'],
): Promise<{ table: string; column: string }[]> {
  const query =
    dialect === 'sqlite'
      ? sql<{ table: string; column: string }>`select m.name as "table", c.name as "column"
          from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table' and c.pk > 0 order by m.name, c.pk`
      : sql<{ table: string; column: string }>`select t.relname as "table", a.attname as "column"
          from pg_index i join pg_class t on t.oid = i.indrelid
          join pg_attribute a on a.attrelid = t.oid and a.attnum = any(i.indkey)
          where i.indisprimary order by t.relname, array_position(i.indkey::int[], a.attnum::int)`
  return (await query.execute(db)).rows
}
