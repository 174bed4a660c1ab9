import { describe, expect, it } from 'vitest'
import type { AreaMap } from '../sections/area-map.ts'
import { areaMap } from './area-map.ts'
import { mapFigure } from './map-figure.ts'

const MAP: AreaMap = {
  caption: 'Prices <b>',
  width: 100,
  height: 100,
  areas: [
    { path: 'M0,0l9,0 0,9z', title: 'Ell: 5 (4 to 6)', address: '/en/communes/ell', style: 'v2', isModelled: true },
    { path: 'M9,9l9,0 0,9z', title: '<i>Wahl</i>: unknown', address: '/en/communes/wahl', style: undefined },
  ],
  labels: [{ x: 5, y: 5, text: '<script>' }],
  spots: [
    { kind: 'exact', x: 1, y: 1, title: 'one', count: 1 },
    { kind: 'about', x: 2, y: 2, title: 'many', count: 900 },
    { kind: 'stop', x: 3, y: 3, title: 'Gare' },
  ],
  ramp: { styles: ['v1', 'v2'], bounds: ['5'] },
  keys: [
    { key: 'modelled', label: 'modelled' },
    { key: 'none', label: 'not enough data' },
  ],
  basis: 'Approximate',
}

describe('a map of areas', () => {
  it('links every area under its name and figure, and tells modelled and unknown from known without colour', () => {
    const svg = areaMap(MAP).text
    expect(svg).toContain('<a href="/en/communes/ell"><title>Ell: 5 (4 to 6)</title><path class="t2"')
    expect(svg).toContain('<path class="none"')
    expect(svg).toContain('<pattern id="t2"')
    expect(svg).not.toMatch(/<pattern id="t[13456]"| style=|NaN|undefined/)
    expect(svg).toContain('not enough data')
  })

  it('shows by its form how well the place of a home is known, and by its size how many there are', () => {
    const svg = areaMap(MAP).text
    const radius = (kind: string): number =>
      Number(new RegExp(`class="${kind}" cx="\\d" cy="\\d" r="(\\d+)"`).exec(svg)![1])
    expect(radius('about')).toBeGreaterThan(radius('exact'))
    expect(radius('about')).toBeLessThanOrEqual(15)
    expect(svg).toContain('<rect class="stop"')
  })

  it('keeps names text', () => {
    expect(areaMap(MAP).text).not.toMatch(/<script>|<i>|<b>/)
  })

  it('offers hexagons only where there are some', () => {
    expect(mapFigure({ kind: 'map', map: MAP }).text).not.toContain('radio')
    const tiles = { caption: 'x', tiles: [], legend: [], unknownLabel: undefined }
    const both = mapFigure({
      kind: 'map',
      map: MAP,
      tiled: {
        tiles: {
          ...tiles,
          tiles: [{ tile: { column: 0, row: 0 }, label: 'E', title: 'E', address: '/', valueClass: 1 }],
        },
        label: 'Kind',
        outlinesWord: 'Outlines',
        tilesWord: 'Hexagons',
      },
    }).text
    expect(both.match(/type="radio"/g)).toHaveLength(2)
    expect(both).toContain('class="tilemap"')
  })
})
