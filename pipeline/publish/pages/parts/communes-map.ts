import type { CommuneRecord } from '../../../../models/contracts/places/commune.ts'
import { communeName } from '../../../../models/kernel/commune.ts'
import type { Locale } from '../../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../../../content/html/addresses.ts'
import { markup, type Markup } from '../../../../content/html/markup.ts'
import { tileMap } from '../../../../content/html/tile-map.ts'
import { valueClasses } from '../../../../content/html/value-classes.ts'
import { shortNames } from '../../../../models/places/short-names.ts'
import { tileGrid, type Tile } from '../../../../models/places/tile-grid.ts'
import { numberWords } from '../../../../content/say/numbers.ts'
import { sayIn } from '../../../../content/say/words.ts'
import { figureOf, type CommuneFigure, type CommuneRow } from './communes-overview.ts'
import { levelWords } from './level-words.ts'

const CLASSES = 6
const DEGREE = Math.PI / 180

interface MapFacts {
  rows: readonly CommuneRow[]
  /** By slug. */
  tiles: ReadonlyMap<string, Tile>
}

/** The tile of every commune, from where it lies. */
export function communeTiles(communes: readonly CommuneRecord[]): Map<string, Tile> {
  const middle = communes.reduce((sum, { latitude }) => sum + latitude, 0) / communes.length
  const scale = Math.cos(middle * DEGREE)
  const tiles = tileGrid(communes.map(({ latitude, longitude }) => ({ x: longitude * scale, y: -latitude })))
  return new Map(communes.map(({ slug }, index) => [slug, tiles[index]!]))
}

/** Labels of communes for tiles and lines, the largest commune first served. @returns by slug */
export function communeLabels(communes: readonly CommuneRecord[], locale: Locale): Map<string, string> {
  const bySize = [...communes].sort((a, b) => b.population - a.population || (a.slug < b.slug ? -1 : 1))
  const labels = shortNames(bySize.map((commune) => communeName(commune, locale)))
  return new Map(bySize.map(({ slug }, index) => [slug, labels[index]!]))
}

/** A map of one figure, in classes of about as many communes each. */
export function communeMap({ rows, tiles }: MapFacts, figure: CommuneFigure, locale: Locale): Markup {
  const say = sayIn(locale)
  const labels = communeLabels(
    rows.map(({ commune }) => commune),
    locale,
  )
  const { bounds, classOf } = valueClasses(
    rows.map((row) => figureOf(row, figure)),
    CLASSES,
  )
  const write = figureWords(figure, locale)
  const items = rows.map((row) => {
    const { slug } = row.commune
    const value = figureOf(row, figure)
    return {
      tile: tiles.get(slug)!,
      label: labels.get(slug)!,
      title: `${communeName(row.commune, locale)}: ${value === null ? say('page.unknown') : write(value)}`,
      address: ADDRESSES.commune(locale, slug),
      valueClass: classOf(value),
    }
  })
  const legend = [undefined, ...bounds].map((low, index) => ({
    valueClass: index + 1,
    label: legendLabel(low, bounds[index], write, locale),
  }))
  const hasUnknown = items.some(({ valueClass }) => valueClass === undefined)
  return markup`${tileMap({
    caption: say(`communes.map.${figure}`),
    tiles: items,
    legend,
    unknownLabel: hasUnknown ? say('page.unknown') : undefined,
  })}
<p class="hint">${say('communes.mapNote')}</p>`
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

function figureWords(figure: CommuneFigure, locale: Locale): (value: number) => string {
  const { decimal, signedPercent } = numberWords(locale)
  switch (figure) {
    case 'sale':
    case 'rent':
      return levelWords(figure, locale).level
    case 'change':
      return signedPercent
    case 'liveability':
      return (value) => decimal(value, 1)
    case 'listings':
      return (value) => decimal(value)
  }
}
