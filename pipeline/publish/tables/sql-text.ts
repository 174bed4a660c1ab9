/** Characters that the longest path takes as a literal. */
const PATH_CHARACTERS = 8192

/** A text as a literal of SQL. */
export function text(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}

/** A path as a literal, as long as any other: DuckDB stores with views and macros where each word stood in its script. */
export function pathText(path: string): string {
  return text(path).padEnd(PATH_CHARACTERS)
}

/** Statements that write the meaning of a table, view or macro and of its columns beside them. */
export function commentsOn(
  kind: string,
  name: string,
  meaning: string,
  columns: Readonly<Record<string, string>>,
): string[] {
  return [`COMMENT ON ${kind} ${name} IS ${text(meaning)}`, ...columnComments(name, columns)]
}

/** Statements that write the meaning of columns beside them. */
function columnComments(table: string, meanings: Readonly<Record<string, string>>): string[] {
  return Object.entries(meanings).map(
    ([column, meaning]) => `COMMENT ON COLUMN ${table}."${column}" IS ${text(meaning)}`,
  )
}
