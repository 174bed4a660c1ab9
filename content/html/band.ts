import type { Band } from '../sections/block.ts'
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
/** Width of a band with words. */
const WIDTH = 300
/** Widest a letter of 12 pixels gets on average, so that no two words lie on each other. */
const LETTER = 6.6
const MARKED_HEIGHT = 76
const TRACK = 26

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

/** A figure on its band with words at every mark, drawn at the size at which it is shown: its letters never shrink. */
export function markedBand({ figures, label, marks }: Band): Markup {
  const { from, to, low, high, value, ask } = figures
  const at = (amount: number): number => tenth(8 + ((amount - from) / (to - from || 1)) * (WIDTH - 16))
  const asked =
    ask === undefined || marks.ask === undefined
      ? undefined
      : markup`<path class="ask" d="M${at(ask)} ${TRACK - 1}l-5-8h10z"/>${words(at(ask), 12, marks.ask, 'ask')}`
  const [left, right] = apart([at(low), at(high)], [marks.low, marks.high])
  return markup`<svg class="band marked" width="${WIDTH}" height="${MARKED_HEIGHT}" viewBox="0 0 ${WIDTH} ${MARKED_HEIGHT}" role="img"
    aria-label="${label}"><rect class="track" y="${TRACK + 3}" width="${WIDTH}" height="6" rx="3"/><rect class="range" x="${at(low)}" y="${TRACK + 1}"
      width="${tenth(Math.max(4, at(high) - at(low)))}" height="10" rx="5"/><circle class="dot" cx="${at(value)}" cy="${TRACK + 6}" r="6"/>${asked}${words(
        left,
        TRACK + 28,
        marks.low,
      )}${words(right, TRACK + 28, marks.high)}${words(at(value), TRACK + 45, marks.value, 'strong')}</svg>`
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

function words(x: number, y: number, text: string, style?: 'ask' | 'strong'): Markup {
  const place = tenth(inside(x, text))
  return markup`<text x="${place}" y="${y}" text-anchor="middle"${style === undefined ? undefined : markup` class="${style}"`}>${text}</text>`
}

/** Keeps words on the drawing. */
function inside(x: number, text: string): number {
  const half = (text.length * LETTER) / 2
  return Math.min(Math.max(x, half), WIDTH - half)
}

/** Moves the words of both ends of a narrow band to its sides until they lie apart. */
function apart([low, high]: [number, number], [lowText, highText]: [string, string]): [number, number] {
  const [left, right] = [inside(low, lowText), inside(high, highText)]
  const missing = ((lowText.length + highText.length) / 2 + 1) * LETTER - (right - left)
  if (missing <= 0) return [left, right]
  const first = inside(left - missing / 2, lowText)
  const second = inside(first + right - left + missing, highText)
  return [inside(second - (right - left) - missing, lowText), second]
}
