import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RootContent } from 'mdast'
import { remark } from 'remark'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { fill } from '../../../content/say/fill.ts'
import { ROOT } from '../../base/settings.ts'
import { SAMPLE_NOTICE, type PublishContext } from '../../releases/context.ts'
import { bulletList, heading, link, paragraph } from '../markdown/document.ts'
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
  const content: RootContent[] = [
    heading(1, 'Property intelligence for Luxembourg: all documents'),
    paragraph(`Release ${releaseId}, as of ${asOf}. ${sample ? SAMPLE_NOTICE : ''}`.trim()),
    ...KINDS.flatMap(([kind, title]) => section(title, documentItems(documents, kind, absoluteUrl))),
    ...section(
      'Newest listings',
      newest.map(({ id, title }) => [link(title || id, absoluteUrl(`/listings/${id}/md`))]),
    ),
    paragraph('All listings: ', link('JSON Feed', absoluteUrl('/listings/feed.json')), '.'),
  ]
  return remark()
    .data('settings', { bullet: '-', listItemIndent: 'one' })
    .stringify({ type: 'root', children: content })
}

function documentItems(
  documents: readonly PublicDocument[],
  kind: PublicDocument['kind'],
  absoluteUrl: Context['absoluteUrl'],
): ReturnType<typeof link>[][] {
  return documents
    .filter((document) => document.kind === kind)
    .map(({ title, locale, path }) => [link(`${title} (${locale})`, absoluteUrl(path))])
}

function section(title: string, items: ReturnType<typeof link>[][]): RootContent[] {
  return items.length > 0 ? [heading(2, title), bulletList(items)] : []
}
