import type { Locale } from '../../../models/kernel/locale.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'

/** A Markdown document as indexes of documents list it. */
export interface PublicDocument {
  kind: 'commune' | 'report' | 'insight' | 'frontalier' | 'prices' | 'method'
  path: string
  title: string
  locale: Locale
  /** ISO date of the last change of what it says. */
  lastModified: string
}

/** A document and how to write it. */
export interface DocumentTask {
  document: PublicDocument
  markdown(): string
}

// Each file is flushed to the disk: waiting for one at a time would cost more than writing them.
const AT_ONCE = 64

/** Writes documents under their addresses. @returns them, for the indexes */
export async function writeDocuments(writer: ReleaseWriter, tasks: readonly DocumentTask[]): Promise<PublicDocument[]> {
  for (let start = 0; start < tasks.length; start += AT_ONCE)
    await Promise.all(
      tasks.slice(start, start + AT_ONCE).map(({ document, markdown }) =>
        writer.write(`public${document.path.replace(/\/md$/, '.md')}`, markdown(), {
          contentType: 'text/markdown; charset=utf-8',
          publicPath: document.path,
        }),
      ),
    )
  return tasks.map(({ document }) => document)
}
