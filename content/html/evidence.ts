import { markup, type Markup } from './markup.ts'

/** How much a figure rests on: 3 many listings, 2 few, 1 modelled from neighbours, 0 none. */
type EvidenceBars = 0 | 1 | 2 | 3

/** Three bars and words: never the bars alone. */
export function evidence(bars: EvidenceBars, text: string): Markup {
  const drawn = [1, 2, 3].map(
    (bar) =>
      markup`<rect class="${bar <= bars ? 'on' : 'off'}" x="${(bar - 1) * 6}" y="${12 - bar * 4}" width="4" height="${bar * 4}"/>`,
  )
  return markup`<span class="ev"><svg width="16" height="12" viewBox="0 0 16 12" aria-hidden="true">${drawn}</svg>${text}</span>`
}
