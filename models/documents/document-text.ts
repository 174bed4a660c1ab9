import { officeText } from './office-text.ts'
import { pdfText } from './pdf-text.ts'
import { UnreadableDocumentError } from './unreadable-document.ts'

const MAX_BYTES: number = 10 * 2 ** 20
/** Some writers put a mail header or blanks before a PDF. */
const MAGIC_REACH = 1024

/**
 * The text of a PDF, DOCX or ODT document, told by its first bytes. Computes over bytes alone: no file, no network, no script of the document is run.
 * Memory and time are the caller's to limit, since a small file may unfold to gigabytes.
 *
 * @param bytes at most 10 MiB
 * @throws UnreadableDocumentError
 */
export async function documentText(bytes: Uint8Array): Promise<string> {
  if (bytes.length > MAX_BYTES)
    throw new UnreadableDocumentError(
      'too_large',
      `The document has ${Math.ceil(bytes.length / 2 ** 20)} MB; at most ${MAX_BYTES / 2 ** 20} MB are read. Send the lease without pictures, or its text.`,
    )
  const opening = String.fromCharCode(...bytes.subarray(0, MAGIC_REACH))
  if (opening.includes('%PDF-')) return pdfText(bytes)
  if (opening.startsWith('PK\u0003\u0004')) return officeText(bytes)
  if (opening.startsWith('\u00d0\u00cf\u0011\u00e0'))
    throw new UnreadableDocumentError(
      'encrypted',
      'The document has a password or is an old DOC. Save it as DOCX or PDF without a password, or send the text of the lease.',
    )
  throw new UnreadableDocumentError(
    'broken',
    'These bytes are no PDF, DOCX or ODT. Send such a document, or the text of the lease.',
  )
}
