import { REPORT_STYLE } from '../../../content/html/report-style.ts'

/** A self-contained page without script, readable in light and dark. `body` must be escaped markup. */
export function htmlPage({ title, body, language = 'en' }: { title: string; body: string; language?: string }): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>${REPORT_STYLE}</style>`,
  ].join('')
  return `<!doctype html><html lang="${language}"><head>${head}</head><body><main>${body}</main></body></html>\n`
}

export function htmlTable(header: string[], rows: string[][]): string {
  if (rows.length === 0) return '<p>None.</p>'
  const cells = (tag: string, values: string[]): string =>
    `<tr>${values.map((value) => `<${tag}>${escapeHtml(value)}</${tag}>`).join('')}</tr>`
  return `<table><thead>${cells('th', header)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table>`
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!)
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
