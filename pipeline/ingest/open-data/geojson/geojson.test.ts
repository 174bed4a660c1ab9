import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../../base/settings.ts'
import { aRawFile, aSource, faultOf, rowsOf, temporaryDirectory } from '../../testing/feed-files.ts'
import { toDegreesFrom } from './coordinate-systems.ts'

const directory = temporaryDirectory()
const layer = (parts: Record<string, unknown> = {}) => aSource({ id: 'a-layer', adapter: 'geojson', ...parts })
const read = async (content: unknown, parts?: Record<string, unknown>) =>
  rowsOf(await aRawFile(directory, typeof content === 'string' ? content : JSON.stringify(content)), layer(parts))
const faultIn = async (content: unknown, parts?: Record<string, unknown>) =>
  faultOf(await aRawFile(directory, typeof content === 'string' ? content : JSON.stringify(content)), layer(parts))

const feature = (coordinates: unknown, properties = {}, type = 'Point') => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
})
/** A polygon of one ring, closed. */
const ringOf = (...corners: [number, number][]) => [[...corners, corners[0]!]]
const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features })

describe('GeoJSON', () => {
  it('becomes features with their code, name and extent', async () => {
    const square = ringOf([6, 49.5], [6.1, 49.5], [6.1, 49.61234567])
    const [row] = await read(collection(feature(square, { LAU2: '0101', COMMUNE: 'Dippach ' }, 'Polygon')), {
      mapping: { code: 'LAU2', name: 'COMMUNE' },
    })
    expect(row!.record).toEqual({
      layer: 'a-layer',
      featureId: '1',
      code: '0101',
      name: 'Dippach',
      kind: null,
      geometryType: 'Polygon',
      coordinates: '[[[6,49.5],[6.1,49.5],[6.1,49.612346],[6,49.5]]]',
      west: 6,
      south: 49.5,
      east: 6.1,
      north: 49.612346,
    })
  })

  it('is read from a sequence of lines, and from inside a document', async () => {
    const lines = [1, 2].map((n) => JSON.stringify({ ...feature([6, 49.6]), id: n })).join('\n')
    expect((await read(lines)).map(({ record }) => record!['featureId'])).toEqual(['1', '2'])
    const inside = { communes: { act: collection(feature([6, 49.6])) } }
    expect(await read(inside, { records: 'communes.act' })).toHaveLength(1)
  })

  it('is converted from the coordinate system that it names, or that its definition names', async () => {
    const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::2169' } }
    const named = await read({ ...collection(feature([80_000, 100_000])), crs })
    const told = await read(collection(feature([80_000, 100_000])), { options: { crs: 'EPSG:2169' } })
    expect(told).toEqual(named)
    // The origin of LUREF is 49°50'N 6°10'E on its own ellipsoid, within 200 m of the same degrees in WGS 84.
    expect(Math.abs((named[0]!.record!['west'] as number) - 6.166667)).toBeLessThan(0.003)
    expect(Math.abs((named[0]!.record!['south'] as number) - 49.833333)).toBeLessThan(0.002)
  })

  it('is refused where its coordinates are in a system that nobody named', async () => {
    expect(await faultIn(collection(feature([80_000, 100_000])))).toMatchObject({
      message: expect.stringContaining('options.crs'),
    })
    expect(await faultIn(collection(feature([49.6, 6.1])))).toMatchObject({
      message: expect.stringContaining('far from Luxembourg'),
    })
    expect(await faultIn(collection(feature([6, 49.6])), { options: { crs: 'EPSG:9999' } })).toMatchObject({
      message: expect.stringContaining('expected one of EPSG:4326'),
    })
  })

  it('loses a feature without a shape, and says which', async () => {
    const rows = await read(collection(feature([6, 49.6]), { type: 'Feature', properties: {}, geometry: null }))
    expect(rows.map(({ ok, rowNumber, field }) => [ok, rowNumber, field])).toEqual([
      [true, 1, undefined],
      [false, 2, 'geometry'],
    ])
  })

  it('keeps the border that two neighbours share when it is simplified', async () => {
    // A border of many small steps between two squares.
    const border = Array.from({ length: 201 }, (_, n): [number, number] => [6.1 + (n % 2) * 0.0001, 49.5 + n * 0.0005])
    const west = [...border, [6, 49.6], [6, 49.5], border[0]!]
    const east = [...border.toReversed(), [6.2, 49.5], [6.2, 49.6], border.at(-1)!]
    const rows = await read(collection(feature([west], {}, 'Polygon'), feature([east], {}, 'Polygon')), {
      options: { toleranceMetres: 30 },
    })
    const [a, b] = rows.map(({ record }) => JSON.parse(record!['coordinates'] as string)[0] as [number, number][])
    const inner = (ring: [number, number][]) => ring.filter(([x]) => x > 6.05 && x < 6.15).map(String)
    expect(a!.length).toBeLessThan(60)
    expect(new Set(inner(a!))).toEqual(new Set(inner(b!)))
  })

  it('never makes a shape vanish', async () => {
    const tiny = ringOf([6, 49.5], [6.00001, 49.5], [6.00001, 49.50001])
    expect(await read(collection(feature(tiny, {}, 'Polygon')), { options: { toleranceMetres: 500 } })).toMatchObject([
      { ok: true },
    ])
  })

  it('moves a point of the country by less than 300 m from what another ellipsoid would say', () => {
    const toDegrees = toDegreesFrom('EPSG:2169')!
    fc.assert(
      fc.property(
        fc.integer({ min: 49_000, max: 106_000 }),
        fc.integer({ min: 57_000, max: 138_000 }),
        (east, north) => {
          const [longitude, latitude] = toDegrees([east, north])
          const metresNorth = (latitude - 49.833333) * 111_200 + 100_000
          const metresEast = (longitude - 6.166667) * 111_320 * Math.cos((latitude * Math.PI) / 180) + 80_000
          expect(Math.hypot(metresNorth - north, metresEast - east)).toBeLessThan(500)
        },
      ),
    )
  })
})

const folder = join(ROOT, '../shared/data/boundaries')
const isHere = existsSync(folder)
// oxlint-disable-next-line no-console -- what is not tested must be seen
if (!isHere) console.warn('skipped: official outlines, as there is no ../shared/data/boundaries')

describe.skipIf(!isHere)('official outlines', () => {
  const file = (name: string) => aRawFile(directory, readFileSync(join(folder, name)), name)

  it.each([
    ['act_communes_10m.geojson', 100, 'LAU2', undefined],
    ['act_cantons_10m.geojson', 12, 'LAU1', undefined],
    ['act_communes_2018_10m.geojson', 102, 'LAU2', undefined],
    ['act_limadmin_original.geojson.gz', 12, 'LAU1', 'cantons'],
  ])('%s: %i areas', async (name, count, code, records) => {
    const rows = await rowsOf(await file(name), layer({ records, mapping: { code } }))
    expect(rows.filter(({ ok }) => ok)).toHaveLength(count)
  })

  it('keeps every commune at a tolerance of 100 m, in less than half the text', async () => {
    const definition = (toleranceMetres?: number) => layer({ mapping: { code: 'LAU2' }, options: { toleranceMetres } })
    const length = async (tolerance?: number) =>
      (await rowsOf(await file('act_communes_10m.geojson'), definition(tolerance))).reduce(
        (sum, { record }) => sum + (record!['coordinates'] as string).length,
        0,
      )
    const [whole, simple] = [await length(), await length(100)]
    expect(simple).toBeLessThan(whole / 2)
  })
})
