/** Checks whether an address has a document. */
type HasPath = (path: string) => boolean

/** Address of a page's Markdown. */
export function markdownPath(page: string): string {
  return `${page}/md`
}

/**
 * `Link` field of a page: its Markdown. Search engines take links with a language for the page itself in that language, so the Markdown of other languages
 * is told by their own pages.
 * @returns undefined for a page without Markdown
 */
export function alternateLinks(page: string, has: HasPath): string | undefined {
  return has(markdownPath(page)) ? `<${markdownPath(page)}>; rel="alternate"; type="text/markdown"` : undefined
}
