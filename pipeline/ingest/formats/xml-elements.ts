import { SaxesParser } from 'saxes'
import type { FeedFault } from '../raw/feed-error.ts'

/** One XML element with its content. */
export interface XmlElement {
  name: string
  attributes: Map<string, string>
  children: XmlElement[]
  text: string
}

/** Collects elements of one name from a streamed document. */
export interface ElementReader {
  /** Returns the elements completed by this piece. */
  push(text: string): XmlElement[]
  /** Call after the last piece. */
  end(): void
  /** Names of elements outside of those wanted, the first ones. */
  others(): string[]
  /** Whether the document's outermost element has this name. */
  rootName(): string | undefined
}

const MAX_DEPTH = 64
const MAX_OTHERS = 30
const MAX_ELEMENT_CHARACTERS = 8_388_608
/** Element of a file embedded in the XML; such pictures are not read. */
const EMBEDDED_FILE = 'anhanginhalt'

/**
 * Reads elements named `wanted` (and `beside`, kept for those that follow) without holding the document. Refuses a DOCTYPE, and so every entity
 * except the five of XML.
 * @throws the result of `fail` for `unsafe` (DOCTYPE, depth), `corrupt`, `truncated`, `too_large`
 */
export function elementReader(
  wanted: ReadonlySet<string>,
  fail: (fault: FeedFault, detail: string) => Error,
): ElementReader {
  const parser = new SaxesParser()
  const open: XmlElement[] = []
  let done: XmlElement[] = []
  let root: string | undefined
  const others = new Set<string>()
  let depth = 0
  let sinceTag = 0
  let characters = 0

  parser.on('doctype', () => {
    throw fail('unsafe', 'has a DOCTYPE, which no feed needs')
  })
  parser.on('error', (error) => {
    throw fail('corrupt', `is not well-formed XML: ${error.message.slice(0, 200)}`)
  })
  parser.on('opentag', ({ name, attributes }) => {
    sinceTag = 0
    root ??= localName(name)
    if (++depth > MAX_DEPTH) throw fail('unsafe', `is nested deeper than ${MAX_DEPTH} levels`)
    if (open.length === 0 && !wanted.has(localName(name))) {
      if (others.size < MAX_OTHERS) others.add(localName(name))
      return
    }
    if (open.length === 0) characters = 0
    const element = { name: localName(name), attributes: new Map(Object.entries(attributes)), children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  const addText = (text: string) => {
    const element = open.at(-1)
    if (!element || element.name === EMBEDDED_FILE) return
    characters += text.length
    if (characters > MAX_ELEMENT_CHARACTERS)
      throw fail('too_large', `contains an element longer than ${MAX_ELEMENT_CHARACTERS} characters`)
    element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    sinceTag = 0
    depth--
    const element = open.pop()
    if (element && open.length === 0) done.push(element)
  })

  return {
    push(text) {
      sinceTag += text.length
      if (sinceTag > MAX_ELEMENT_CHARACTERS)
        throw fail('too_large', `contains more than ${MAX_ELEMENT_CHARACTERS} characters without a tag`)
      done = []
      parser.write(text)
      return done
    },
    end() {
      if (depth > 0) throw fail('truncated', 'ends before its XML does')
      parser.close()
    },
    rootName: () => root,
    others: () => [...others],
  }
}

/** The outermost element that comes again within another one, most often of those equally deep; null where none does. */
export function repeatedElement(text: string, fail: (fault: FeedFault, detail: string) => Error): string | null {
  const parser = new SaxesParser()
  const counts = new Map<string, { name: string; depth: number; count: number }>()
  const open: string[] = []
  parser.on('doctype', () => {
    throw fail('unsafe', 'has a DOCTYPE, which no feed needs')
  })
  parser.on('error', (error) => {
    throw fail('corrupt', `is not well-formed XML: ${error.message.slice(0, 200)}`)
  })
  parser.on('opentag', ({ name }) => {
    open.push(localName(name))
    if (open.length > MAX_DEPTH) throw fail('unsafe', `is nested deeper than ${MAX_DEPTH} levels`)
    const path = open.join(' ')
    const known = counts.get(path) ?? { name: localName(name), depth: open.length, count: 0 }
    counts.set(path, { ...known, count: known.count + 1 })
  })
  parser.on('closetag', () => void open.pop())
  parser.write(text).close()
  const repeated = [...counts.values()].filter(({ count }) => count > 1)
  return repeated.toSorted((a, b) => a.depth - b.depth || b.count - a.count)[0]?.name ?? null
}

/** The first element along a path of names. */
export function find(element: XmlElement | undefined, path: string): XmlElement | undefined {
  return path.split('/').reduce((at, name) => at?.children.find((child) => child.name === name), element)
}

/** Text of the first element along a path; undefined when it is absent or blank. */
export function textAt(element: XmlElement | undefined, path: string): string | undefined {
  const text = find(element, path)?.text.trim()
  return text === '' ? undefined : text
}

/** An attribute of the first element along a path. */
export function attributeAt(element: XmlElement | undefined, path: string, name: string): string | undefined {
  const value = find(element, path)?.attributes.get(name)?.trim()
  return value === '' ? undefined : value
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
