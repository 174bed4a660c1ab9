import { LOCALES, toLanguageTag } from '../../models/kernel/locale.ts'

/** Checks whether an address has a document. */
type HasPath = (path: string) => boolean

/** Address of a page's Markdown. */
export function markdownPath(page: string): string {
  return `${page}/md`
}

/**
 * `Link` field of a page: its Markdown, also in other languages.
 * @returns undefined for a page without Markdown
 */
export function alternateLinks(page: string, has: HasPath): string | undefined {
  if (!has(markdownPath(page))) return undefined
  const own = `<${markdownPath(page)}>; rel="alternate"; type="text/markdown"`
  const [, locale, rest] = /^\/([a-z]{2})(\/.+)$/.exec(page) ?? []
  if (!LOCALES.some((known) => known === locale)) return own
  const others = LOCALES.flatMap((other) => {
    const path = markdownPath(`/${other}${rest}`)
    if (other === locale || !has(path)) return []
    return [`<${path}>; rel="alternate"; type="text/markdown"; hreflang="${toLanguageTag(other).split('-')[0]}"`]
  })
  return [own, ...others].join(', ')
}
