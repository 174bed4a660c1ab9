import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { shortHash } from '../../models/kernel/ids.ts'

const FONT = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
/** Address of the font in the written stylesheet. */
export const WRITTEN_FONT = '/assets/figtree.woff2'

/** The letters of pages: an open font, Latin, of all weights. */
export interface SiteFont {
  bytes: Buffer
  /** Address below `/assets`, with the hash of the bytes in it. */
  address: string
}

export function siteFont(): SiteFont {
  const bytes = readFileSync(createRequire(import.meta.url).resolve(FONT))
  return { bytes, address: WRITTEN_FONT.replace('.woff2', `.${shortHash(bytes, 12)}.woff2`) }
}
