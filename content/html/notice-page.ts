import type { Locale } from '../../models/kernel/locale.ts'
import { markup } from './markup.ts'
import type { Section } from './site-menu.ts'
import { renderSitePage, type SiteStatement } from './site-page.ts'

/** A page that says why there is no other. */
export function noticePage(
  { title, text, locale, section }: { title: string; text: string; locale: Locale; section: Section },
  site: SiteStatement,
): string {
  const body = markup`<h1>${title}</h1>
<p role="alert">${text}</p>`
  return renderSitePage(
    { locale, section, title, description: text, addressIn: () => undefined, hasMarkdown: false, unlisted: true, body },
    site,
  )
}
