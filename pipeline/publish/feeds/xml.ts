import { XMLBuilder } from 'fast-xml-parser'

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', suppressEmptyNode: true })

/**
 * Renders a tree as an XML document: keys are elements, keys that begin with `@` attributes. Escapes text and removes characters that XML forbids.
 */
export function xmlDocument(tree: Readonly<Record<string, unknown>>): string {
  const declared = { '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...(allowed(tree) as object) }
  return `${builder.build(declared) as string}\n`
}

function allowed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replace(FORBIDDEN, ' ')
  if (Array.isArray(value)) return value.map(allowed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, allowed(each)]))
}

/** Characters forbidden in XML 1.0, escaped or not. */
// eslint-disable-next-line no-control-regex -- they are what is removed
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
