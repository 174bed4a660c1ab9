import { parseSync } from 'oxc-parser'
import { isNode, visit, type Node } from './imports.ts'
import { oncePerFile } from './once-per-file.ts'

/** Tables that a file names where it reads and where it writes. Names that are put together at run time cannot be seen. */
export interface NamedTables {
  read: Set<string>
  written: Set<string>
}

/** Functions of ours that take a table by its name: place of the name among the arguments, and what they do with it. */
const CALLS: Record<string, { argument: number; does: keyof NamedTables }> = {
  streamRecords: { argument: 1, does: 'read' },
  contentHash: { argument: 0, does: 'read' },
  writeRecords: { argument: 1, does: 'written' },
  createTable: { argument: 0, does: 'written' },
  appender: { argument: 0, does: 'written' },
}

/** The tables in the SQL of a `.sql` file, or in the strings, templates and calls of a module. */
export const namedTables = oncePerFile(({ path, text }): NamedTables => {
  const found: NamedTables = { read: new Set(), written: new Set() }
  if (path.endsWith('.sql')) addSql(text.replaceAll(/--.*$/gm, ''), found)
  else visit(parseSync(path, text).program as unknown as Node, (node) => addNode(node, found))
  return found
})

function addNode(node: Node, found: NamedTables): void {
  const text = textOf(node)
  if (text !== null) addSql(text, found)
  if (node.type !== 'CallExpression') return
  const call = CALLS[calleeOf(node) ?? '']
  const name = call && textOf((node['arguments'] as unknown[])[call.argument])
  if (call && name) found[call.does].add(name)
}

/** The text of a string, or of a template whose inserted parts stand as question marks. */
function textOf(value: unknown): string | null {
  if (!isNode(value)) return null
  if (value.type === 'Literal' && typeof value['value'] === 'string') return value['value']
  if (value.type !== 'TemplateLiteral') return null
  return (value['quasis'] as { value: { cooked: string } }[]).map(({ value: { cooked } }) => cooked).join(' ? ')
}

function calleeOf({ callee }: Node): string | null {
  if (!isNode(callee)) return null
  const name = callee.type === 'MemberExpression' ? callee['property'] : callee
  return isNode(name) && typeof name['name'] === 'string' ? name['name'] : null
}

const READS = /(?<!DELETE )\b(?:FROM|JOIN)\s+"?([a-z_][a-z0-9_]*)\b(?!\s*\()/g
const WRITES =
  /\b(?:INSERT INTO|DELETE FROM|UPDATE|CREATE (?:OR REPLACE )?TABLE(?: IF NOT EXISTS)?)\s+"?([a-z_][a-z0-9_]*)/g
/** Names for parts of one query, and temporary tables. */
const OWN = /\b([a-z_][a-z0-9_]*)\s+AS\s+(?:MATERIALIZED\s+)?\(|\bTEMP(?:ORARY)? (?:TABLE|VIEW)\s+([a-z_][a-z0-9_]*)/g

function addSql(sql: string, { read, written }: NamedTables): void {
  const own = new Set([...sql.matchAll(OWN)].map(([, part, temporary]) => part ?? temporary))
  for (const [, table] of sql.matchAll(READS)) if (!own.has(table!)) read.add(table!)
  for (const [, table] of sql.matchAll(WRITES)) written.add(table!)
}
