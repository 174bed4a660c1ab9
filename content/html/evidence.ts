import { markup, type Markup } from './markup.ts'

/** How much a figure rests on: 3 many listings, 2 few, 1 modelled from neighbours, 0 not enough data. */
export type EvidenceLevel = 0 | 1 | 2 | 3

const BARS = ['M0 8h5v4H0z', 'M8 4h5v8H8z', 'M16 0h5v12h-5z'] as const

/** Bars of three with their words; the bars alone would say nothing to many. */
export function evidence(level: EvidenceLevel, words: string): Markup {
  const bars = BARS.map((path, index) => markup`<path class="${index < level ? 'on' : 'off'}" d="${path}"/>`)
  return markup`<span class="ev"><svg width="21" height="12" viewBox="0 0 21 12" aria-hidden="true">${bars}</svg>${words}</span>`
}
