import type { CommuneRecord } from '../../../models/contracts/places/commune.ts'
import type { OutlineDrawing } from '../../../models/contracts/places/outlines.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import type { AreaMap } from '../../sections/area-map.ts'

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

/** Those labels that have room on a drawing, the first served first. One whose point is outside is left out. */
export function roomyLabels(
  wanted: AreaMap['labels'],
  size: { width: number; height: number },
  { room = LINE, most = Infinity }: { room?: number; most?: number } = {},
): { x: number; y: number; text: string }[] {
  const labels: { x: number; y: number; text: string }[] = []
  for (const { text, x: left, y } of wanted) {
    if (left < 0 || y < LINE / 2 || left > size.width || y > size.height) continue
    const half = (text.length * LETTER) / 2
    const x = Math.min(Math.max(left, half), size.width - half)
    const hasRoom = labels.every(
      (other) => Math.abs(other.y - y) > room || Math.abs(other.x - x) > half + (other.text.length * LETTER) / 2,
    )
    if (hasRoom && labels.push({ x: Math.round(x), y, text }) >= most) break
  }
  return labels
}
