import { getDocument } from 'unpdf/pdfjs'
import { PAGE_NUMBER } from '../language/lease/layout.ts'
import { inReadingOrder } from './page-columns.ts'
import { requireReadable, UnreadableDocumentError } from './unreadable-document.ts'

const MAX_PDF_PAGES = 60

/** Most text taken from one page; a dense page has 6,000 characters. */
const MAX_PAGE_CHARACTERS = 20_000
/** Fewer letters on a page than this are stamps on a scanned picture. */
const LEAST_LETTERS_PER_PAGE = 25

/**
 * The text of a PDF, page by page, lines as they stand. Computes over bytes alone: no file, no network, no script of the document is run.
 * Memory and time are the caller's to limit, since a small file may unfold to gigabytes.
 *
 * @throws UnreadableDocumentError
 */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const loading = getDocument({
    data: bytes,
    verbosity: 0,
    stopAtErrors: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    enableXfa: false,
    maxImageSize: 1,
    isEvalSupported: false,
  } as Parameters<typeof getDocument>[0])
  try {
    const document = await loading.promise
    if (document.numPages > MAX_PDF_PAGES)
      throw new UnreadableDocumentError(
        'too_many_pages',
        `The PDF has ${document.numPages} pages; at most ${MAX_PDF_PAGES} are read. Send the lease without its annexes.`,
      )
    return await textOfPages(document)
  } catch (error) {
    throw refusalOf(error)
  } finally {
    await loading.destroy().catch(() => undefined)
  }
}

type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>
type TextItem = Extract<Awaited<ReturnType<PdfPage['getTextContent']>>['items'][number], { str: string }>

async function textOfPages(document: PdfDocument): Promise<string> {
  const pages: string[] = []
  let length = 0
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: false })
    const [left, , right] = page.view as [number, number, number, number]
    const texts = items.filter((item): item is TextItem => 'str' in item).map(placed)
    const text = linesOf(inReadingOrder(texts, right - left))
    page.cleanup()
    length += text.length
    requireReadable(length)
    pages.push(text)
  }
  const letters = pages.join('').match(/\p{L}/gu)?.length ?? 0
  if (letters < LEAST_LETTERS_PER_PAGE * document.numPages)
    throw new UnreadableDocumentError(
      'no_text',
      'The PDF holds pictures of pages and no text (a scan). Text recognition is not offered: send a PDF made by a word processor, or the text of the lease.',
    )
  return pages.join('\n')
}

/** An item with where it stands. */
function placed(item: TextItem): TextItem & { x: number; y: number } {
  return { ...item, x: Number(item.transform[4]), y: Number(item.transform[5]) }
}

/** Lines of a page; a gap wider than a line parts paragraphs. */
function linesOf(items: readonly (TextItem & { y: number })[]): string {
  const lines: string[] = []
  let line = ''
  let lastY: number | null = null
  let length = 0
  for (const { str, hasEOL, y, height } of items) {
    if (lastY !== null && str.trim() !== '') {
      const drop = Math.abs(lastY - y)
      if (drop > Math.max(height, 4) * 0.6 && line !== '') {
        lines.push(line)
        line = ''
      }
      if (drop > Math.max(height, 4) * 2.1 && lines.at(-1) !== '') lines.push('')
    }
    line += str
    length += str.length
    if (length > MAX_PAGE_CHARACTERS) break
    if (str.trim() !== '') lastY = y
    if (hasEOL && line !== '') {
      lines.push(line)
      line = ''
    }
  }
  if (line !== '') lines.push(line)
  return lines.filter((text) => !PAGE_NUMBER.test(text) || text === '').join('\n')
}

function refusalOf(error: unknown): Error {
  if (error instanceof UnreadableDocumentError) return error
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException')
    return new UnreadableDocumentError(
      'encrypted',
      'The PDF is encrypted. Remove its password, or send the text of the lease.',
    )
  return new UnreadableDocumentError(
    'broken',
    'The PDF is damaged and cannot be read. Save it anew, or send the text of the lease.',
  )
}
