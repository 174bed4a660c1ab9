import type { CommuneRecord } from '../../../models/contracts/places/commune.ts'
import type { OutlineDrawing } from '../../../models/contracts/places/outlines.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { spotRadius, type AreaMap } from '../../sections/area-map.ts'

/** Widest that a letter gets on average and height of a line, in units of the drawing. */
const LETTER = 12.5
const LINE = 26
/** Room that a map of the country keeps between the rows of its labels. */
const COUNTRY_ROOM = 80
const MOST = 7

/** Where a point lies on a drawing, in its units. */
export function placeOn(
  { west, north, perLongitude, perLatitude }: OutlineDrawing,
  { longitude, latitude }: { longitude: number; latitude: number },
): { x: number; y: number } {
  return { x: Math.round((longitude - west) * perLongitude), y: Math.round((north - latitude) * perLatitude) }
}

/** Names of the largest communes that have room on a map of the country, so that no two lie on each other. */
export function mapLabels(
  communes: readonly CommuneRecord[],
  drawing: OutlineDrawing,
  locale: Locale,
): AreaMap['labels'] {
  const bySize = [...communes].sort((a, b) => b.population - a.population || (a.slug < b.slug ? -1 : 1))
  const names = bySize.map((commune) => ({
    ...placeOn(drawing, commune),
    text: communeName(commune, locale).split('-')[0]!,
  }))
  return roomyLabels(names, drawing, { room: COUNTRY_ROOM, most: MOST })
}

interface LabelRoom {
  /** Between the rows of two labels, in units of the drawing. */
  room?: number
  /** Width of a letter, in units of the drawing. */
  letter?: number
  /** Most labels. */
  most?: number
  /** Spots that labels keep off. */
  spots?: readonly { x: number; y: number; count?: number }[]
}

/** Rows and halves of its own width that a label may move by to find room, the nearest first. */
const MOVES = [0, -1, 1, -2, 2, -3, 3].flatMap((down) => [0, -1, 1].map((across) => ({ down, across })))

/** Those labels that have room on a drawing, beside their points where spots lie on them, the first served first. One whose point is outside is left out. */
export function roomyLabels(
  wanted: AreaMap['labels'],
  size: { width: number; height: number },
  { room = LINE, letter = LETTER, most = Infinity, spots = [] }: LabelRoom = {},
): { x: number; y: number; text: string }[] {
  const labels: { x: number; y: number; text: string }[] = []
  const moves = spots.length === 0 ? MOVES.slice(0, 1) : MOVES
  const circles = spots.map(({ x, y, count }) => ({ x, y, radius: spotRadius(count) }))
  for (const { text, x: left, y: top } of wanted) {
    if (labels.length >= most) break
    // A station is often named like its town.
    if (labels.some((label) => label.text === text)) continue
    if (left < 0 || top < LINE / 2 || left > size.width || top > size.height) continue
    const half = (text.length * letter) / 2
    const hasRoom = (x: number, y: number): boolean =>
      labels.every(
        (other) => Math.abs(other.y - y) > room || Math.abs(other.x - x) > half + (other.text.length * letter) / 2,
      )
    // Letters stand on their place, a spot has it in its middle.
    const isFree = (x: number, y: number): boolean =>
      circles.every(
        (spot) =>
          Math.abs(spot.y - y + letter / 2) > spot.radius + letter / 2 || Math.abs(spot.x - x) > half + spot.radius,
      )
    for (const { down, across } of moves) {
      const x = Math.min(Math.max(left + across * half, half), size.width - half)
      const y = top + (down * LINE) / 2
      if (y < LINE / 2 || y > size.height || !hasRoom(x, y) || !isFree(x, y)) continue
      labels.push({ x: Math.round(x), y: Math.round(y), text })
      break
    }
  }
  return labels
}
