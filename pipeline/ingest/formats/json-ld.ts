import type { RawRow } from '../../../models/contracts/listings/raw-advert.ts'
import type { Source } from '../../../models/contracts/release/source.ts'
import type { RawFile } from '../raw/raw-file.ts'
import { FeedError } from '../raw/feed-error.ts'
import { findListings } from './json-ld-nodes.ts'
import { jsonLdAdvert } from './json-ld-advert.ts'
import { parseText } from '../raw/parse-document.ts'
import { readWholeText } from '../raw/read-text.ts'

const MAX_CHARACTERS = 33_554_432
const BLOCK = /<script\b[^>]*\btype\s*=\s*["']?application\/ld\+json\b[^>]*>([\s\S]*?)<\/script\s*>/gi

/** Reads adverts from schema.org JSON-LD: a JSON document, or the blocks of an HTML page. Each listing node is a row. */
export async function* readJsonLd(file: RawFile, source: Source): AsyncGenerator<RawRow[]> {
  const text = await readWholeText(file, source, MAX_CHARACTERS)
  const documents = blocks(text, file, source).map((block) => parseText(block, file, source))
  const listings = findListings(documents, (detail) => new FeedError('unsafe', source.id, file.name, detail))
  yield listings.map((node, index) => ({
    ok: true,
    rowNumber: index + 1,
    advert: { ...source.defaults, ...jsonLdAdvert(node) },
  }))
}

function blocks(text: string, file: RawFile, source: Source): string[] {
  if (/^\s*[[{]/.test(text)) return [text]
  if (!/^\s*<(?:!doctype\s+html|html|head|body|script|!--)/i.test(text)) {
    throw new FeedError('corrupt', source.id, file.name, 'is neither JSON nor an HTML page')
  }
  if (!/<\/html\s*>/i.test(text) && /<html\b/i.test(text)) {
    throw new FeedError('truncated', source.id, file.name, 'is an HTML page that ends before </html>')
  }
  const found = [...text.matchAll(BLOCK)].map(([, block = '']) => block.trim())
  if (found.length === 0)
    throw new FeedError('wrong_structure', source.id, file.name, 'is an HTML page without JSON-LD')
  return found
}
