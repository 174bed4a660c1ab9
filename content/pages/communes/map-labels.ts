import type { CommuneRecord } from '../../../models/contracts/places/commune.ts'
import type { OutlineDrawing } from '../../../models/contracts/places/outlines.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import type { AreaMap } from '../../sections/area-map.ts'

/** Widest that a letter gets on average and height of a line, in units of the drawing. */
const LETTER = 12.5
const LINE = 44
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
  const labels: { x: number; y: number; text: string }[] = []
  for (const commune of bySize) {
    if (labels.length === MOST) break
    const text = communeName(commune, locale).split('-')[0]!
    const half = (text.length * LETTER) / 2
    const place = placeOn(drawing, commune)
    const x = Math.min(Math.max(place.x, half), drawing.width - half)
    const hasRoom = labels.every(
      (other) =>
        Math.abs(other.y - place.y) > 2 * LINE || Math.abs(other.x - x) > half + (other.text.length * LETTER) / 2,
    )
    if (hasRoom) labels.push({ x: Math.round(x), y: place.y, text })
  }
  return labels
}
