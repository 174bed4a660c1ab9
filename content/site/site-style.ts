import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import generate from 'css-tree/generator'
import parse from 'css-tree/parser'
import { shortHash } from '../../models/kernel/ids.ts'

const SHEET = join(import.meta.dirname, 'site.css')
const FONT = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
/** Address of the font in the written stylesheet. */
const WRITTEN = '/assets/figtree.woff2'

/** The letters of pages: an open font, Latin, of all weights. */
export interface SiteFont {
  bytes: Buffer
  /** Address below `/assets`, with the hash of the bytes in it. */
  address: string
}

export function siteFont(): SiteFont {
  const bytes = readFileSync(createRequire(import.meta.url).resolve(FONT))
  return { bytes, address: WRITTEN.replace('.woff2', `.${shortHash(bytes, 12)}.woff2`) }
}

/** The stylesheet of every page, with the font at its address, without comments and blanks. */
export function siteStyle({ address }: SiteFont = siteFont()): string {
  return minifiedStyle(readFileSync(SHEET, 'utf8').replace(WRITTEN, address))
}

export function minifiedStyle(css: string): string {
  return generate(parse(css))
}
