import type { CommuneRecord } from '../../../models/contracts/places/commune.ts'
import type { CommuneOutlines } from '../../../models/contracts/places/outlines.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { valueClasses, type ValueClasses } from '../../maps/value-classes.ts'
import { shortNames } from '../../../models/places/short-names.ts'
import { tileGrid, type Tile } from '../../../models/places/tile-grid.ts'
import { sayIn } from '../../say/words.ts'
import type { MapFigure } from '../../sections/block.ts'
import type { AreaMap, AreaStyle, MapKey } from '../../sections/area-map.ts'
import type { TileSwitch } from '../../sections/area-map.ts'
import { figureOf, isModelled, isOfChange, type CommuneFigure, type CommuneRow } from './communes-overview.ts'
import { changeClass, CHANGE_CLASSES } from './change-class.ts'
import { figureWords, titleOf } from './map-words.ts'
import { mapLabels } from '../outlines/map-labels.ts'
import { outlineBasis } from '../outlines/outline-basis.ts'
import type { ReleaseFacts } from '../market-facts.ts'

const CLASSES = 6
const DEGREE = Math.PI / 180

interface MapFacts {
  rows: readonly CommuneRow[]
  outlines: CommuneOutlines
  release: Pick<ReleaseFacts, 'sources'>
}

/** The tile of every commune, from where it lies. */
export function communeTiles(communes: readonly CommuneRecord[]): Map<string, Tile> {
  const middle = communes.reduce((sum, { latitude }) => sum + latitude, 0) / communes.length
  const scale = Math.cos(middle * DEGREE)
  const tiles = tileGrid(communes.map(({ latitude, longitude }) => ({ x: longitude * scale, y: -latitude })))
  return new Map(communes.map(({ slug }, index) => [slug, tiles[index]!]))
}

/** Labels of communes for tiles and lines, the largest commune first served. @returns by slug */
function communeLabels(communes: readonly CommuneRecord[], locale: Locale): Map<string, string> {
  const bySize = [...communes].sort((a, b) => b.population - a.population || (a.slug < b.slug ? -1 : 1))
  const labels = shortNames(bySize.map((commune) => communeName(commune, locale)))
  return new Map(bySize.map(({ slug }, index) => [slug, labels[index]!]))
}

/** Outlines and hexagons of one figure, in classes of about as many communes each. */
export function communeMap(
  facts: MapFacts & { tiles: ReadonlyMap<string, Tile> },
  figure: CommuneFigure,
  locale: Locale,
): MapFigure {
  const say = sayIn(locale)
  return {
    kind: 'map',
    map: outlineMap(facts, figure, locale),
    tiled: tileSwitch(facts, figure, locale),
    note: say('communes.mapNote'),
  }
}

/** The outlines of all communes, coloured by one figure. */
export function outlineMap(
  { rows, outlines, release }: MapFacts,
  figure: CommuneFigure,
  locale: Locale,
  caption = sayIn(locale)(`communes.map.${figure}`),
): AreaMap {
  const say = sayIn(locale)
  const drawing = outlines.overview
  const classes = classesOf(rows, figure)
  const areas = rows.flatMap((row) => {
    const { slug } = row.commune
    const path = drawing.communes[slug]
    if (path === undefined) return []
    const style = styleOf(row, figure, classes)
    return [
      {
        path,
        title: titleOf(row, figure, locale),
        address: ADDRESSES.commune(locale, slug),
        style,
        ...(style !== undefined && isModelled(row, figure) && { isModelled: true }),
      },
    ]
  })
  const used = new Set(areas.map(({ style }) => style))
  const keys: { key: MapKey; label: string }[] = [
    ...(isOfChange(figure)
      ? CHANGE_CLASSES.filter((style) => used.has(style)).map((style) => ({
          key: style,
          label: say(`communes.change.${style}`),
        }))
      : []),
    ...(areas.some((area) => area.isModelled === true)
      ? [{ key: 'modelled' as const, label: say('communes.key.modelled') }]
      : []),
    ...(used.has(undefined) ? [{ key: 'none' as const, label: say('communes.key.none') }] : []),
  ]
  const write = figureWords(figure, locale)
  return {
    caption,
    width: drawing.width,
    height: drawing.height,
    areas,
    borders: drawing.cantons,
    labels: mapLabels(
      rows.map(({ commune }) => commune),
      drawing,
      locale,
    ),
    spots: [],
    ...(!isOfChange(figure) && {
      ramp: {
        styles: Array.from({ length: classes.bounds.length + 1 }, (_, index) => `v${index + 1}` as AreaStyle),
        bounds: classes.bounds.map(write),
      },
    }),
    keys,
    basis: outlineBasis(outlines, release, locale),
  }
}

function classesOf(rows: readonly CommuneRow[], figure: CommuneFigure): ValueClasses {
  return valueClasses(
    rows.map((row) => figureOf(row, figure)),
    CLASSES,
  )
}

function styleOf(row: CommuneRow, figure: CommuneFigure, { classOf }: ValueClasses): AreaStyle | undefined {
  if (isOfChange(figure)) return changeClass(row.sale)
  const valueClass = classOf(figureOf(row, figure))
  return valueClass === undefined ? undefined : (`v${valueClass}` as AreaStyle)
}

function tileSwitch(
  { rows, tiles }: MapFacts & { tiles: ReadonlyMap<string, Tile> },
  figure: CommuneFigure,
  locale: Locale,
): TileSwitch {
  const say = sayIn(locale)
  const labels = communeLabels(
    rows.map(({ commune }) => commune),
    locale,
  )
  const { bounds, classOf } = classesOf(rows, figure)
  const write = figureWords(figure, locale)
  const items = rows.map((row) => {
    const { slug } = row.commune
    return {
      tile: tiles.get(slug)!,
      label: labels.get(slug)!,
      title: titleOf(row, figure, locale),
      address: ADDRESSES.commune(locale, slug),
      valueClass: classOf(figureOf(row, figure)),
    }
  })
  const legend = [undefined, ...bounds].map((low, index) => ({
    valueClass: index + 1,
    label: legendLabel(low, bounds[index], write, locale),
  }))
  const hasUnknown = items.some(({ valueClass }) => valueClass === undefined)
  return {
    tiles: {
      caption: say(`communes.map.${figure}`),
      tiles: items,
      legend,
      unknownLabel: hasUnknown ? say('page.unknown') : undefined,
    },
    label: say('communes.mapKind'),
    outlinesWord: say('communes.mapKind.outlines'),
    tilesWord: say('communes.mapKind.tiles'),
  }
}

function legendLabel(
  low: number | undefined,
  high: number | undefined,
  write: (value: number) => string,
  locale: Locale,
): string {
  const say = sayIn(locale)
  if (low === undefined)
    return high === undefined ? say('communes.from', { low: write(0) }) : say('communes.below', { high: write(high) })
  return high === undefined
    ? say('communes.from', { low: write(low) })
    : say('communes.between', { low: write(low), high: write(high) })
}
