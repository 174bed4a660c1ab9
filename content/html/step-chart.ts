import { daysBetween } from '../../models/kernel/day.ts'
import type { Steps } from '../sections/block.ts'
import { markup, type Markup } from './markup.ts'

const WIDTH = 300
const HEIGHT = 140
const TOP = 22
const BOTTOM = 84
/** Widest a letter of 12 pixels gets on average. */
const LETTER = 6.8

/** How an asking price went: level until it changes. Drawn at the size at which it is shown, with its first, lowest, highest and last amount. */
export function stepChart({ label, points }: Steps): Markup {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return markup``
  const values = points.map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const days = points.map(({ date }) => daysBetween(first.date, date))
  const x = (index: number): number => tenth(6 + share(days[index]!, days[0]!, days.at(-1)!) * (WIDTH - 12))
  const y = (value: number): number => tenth(BOTTOM - share(value, low, high, 0.5) * (BOTTOM - TOP - 16))
  const path = points.map(({ value }, index) => (index === 0 ? `M${x(0)} ${y(value)}` : `H${x(index)}V${y(value)}`))
  const dots = points.map(({ value }, index) => markup`<circle class="dot" cx="${x(index)}" cy="${y(value)}" r="4"/>`)
  const isLevel = low === high
  const amounts = [
    text(6, y(first.value) - 9, first.amount, 'start'),
    ...(isLevel ? [] : [text(WIDTH - 6, y(last.value) + (last.value < first.value ? 19 : -9), last.amount, 'end')]),
  ]
  const room = (first.day.length + last.day.length + 1) * LETTER
  const ends =
    first.date === last.date
      ? [text(6, HEIGHT - 8, first.day, 'start')]
      : [
          text(6, HEIGHT - (room > WIDTH ? 18 : 10), first.day, 'start'),
          text(WIDTH - 6, HEIGHT - (room > WIDTH ? 4 : 10), last.day, 'end'),
        ]
  return markup`<svg class="steps" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}"><path
    class="rule" d="M0 ${BOTTOM + 24}H${WIDTH}"/><path class="line" d="${path.join('')}"/>${dots}${amounts}${ends}</svg>`
}

function text(x: number, y: number, words: string, anchor: 'start' | 'end'): Markup {
  return markup`<text x="${x}" y="${tenth(y)}" text-anchor="${anchor}">${words}</text>`
}

function share(value: number, from: number, to: number, level = 0): number {
  return to === from ? level : (value - from) / (to - from)
}

function tenth(length: number): number {
  return Math.round(length * 10) / 10
}
