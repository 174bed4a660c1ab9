import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderMarkdownBlocks } from '../../../content/markdown/render-document.ts'
import { list, paragraph, section, type Block } from '../../../content/sections/block.ts'
import { link, type Link } from '../../../content/sections/inline.ts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { fill } from '../../../content/say/fill.ts'
import { ROOT } from '../../base/settings.ts'
import { SAMPLE_NOTICE, type PublishContext } from '../../releases/context.ts'
import type { PublicDocument } from './public-document.ts'

type Context = Pick<PublishContext, 'absoluteUrl' | 'asOf' | 'releaseId' | 'sample'>

/** `llms.txt` (llmstxt.org): what the service offers to agents and programs. */
export function llmsText({ absoluteUrl, asOf, releaseId, sample }: Context): string {
  return fill(readFileSync(join(ROOT, 'content/templates/llms.md'), 'utf8'), {
    baseUrl: absoluteUrl(''),
    releaseId,
    asOf,
    notice: sample ? SAMPLE_NOTICE : '',
    // Parts of addresses that readers fill in themselves.
    slug: '{slug}',
    id: '{id}',
  })
}

const KINDS: readonly [PublicDocument['kind'], string][] = [
  ['prices', 'Prices'],
  ['report', 'Market reports'],
  ['insight', 'Articles'],
  ['frontalier', 'Guides for cross-border workers'],
  ['method', 'Methods'],
  ['commune', 'Communes'],
]

/** `llms-full.txt`: every document by kind, and the newest listings. */
export function llmsFullText(
  documents: readonly PublicDocument[],
  newest: readonly Pick<ListingRecord, 'id' | 'title'>[],
  { absoluteUrl, asOf, releaseId, sample }: Context,
): string {
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: 'Property intelligence for Luxembourg: all documents' },
    paragraph(`Release ${releaseId}, as of ${asOf}. ${sample ? SAMPLE_NOTICE : ''}`.trim()),
    ...KINDS.flatMap(([kind, title]) => listOf(title, documentItems(documents, kind))),
    ...listOf(
      'Newest listings',
      newest.map(({ id, title }) => link(title || id, `/listings/${id}/md`)),
    ),
    paragraph(['All listings: ', link('JSON Feed', '/listings/feed.json'), '.']),
  ]
  return renderMarkdownBlocks(blocks, absoluteUrl(''))
}

function documentItems(documents: readonly PublicDocument[], kind: PublicDocument['kind']): Link[] {
  return documents
    .filter((document) => document.kind === kind)
    .map(({ title, locale, path }) => link(`${title} (${locale})`, path))
}

function listOf(title: string, items: readonly Link[]): Block[] {
  return items.length > 0 ? [section(title, [list(items)])] : []
}
