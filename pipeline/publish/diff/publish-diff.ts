import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { MarketIndex } from '../../../models/contracts/market/market-index.ts'
import type { ReleaseDiff } from '../../../models/contracts/release/release-diff.ts'
import { RELEASE_PATHS } from '../../../models/contracts/release/release.ts'
import type { PublishContext } from '../../releases/context.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'
import { compareReleases } from '../../releases/compare-releases.ts'
import { diffMarkdown } from './diff-markdown.ts'

/** Writes the changes since the previous release into the release: JSON, Markdown and HTML. */
export async function publishDiff(
  writer: ReleaseWriter,
  { releaseId }: PublishContext,
  previous: string | null,
): Promise<ReleaseDiff> {
  const after = { id: releaseId, directory: writer.directory }
  const diff = await compareReleases(previous === null ? null : { id: basename(previous), directory: previous }, after)
  await writer.writeJson('reports/diff.json', diff, { publicPath: '/data/diff.json' })
  await writer.write('reports/diff.md', diffMarkdown(diff), {
    contentType: 'text/markdown; charset=utf-8',
    publicPath: '/data/diff/md',
  })
  // Charts need a DOM, which takes time to load: import it only when publishing.
  const { diffHtml } = await import('./diff-html.ts')
  const page = diffHtml(diff, readIndex(writer.directory)!, previous === null ? null : readIndex(previous))
  await writer.write('reports/diff.html', page, { contentType: 'text/html; charset=utf-8', publicPath: '/data/diff' })
  return diff
}

function readIndex(directory: string): MarketIndex | null {
  const file = join(directory, RELEASE_PATHS.marketIndex)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MarketIndex) : null
}
