import type { Locale } from '../../models/kernel/locale.ts'
import { sayIn } from '../say/words.ts'
import { markup, type Markup } from './markup.ts'

/** The mark. */
export const MARK =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 34 34'>" +
  "<path fill='#1c3f78' d='M3.500 15 17 3.500 30.500 15v15.500h-27z'/>" +
  "<rect x='8' y='18' width='18' height='6' rx='3' fill='#fff' opacity='.450'/><circle cx='19' cy='21' r='4.300' fill='#fff'/></svg>"
/** The mark as an address that needs no request. */
const ICON = `data:image/svg+xml,${MARK.replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll('#', '%23')}`
/** Colours of the paper in the stylesheet, for the frame of a phone's browser. */
export const PAPER = { light: '#faf8f4', dark: '#10151c' }

/** Head of every page before its title: how a browser shows it. */
export const PAGE_HEAD = markup`<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="theme-color" content="${PAPER.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${PAPER.dark}" media="(prefers-color-scheme: dark)"><link rel="icon" href="${ICON}">`

/** The site's own script with the words that it says. @param address holds the hash of its content */
export function scriptTag(address: string, locale: Locale): Markup {
  const say = sayIn(locale)
  return markup`<script defer src="${address}" data-copy="${say('script.copy')}" data-copied="${say('script.copied')}"
data-photos="${say('script.photos')}" data-previous="${say('script.previous')}" data-next="${say('script.next')}"
data-zoom-in="${say('script.zoomIn')}" data-zoom-out="${say('script.zoomOut')}" data-zoom-reset="${say('script.zoomReset')}"
data-circle="${say('script.circle')}" data-box="${say('script.box')}" data-draw-hint="${say('script.drawHint')}" data-map-hint="${say('script.mapHint')}"
data-save="${say('script.save')}" data-saved="${say('script.saved')}" data-compare-saved="${say('script.compareSaved', { count: '{count}' })}"
data-close="${say('homes.close')}" data-show="${say('script.show', { count: '{count}' })}"></script>`
}

/** Asks for the font beside the stylesheet: a page takes it only if it is there at once, so that nothing moves when it comes. */
export function fontLink(address: string | null | undefined): Markup | undefined {
  return address === null || address === undefined
    ? undefined
    : markup`<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`
}
