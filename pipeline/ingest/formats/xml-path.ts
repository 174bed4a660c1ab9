import type { XmlElement } from './xml-elements.ts'

type Node = XmlElement | string

/**
 * Compiles a dotted path into an XML element: names of elements, `@name` for an attribute, and `*` for every element of the name before it
 * (`photos.photo.*.@url`); without it the first one counts. Reads texts; one that is absent or blank is undefined.
 */
export function xmlPathReader(path: string): (record: XmlElement) => string | string[] | undefined {
  const segments = path.split('.')
  return (record) => {
    const texts = nodesAt(record, segments).flatMap((node) => {
      const text = textOf(node)
      return text === '' ? [] : [text]
    })
    if (!segments.includes('*')) return texts[0]
    return texts.length === 0 ? undefined : texts
  }
}

/** Whether a record has the path, even with a blank text. */
export function xmlPathPresence(path: string): (record: XmlElement) => boolean {
  const segments = path.split('.').filter((segment) => segment !== '*')
  return (record) => nodesAt(record, segments).length > 0
}

/** Paths that hold a text in some record, as mappings name them, with their values: a list where a name comes again within a record. */
export function xmlColumns(records: readonly XmlElement[]): { path: string; values: unknown[] }[] {
  const repeated = new Set<string>()
  const held = new Set<string>()
  const walk = (element: XmlElement, path: string): void => {
    const within = (name: string): string => (path === '' ? name : `${path}.${name}`)
    for (const [name, value] of element.attributes) if (value.trim() !== '') held.add(within(`@${name}`))
    if (path !== '' && element.text.trim() !== '') held.add(path)
    const names = Map.groupBy(element.children, ({ name }) => name)
    for (const [name, children] of names) {
      if (children.length > 1) repeated.add(within(name))
      for (const child of children) walk(child, within(name))
    }
  }
  for (const record of records) walk(record, '')
  return [...held].map((plain) => {
    const segments = plain.split('.')
    const path = segments
      .flatMap((segment, i) => (repeated.has(segments.slice(0, i + 1).join('.')) ? [segment, '*'] : [segment]))
      .join('.')
    const read = xmlPathReader(path)
    return { path, values: records.map(read) }
  })
}

function nodesAt(record: XmlElement, segments: readonly string[]): Node[] {
  return segments.reduce<Node[]>(
    (nodes, segment, i) => {
      if (segment === '*') return nodes
      if (segment.startsWith('@'))
        return nodes.flatMap((node) => (typeof node === 'string' ? [] : (node.attributes.get(segment.slice(1)) ?? [])))
      return nodes.flatMap((node) => {
        if (typeof node === 'string') return []
        const named = node.children.filter(({ name }) => name === segment)
        return segments[i + 1] === '*' ? named : named.slice(0, 1)
      })
    },
    [record],
  )
}

function textOf(node: Node): string {
  return (typeof node === 'string' ? node : node.text).trim()
}
