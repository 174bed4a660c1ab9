import { renderMarkdownBlocks } from '../../../content/markdown/render-document.ts'
import type { ReleaseDiff } from '../../../models/contracts/release/release-diff.ts'
import { diffDocument } from './diff-document.ts'

export function diffMarkdown(diff: ReleaseDiff): string {
  const { title, blocks } = diffDocument(diff)
  return renderMarkdownBlocks([{ kind: 'heading', level: 1, text: title }, ...blocks])
}
