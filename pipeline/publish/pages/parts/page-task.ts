import type { Locale } from '../../../../models/kernel/locale.ts'
import type { ReleaseWriter } from '../../../releases/release-writer.ts'

/** A page and how to write it. */
export interface PageTask {
  address: string
  locale: Locale
  /** Addresses of the same page in all its languages, for the sitemap. */
  translations: readonly { locale: Locale; address: string }[]
  /** ISO date of the last change of what it says. */
  lastModified: string
  html(): string
}

// Each file is flushed to the disk: waiting for one at a time would cost more than writing them.
const AT_ONCE = 64

/** Writes pages under their addresses. */
export async function writePages(writer: ReleaseWriter, tasks: readonly PageTask[]): Promise<void> {
  for (let start = 0; start < tasks.length; start += AT_ONCE)
    await Promise.all(
      tasks.slice(start, start + AT_ONCE).map(({ address, html }) =>
        writer.write(`public${address}.html`, html(), {
          contentType: 'text/html; charset=utf-8',
          publicPath: address,
        }),
      ),
    )
}
