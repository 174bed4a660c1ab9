import { Buffer } from 'node:buffer'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** Day on which all parts were written: the same text gives the same bytes. */
const WRITTEN = new Date(Date.UTC(2026, 0, 1))
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A zip archive of the given parts. */
export async function archiveOf(parts: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name, { mtime: WRITTEN })
  zip.end()
  return new Uint8Array(await buffer(zip.outputStream))
}

/** A DOCX with a paragraph for each line. */
export function docxOf(text: string): Promise<Uint8Array> {
  const paragraphs = text
    .split('\n')
    .map((line) => `<w:p><w:r><w:t xml:space="preserve">${escaped(line)}</w:t></w:r></w:p>`)
  return archiveOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': docxPart(paragraphs.join('')) })
}

/** The part of a DOCX that holds its text. */
export function docxPart(body: string): string {
  return `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`
}

/** An ODT with a paragraph for each line. */
export function odtOf(text: string): Promise<Uint8Array> {
  const paragraphs = text.split('\n').map((line) => `<text:p>${escaped(line)}</text:p>`)
  return archiveOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': odtPart(paragraphs.join('')) })
}

/** The part of an ODT that holds its text. */
export function odtPart(body: string): string {
  return `<office:document-content xmlns:office="o" xmlns:text="t"><office:body><office:text>${body}</office:text></office:body></office:document-content>`
}
