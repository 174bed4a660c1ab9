/** Deepest value that is read. */
const MOST_LEVELS = 4

/**
 * A wish that is written as JSON (`{"bedrooms_min": 2, "exclude": ["ground floor"]}`) as lines of a field, a colon and its value; any other text as it is,
 * but with `AND` between conditions as a comma.
 */
export function wishOfData(text: string): string {
  if (!/^\s*[[{]/.test(text)) return /\p{Ll}/u.test(text) ? text.replaceAll(/\s+AND\s+/g, ', ') : text
  try {
    return linesOf('', JSON.parse(text), MOST_LEVELS).join('\n') || text
  } catch {
    return text
  }
}

function linesOf(field: string, value: unknown, levels: number): string[] {
  if (value === null || levels === 0) return []
  const start = field === '' ? '' : `${field}: `
  if (Array.isArray(value)) {
    const plain = value.filter((one) => typeof one === 'string' || typeof one === 'number')
    const inner = value.filter((one) => typeof one === 'object').flatMap((one) => linesOf(field, one, levels - 1))
    return plain.length === 0 ? inner : [start + plain.join(', '), ...inner]
  }
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([name, one]) => linesOf(`${field} ${name}`.trim(), one, levels - 1))
  if (typeof value === 'boolean') return [`${start}${value ? 'yes' : 'no'}`]
  return [`${start}${String(value)}`]
}
