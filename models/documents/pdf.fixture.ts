import { createCipheriv, createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'

const PAGE_LINES = 52
const LINE_CHARACTERS = 95

/** A PDF of the given text in Latin letters, pages of up to 52 lines. */
export function pdfOf(text: string): Uint8Array {
  return pdfOfPages(pdfPages(text))
}

/** The content streams of those pages. */
export function pdfPages(text: string): string[] {
  return pagesOf(wrapped(text)).map(pageContent)
}

/** A PDF whose pages have the given content streams. */
export function pdfOfPages(contents: readonly (string | Buffer)[], filters = ''): Uint8Array {
  const first = 4
  const kids = contents.map((_, index) => `${first + index * 2} 0 R`).join(' ')
  const objects: (string | Buffer)[] = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${contents.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ]
  contents.forEach((content, index) => {
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${first + index * 2 + 1} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`,
      streamOf(Buffer.from(content as string, 'latin1'), filters),
    )
  })
  return assembled(objects, '')
}

/** A page with no text, only a picture: what a scanner makes. */
export function scannedPdf(pages: number): Uint8Array {
  return pdfOfPages(
    Array.from({ length: pages }, () => 'q 595 0 0 842 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID \u0080 EI Q'),
  )
}

/** A file of some kilobytes whose page unfolds to the given megabytes. */
export function bombPdf(megabytes: number): Uint8Array {
  const unfolded = deflateSync(deflateSync(Buffer.alloc(megabytes * 2 ** 20, ' ')))
  return pdfOfPages([unfolded.toString('latin1')], '/Filter[/FlateDecode/FlateDecode]')
}

/** A PDF that asks for a password before it shows anything: the standard handler with 40 bit keys. */
export function encryptedPdf(text: string): Uint8Array {
  const key = createHash('md5').update('a password that nobody gives').digest().subarray(0, 5)
  const rc4 = (data: Buffer): Buffer => {
    // Any bytes will do: nobody has the key, and the reader has to notice that before it reads a page.
    const cipher = createCipheriv('aes-128-ctr', Buffer.concat([key, Buffer.alloc(11)]), Buffer.alloc(16))
    return Buffer.concat([cipher.update(data), cipher.final()])
  }
  const hex = (size: number): string =>
    createHash('sha512')
      .update(key)
      .digest('hex')
      .slice(0, size * 2)
  const objects: (string | Buffer)[] = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>',
    streamOf(rc4(Buffer.from(text, 'latin1')), ''),
    `<</Filter/Standard/V 1/R 2/Length 40/P -44/O<${hex(32)}>/U<${hex(32)}>>>`,
  ]
  return assembled(objects, `/Encrypt 5 0 R/ID[<${hex(16)}><${hex(16)}>]`)
}

function wrapped(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const lines: string[] = []
    let open = ''
    for (const word of line.split(' ')) {
      if (open !== '' && open.length + word.length >= LINE_CHARACTERS) {
        lines.push(open)
        open = word
      } else open = open === '' ? word : `${open} ${word}`
    }
    return [...lines, open]
  })
}

function pagesOf(lines: readonly string[]): string[][] {
  const pages: string[][] = []
  for (let from = 0; from < lines.length; from += PAGE_LINES) pages.push(lines.slice(from, from + PAGE_LINES))
  return pages
}

const WIN_ANSI: Readonly<Record<string, string>> = {
  '€': '\u0080',
  '’': '\u0092',
  '–': '\u0096',
  '—': '\u0097',
  œ: '\u009c',
}

function pageContent(lines: readonly string[]): string {
  const shown = lines.map((line) => {
    const letters = [...line].map((letter) => WIN_ANSI[letter] ?? letter).join('')
    return `(${letters.replace(/[\\()]/g, '\\$&')}) Tj T*`
  })
  return `BT /F1 10 Tf 14 TL 50 800 Td ${shown.join('\n')} ET`
}

function streamOf(data: Buffer, filters: string): Buffer {
  return Buffer.concat([
    Buffer.from(`<</Length ${data.length}${filters}>>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ])
}

function assembled(objects: readonly (string | Buffer)[], trailer: string): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')]
  let length = parts[0]!.length
  const offsets = objects.map((object, index) => {
    const offset = length
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      typeof object === 'string' ? Buffer.from(object, 'latin1') : object,
      Buffer.from('\nendobj\n'),
    ])
    parts.push(part)
    length += part.length
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${length}\n%%EOF`,
    ),
  )
  return new Uint8Array(Buffer.concat(parts))
}
