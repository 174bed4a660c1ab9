import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import generate from 'css-tree/generator'
import parse from 'css-tree/parser'
import { siteFont, WRITTEN_FONT, type SiteFont } from './site-font.ts'

const SHEET = join(import.meta.dirname, 'site.css')

/** The stylesheet of every page, with the font at its address, without comments and blanks. */
export function siteStyle({ address }: SiteFont = siteFont()): string {
  return minifiedStyle(readFileSync(SHEET, 'utf8').replace(WRITTEN_FONT, address))
}

export function minifiedStyle(css: string): string {
  return generate(parse(css))
}
