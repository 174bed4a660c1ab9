import { createRepresentation } from '../../../http/representation.ts'
import type { Representation } from '../../../http/representation.ts'
import { PUBLIC_CACHE } from '../../../http/hot-document.ts'
import type { Endpoint } from '../../../endpoints/endpoint.ts'
import { unknownPath } from '../../../endpoints/endpoint.ts'
import { respondWith } from '../../../endpoints/respond.ts'
import type { ToolIcon } from '../offer/tool.ts'

const draw = (path: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" ' +
  `stroke="#1c7c9c" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`

const ICONS: Readonly<Record<ToolIcon, string>> = {
  listing: draw('M3 11 12 4l9 7M6 9v11h12V9M10 20v-6h4v6'),
  market: draw('M4 20V4M4 20h16M8 16v-4M12 16V9M16 16V6'),
  lease: draw('M6 3h9l4 4v14H6zM14 3v5h5M9 12h7M9 16h5'),
  inquiry: draw('M4 5h16v11H10l-4 4v-4H4z'),
}

/** Serves the icons named in tool definitions. */
export function iconsEndpoint(): Endpoint {
  const representations = new Map<string, Representation>(
    Object.entries(ICONS).map(([name, svg]) => [
      `${name}.svg`,
      createRepresentation(Buffer.from(svg), 'image/svg+xml'),
    ]),
  )
  return {
    path: '/icons/:file',
    async answer(question) {
      const found = representations.get(question.params.file ?? '')
      if (!found) throw unknownPath(question.exchange)
      return await respondWith(found, question, { cacheControl: PUBLIC_CACHE })
    },
  }
}
