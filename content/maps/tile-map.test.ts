import { describe, expect, it } from 'vitest'
import type { MapTile } from '../sections/tile-map.ts'
import { tileMap } from './tile-map.ts'

const tile = (label: string, over: Partial<MapTile> = {}): MapTile => ({
  tile: { column: 0, row: 1 },
  label,
  title: `${label}: 5`,
  address: '/en/communes/x',
  valueClass: 2,
  ...over,
})

describe('a tile map', () => {
  it('links each tile, coloured by class, and says what hatching means', () => {
    const map = tileMap({
      caption: 'Prices',
      tiles: [tile('Mers'), tile('Ell', { tile: { column: 1, row: 2 }, valueClass: undefined })],
      legend: [{ valueClass: 2, label: 'below 5' }],
      unknownLabel: 'unknown',
    }).text
    expect(map.match(/<a href="\/en\/communes\/x"/g)).toHaveLength(2)
    expect(map).toContain('class="tile-2"><title>Mers: 5</title>')
    expect(map).toContain('class="tile-none"><title>Ell: 5</title>')
    expect(map).toMatch(/unknown<\/li>/)
    expect(map).not.toMatch(/NaN| style=/)
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(map)!
    for (const [, x, y] of map.matchAll(/<text x="([\d.]+)" y="([\d.]+)"/g)) {
      expect(Number(x)).toBeLessThan(Number(width))
      expect(Number(y)).toBeLessThan(Number(height))
    }
  })

  it('keeps names text', () => {
    const map = tileMap({ caption: '<i>', tiles: [tile('<b>')], legend: [], unknownLabel: undefined }).text
    expect(map).not.toContain('<b>')
    expect(map).not.toContain('<i>')
  })
})
