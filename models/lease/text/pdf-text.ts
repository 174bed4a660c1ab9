import { getDocument } from 'unpdf/pdfjs'

/** Why a PDF gives no text. */
const PDF_REFUSALS = ['too_large', 'too_many_pages', 'encrypted', 'broken', 'no_text', 'too_much_text'] as const
export type PdfRefusal = (typeof PDF_REFUSALS)[number]

/** The message says what to do instead. */
export class UnreadablePdfError extends Error {
  override name = 'UnreadablePdfError'
  readonly refusal: PdfRefusal

  constructor(refusal: PdfRefusal, message: string) {
    super(message)
    this.refusal = refusal
  }
}

const MAX_PDF_BYTES: number = 10 * 2 ** 20
const MAX_PDF_PAGES = 60

/** Most text taken from one page; a dense page has 6,000 characters. */
const MAX_PAGE_CHARACTERS = 20_000
const MAX_CHARACTERS = 400_000
/** Fewer letters on a page than this are stamps on a scanned picture. */
const LEAST_LETTERS_PER_PAGE = 25
const MAGIC = '%PDF-'
/** Some writers put a mail header or blanks before the document. */
const MAGIC_REACH = 1024
const PAGE_NUMBER =
  /^\s*(?:[-–—]\s*)?(?:page|seite|säit|p\.)?\s*\d{1,3}\s*(?:(?:\/|sur|of|von|vun|de)\s*\d{1,3})?\s*(?:[-–—]\s*)?$/i

/**
 * The text of a PDF, page by page, lines as they stand. Computes over bytes alone: no file, no network, no script of the document is run.
 * Memory and time are the caller's to limit, since a small file may unfold to gigabytes.
 *
 * @throws UnreadablePdfError
 */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  checkBytes(bytes)
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
      throw new UnreadablePdfError(
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

function checkBytes(bytes: Uint8Array): void {
  if (bytes.length > MAX_PDF_BYTES)
    throw new UnreadablePdfError(
      'too_large',
      `The PDF has ${Math.ceil(bytes.length / 2 ** 20)} MB; at most ${MAX_PDF_BYTES / 2 ** 20} MB are read. Send the lease without pictures, or its text.`,
    )
  const opening = String.fromCharCode(...bytes.subarray(0, MAGIC_REACH))
  if (!opening.includes(MAGIC))
    throw new UnreadablePdfError('broken', 'These bytes are no PDF. Send a PDF document, or the text of the lease.')
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
    const text = linesOf(items.filter((item): item is TextItem => 'str' in item))
    page.cleanup()
    length += text.length
    if (length > MAX_CHARACTERS)
      throw new UnreadablePdfError(
        'too_much_text',
        `The PDF has more than ${MAX_CHARACTERS} characters. Send the lease without its annexes.`,
      )
    pages.push(text)
  }
  const letters = pages.join('').match(/\p{L}/gu)?.length ?? 0
  if (letters < LEAST_LETTERS_PER_PAGE * document.numPages)
    throw new UnreadablePdfError(
      'no_text',
      'The PDF holds pictures of pages and no text (a scan). Text recognition is not offered: send a PDF made by a word processor, or the text of the lease.',
    )
  return pages.join('\n')
}

/** Lines of a page; a gap wider than a line parts paragraphs. */
function linesOf(items: readonly TextItem[]): string {
  const lines: string[] = []
  let line = ''
  let lastY: number | null = null
  let length = 0
  for (const { str, hasEOL, transform, height } of items) {
    const y = Number(transform[5])
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
  if (error instanceof UnreadablePdfError) return error
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException')
    return new UnreadablePdfError(
      'encrypted',
      'The PDF is encrypted. Remove its password, or send the text of the lease.',
    )
  return new UnreadablePdfError(
    'broken',
    'The PDF is damaged and cannot be read. Save it anew, or send the text of the lease.',
  )
}
