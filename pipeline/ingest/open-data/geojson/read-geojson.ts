import type { z } from 'zod'
import { mapFeatureSchema, type MapFeature } from '../../../../models/contracts/places/map-feature.ts'
import type { Source } from '../../../../models/contracts/release/source.ts'
import { isRecord } from '../../../../models/kernel/is-record.ts'
import { columnsOf, compileField } from '../../formats/field-mapping.ts'
import { pathPresence, pathReader } from '../../formats/json-path.ts'
import type { FactRow } from '../../raw/adapter.ts'
import { factRow } from '../../raw/fact-row.ts'
import { excerpt, FeedError } from '../../raw/feed-error.ts'
import { parseText } from '../../raw/parse-document.ts'
import type { RawFile } from '../../raw/raw-file.ts'
import { readWholeText } from '../../raw/read-text.ts'
import type { ToDegrees } from './coordinate-systems.ts'
import { geojsonOptionsSchema } from './geojson-options.ts'
import { layerFeatureSchema, mapPositions, positionsOf, type LayerFeature } from './layer-feature.ts'
import { withoutDisputed } from '../checks/disputed-rows.ts'
import { isInRegion } from '../checks/region.ts'
import { serviceWords } from '../checks/service-words.ts'

const MAX_CHARACTERS = 268_435_456
const MAX_DEPTH = 4
/** Decimals of a degree kept: about a tenth of a metre. */
const ROUNDING = 1e6
const MAX_TEXT = 300
const FEATURE_LINE = /^\s*\{\s*"type"\s*:\s*"Feature"\s*,.*\}\s*$/
const RECORD_SEPARATOR = String.fromCharCode(0x1e)
/** Fields of a feature that a mapping may name. */
export const MAP_FEATURE_FIELDS = ['featureId', 'code', 'name', 'kind'] as const

type ReadFeature = { rowNumber: number; feature: LayerFeature }

/**
 * Reads a GeoJSON collection, or a sequence of features a line, into features in WGS 84. `records` of the feed leads to a collection inside a document.
 * @throws FeedError when the content is none, its coordinate system is not known, or its coordinates lie outside of the region
 */
export async function* readGeojson(file: RawFile, source: Source): AsyncGenerator<FactRow<MapFeature>[]> {
  const { layer = source.id, crs, toleranceMetres } = geojsonOptionsSchema.parse(source.options)
  const { features: found, system } = collectionIn(await readWholeText(file, source, MAX_CHARACTERS), file, source)
  const toDegrees = await conversion(crs ?? system, file, source)
  const rejects: FactRow<MapFeature>[] = []
  const whole: ReadFeature[] = []
  for (const [index, candidate] of found.entries()) {
    const rowNumber = index + 1
    const parsed = layerFeatureSchema.safeParse(candidate, { reportInput: true })
    if (parsed.success) whole.push({ rowNumber, feature: mapPositions(parsed.data, toDegrees) })
    else rejects.push(rejectOf(parsed.error, rowNumber))
  }
  assertInRegion(whole, file, source)
  assertMapped(whole, file, source)
  const shapes = toleranceMetres === undefined ? whole : await simplified(whole, toleranceMetres)
  const record = recordWriter(source, layer)
  const rows = withoutDisputed(shapes.map(record), {
    keyOf: ({ featureId }) => featureId,
    figuresOf: ({ code, name, coordinates }) => JSON.stringify([code, name, coordinates]),
    field: 'featureId',
    explain: (_, { rowNumber }) => `expected an id of its own, row ${rowNumber} has the same for another feature`,
  })
  yield [...rows, ...rejects].sort((a, b) => a.rowNumber - b.rowNumber)
}

/** @throws FeedError when no feature has a property that the mapping names */
function assertMapped(features: readonly ReadFeature[], file: RawFile, source: Source): void {
  const missing = MAP_FEATURE_FIELDS.flatMap((name) => {
    const mapping = source.mapping[name]
    const paths = mapping === undefined ? [] : columnsOf(mapping)
    const isConstant = typeof mapping === 'object' && mapping.value !== undefined
    const isStated = paths.map(pathPresence).some((has) => features.some(({ feature }) => has(feature.properties)))
    return paths.length === 0 || isConstant || isStated ? [] : [`${paths.join(' or ')} (${name})`]
  })
  if (missing.length === 0 || features.length === 0) return
  const present = [...new Set(features.slice(0, 100).flatMap(({ feature }) => Object.keys(feature.properties ?? {})))]
  const detail = `has no property ${missing.join(', ')}; present: ${excerpt(present.join(', '))}`
  throw new FeedError('missing_column', source.id, file.name, detail)
}

/** Loads what it needs only now, as `conversion` does: most runs read no map. */
async function simplified(features: readonly ReadFeature[], toleranceMetres: number): Promise<ReadFeature[]> {
  const { simplifyTogether } = await import('./simplify.ts')
  const shapes = simplifyTogether(
    features.map(({ feature }) => feature),
    toleranceMetres,
  )
  return features.map(({ rowNumber }, index) => ({ rowNumber, feature: shapes[index]! }))
}

function collectionIn(text: string, file: RawFile, source: Source): { features: unknown[]; system: string } {
  const lines = text.trim().split(/\r?\n/)
  const isSequence = lines.length > 1 && FEATURE_LINE.test(withoutMark(lines[0]!))
  if (isSequence)
    return {
      features: lines.filter((line) => line.trim() !== '').map((line) => parseText(withoutMark(line), file, source)),
      system: 'CRS84',
    }
  let document = parseText(text, file, source)
  for (const step of source.records?.split('.') ?? []) document = isRecord(document) ? document[step] : undefined
  if (isRecord(document) && document['type'] === 'Feature') return { features: [document], system: 'CRS84' }
  if (!isRecord(document) || !Array.isArray(document['features'])) {
    const where = source.records === undefined ? '' : ` at ${source.records}`
    const said = serviceWords(document)
    const detail = `has no GeoJSON FeatureCollection${where}${said === '' ? '' : `; it says: ${said}`}`
    throw new FeedError('wrong_structure', source.id, file.name, detail)
  }
  return { features: document['features'], system: systemOf(document['crs']) }
}

/** A text sequence may begin each record with the record separator, U+001E. */
function withoutMark(line: string): string {
  return line.startsWith(RECORD_SEPARATOR) ? line.slice(1) : line
}

/** Name of the coordinate system in a `crs` member, as GeoJSON had it before RFC 7946. */
function systemOf(crs: unknown): string {
  const properties = isRecord(crs) && isRecord(crs['properties']) ? crs['properties'] : {}
  return typeof properties['name'] === 'string' ? properties['name'] : 'CRS84'
}

async function conversion(system: string, file: RawFile, source: Source): Promise<ToDegrees> {
  const { KNOWN_SYSTEMS, toDegreesFrom } = await import('./coordinate-systems.ts')
  const toDegrees = toDegreesFrom(system)
  if (toDegrees !== null) return toDegrees
  const detail = `names the coordinate system ${excerpt(system)}, expected one of ${KNOWN_SYSTEMS.join(', ')}`
  throw new FeedError('wrong_structure', source.id, file.name, detail)
}

function assertInRegion(features: readonly ReadFeature[], file: RawFile, source: Source): void {
  for (const { feature } of features) {
    const { west, south, east, north } = extentOf(feature)
    if (isInRegion(west, south) && isInRegion(east, north)) continue
    const detail = `has coordinates such as ${west}, ${south}, far from Luxembourg; options.crs names their system`
    throw new FeedError('wrong_structure', source.id, file.name, detail)
  }
}

function recordWriter(source: Source, layer: string): (read: ReadFeature) => FactRow<MapFeature> {
  const fields = MAP_FEATURE_FIELDS.flatMap((name) => {
    const mapping = source.mapping[name]
    return mapping === undefined ? [] : [{ name, read: compileField<unknown>(mapping, pathReader) }]
  })
  return ({ rowNumber, feature }) => {
    const rounded = mapPositions(feature, ([x, y]) => [round(x), round(y)])
    const draft: Record<string, unknown> = {
      layer,
      featureId: String(feature.id ?? rowNumber),
      code: null,
      name: null,
      kind: null,
      geometryType: rounded.geometry.type,
      coordinates: JSON.stringify(rounded.geometry.coordinates),
      ...extentOf(rounded),
    }
    for (const { name, read } of fields) {
      const value = read(feature.properties)
      const text = typeof value === 'object' ? null : String(value ?? '').trim()
      if (text === null || text.length > MAX_TEXT) {
        const detail = `expected a text of at most ${MAX_TEXT} characters`
        return { ok: false, rowNumber, code: 'malformed_row', field: name, received: excerpt(value), detail }
      }
      if (text !== '') draft[name] = text
    }
    return factRow(mapFeatureSchema, draft, rowNumber)
  }
}

function extentOf(feature: LayerFeature): Pick<MapFeature, 'west' | 'south' | 'east' | 'north'> {
  const extent = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
  for (const [longitude, latitude] of positionsOf(feature)) {
    extent.west = Math.min(extent.west, longitude)
    extent.east = Math.max(extent.east, longitude)
    extent.south = Math.min(extent.south, latitude)
    extent.north = Math.max(extent.north, latitude)
  }
  return extent
}

function rejectOf(error: z.ZodError, rowNumber: number): FactRow<MapFeature> {
  const [issue] = error.issues
  const field = issue?.path.slice(0, MAX_DEPTH).join('.') || null
  const detail = issue?.message ?? 'expected a feature'
  return { ok: false, rowNumber, code: 'malformed_row', field, received: excerpt(issue?.input), detail }
}

function round(degrees: number): number {
  return Math.round(degrees * ROUNDING) / ROUNDING
}
