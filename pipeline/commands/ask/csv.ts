/** Rows as CSV, with quotation marks where a value needs them. */
export function stringifyCsv(rows: readonly (readonly unknown[])[]): string {
  return rows.map((row) => row.map(field).join(',')).join('\n')
}

function field(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
