import { unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'
import { requireReadable, UnreadableDocumentError } from './unreadable-document.ts'

/** The part of a document that holds its text, and what its elements mean. Names are without their prefix. */
interface Format {
  part: string
  paragraphs: ReadonlySet<string>
  /** Elements that stand for characters. */
  signs: Readonly<Record<string, string>>
  /** Elements whose characters are text; null: all characters inside a paragraph. */
  runs: ReadonlySet<string> | null
  /** Elements whose text is not the document's: deletions, notes, second copies. */
  left: ReadonlySet<string>
}

const FORMATS: readonly Format[] = [
  {
    part: 'word/document.xml',
    paragraphs: new Set(['p']),
    signs: { tab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-', softHyphen: '' },
    runs: new Set(['t']),
    left: new Set(['Fallback', 'del', 'moveFrom', 'delText', 'instrText']),
  },
  {
    part: 'content.xml',
    paragraphs: new Set(['p', 'h']),
    signs: { tab: '\t', 'line-break': '\n', s: ' ' },
    runs: null,
    left: new Set(['tracked-changes', 'annotation', 'note', 'forms', 'automatic-styles', 'font-face-decls', 'scripts']),
  },
]

const MAX_PART_BYTES: number = 32 * 2 ** 20
const MAX_DEPTH = 256
/** Fewer letters are a picture in a document. */
const LEAST_LETTERS = 25

/**
 * The text of a DOCX or ODT document, a paragraph a line, cells of a table one after the other. Deleted text and comments are left out.
 * @throws UnreadableDocumentError
 */
export function officeText(bytes: Uint8Array): string {
  try {
    const { format, part } = textPartOf(bytes)
    const text = textOf(new TextDecoder().decode(part), format)
    if ((text.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS)
      throw new UnreadableDocumentError(
        'no_text',
        'The document holds pictures and no text. Text recognition is not offered: send the text of the lease.',
      )
    return text
  } catch (error) {
    if (error instanceof UnreadableDocumentError) throw error
    throw broken('The document is damaged or has a password. Save it anew without one, or send the text of the lease.')
  }
}

/** The library unfolds a part to no more bytes than the index states. */
function textPartOf(bytes: Uint8Array): { format: Format; part: Uint8Array } {
  const parts = unzipSync(bytes, {
    filter({ name, originalSize }) {
      const isText = FORMATS.some(({ part }) => part === name)
      if (isText && originalSize > MAX_PART_BYTES)
        throw new UnreadableDocumentError(
          'too_large',
          `The text of the document unfolds to more than ${MAX_PART_BYTES / 2 ** 20} MB. Send the text of the lease.`,
        )
      return isText
    },
  })
  const format = FORMATS.find(({ part }) => parts[part] !== undefined)
  if (!format) throw broken('This file is neither DOCX nor ODT. Send such a document, a PDF, or the text of the lease.')
  return { format, part: parts[format.part]! }
}

/** @throws UnreadableDocumentError for a DOCTYPE, and so for every entity except the five of XML */
function textOf(xml: string, { paragraphs, signs, runs, left }: Format): string {
  const parser = new SaxesParser()
  const open: string[] = []
  let text = ''
  let skipped = 0
  let inParagraph = 0
  let inRun = 0
  parser.on('doctype', () => {
    throw broken('The document holds a DOCTYPE, which no word processor writes. Save it anew as PDF.')
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const local = localName(name)
    open.push(local)
    if (open.length > MAX_DEPTH) throw broken('The document is nested too deeply. Save it anew as PDF.')
    if (left.has(local)) skipped++
    if (paragraphs.has(local)) inParagraph++
    if (runs?.has(local)) inRun++
    if (skipped === 0 && inParagraph > 0) text += (signs[local] ?? '').repeat(timesOf(attributes))
  })
  parser.on('text', (characters) => {
    if (skipped > 0 || inParagraph === 0 || (runs !== null && inRun === 0)) return
    text += characters
    requireReadable(text.length)
  })
  parser.on('closetag', () => {
    const local = open.pop()!
    if (left.has(local)) skipped--
    if (runs?.has(local)) inRun--
    if (!paragraphs.has(local)) return
    inParagraph--
    if (skipped === 0) text += '\n'
  })
  parser.write(xml).close()
  return text
}

/** Several blanks are one element with their number in ODT. */
function timesOf(attributes: Readonly<Record<string, unknown>>): number {
  const times = Number(attributes['text:c'] ?? 1)
  return Number.isInteger(times) && times >= 1 && times <= 100 ? times : 1
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function broken(message: string): UnreadableDocumentError {
  return new UnreadableDocumentError('broken', message)
}
