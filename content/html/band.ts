import { markup, type Markup } from './markup.ts'

/** A figure with its interval on a scale. */
export interface BandFigures {
  /** Ends of the scale. */
  from: number
  to: number
  /** Ends of the interval. */
  low: number
  high: number
  /** The figure itself; undefined where only the interval is stated. */
  value?: number
  /** Asking price, drawn as a red triangle above. */
  ask?: number
  /** Official figure, drawn as an ochre diamond. */
  official?: number
}

const HEIGHT = 16

/**
 * A dot on a band: the dot is the figure, the band how sure it is.
 * @param label says the same in words, for who does not see it
 * @param width in pixels of the drawing
 */
export function band(figures: BandFigures, label: string, width = 220): Markup {
  const { low, high, value, ask, official } = figures
  const at = (amount: number): number => placeOn(figures, amount, width)
  const rangeWidth = Math.max(4, at(high) - at(low))
  const top = ask === undefined ? 0 : -8
  return markup`<svg class="band" width="${width}" height="${HEIGHT - top}" viewBox="0 ${top} ${width} ${HEIGHT - top}" role="img"
    aria-label="${label}"><rect class="track" y="5" width="${width}" height="6" rx="3"/><rect class="range" x="${tenth(at(low))}" y="3"
      width="${tenth(rangeWidth)}" height="10" rx="5"/>${
        value === undefined ? undefined : markup`<circle class="dot" cx="${tenth(at(value))}" cy="8" r="6"/>`
      }${official === undefined ? undefined : markup`<path class="official" d="M${tenth(at(official))} 2l6 6-6 6-6-6z"/>`}${
        ask === undefined ? undefined : markup`<path class="ask" d="M${tenth(at(ask))} 1l-5-8h10z"/>`
      }</svg>`
}

/** A scale around an interval and an asking price, with a fifth of its length free at both ends. */
export function scaleAround(figures: readonly number[]): { from: number; to: number } {
  const low = Math.min(...figures)
  const high = Math.max(...figures)
  const room = (high - low || Math.abs(high) || 1) / 5
  return { from: low - room, to: high + room }
}

/** Keeps the dot and its edge on the drawing. */
function placeOn({ from, to }: BandFigures, amount: number, width: number): number {
  const share = to === from ? 0.5 : (amount - from) / (to - from)
  return 7 + Math.min(1, Math.max(0, share)) * (width - 14)
}

function tenth(length: number): number {
  return Math.round(length * 10) / 10
}
