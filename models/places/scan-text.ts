import type { Gazetteer, NamedPlace } from './gazetteer.ts'
import { findParts } from './name-parts.ts'
import type { NamePart } from './name-parts.ts'
import { combine, combineParts, namesCity, splitAddress, townLines } from './parse-place.ts'
import type { Town } from './streets.ts'

const MAX_LENGTH = 300
const MIN_LETTERS = 5
// Names of hamlets and quarters that are everyday words in titles and addresses.
const ORDINARY = new Set([
  'barriere',
  'centre',
  'centre ville',
  'fond',
  'gare',
  'gare centrale',
  'grund',
  'moulin',
  'parc central',
  'perle',
  'plateau',
  'poteau',
  'quatre vents',
  'ville haute',
  'lilien',
  'surre',
  'moselle',
  'minett',
])

/**
 * Places named in running text such as a title or an address line. Only names spelled right and longer than four letters count, so that
 * a street or an everyday word is not taken for a village.
 */
export function scanText(gazetteer: Gazetteer, text: string): readonly NamedPlace[] {
  const parts = splitAddress(text.slice(0, MAX_LENGTH))
  const apart = scanParts(gazetteer, parts, 'elsewhere')
  if (apart.length > 0 && !namesCity(apart)) return apart
  const behind = scanParts(gazetteer, parts, 'after street')
  return behind.length > 0 ? behind : apart
}

function scanParts(gazetteer: Gazetteer, parts: readonly string[][][], town: Town): readonly NamedPlace[] {
  const lines = townLines(gazetteer, parts, town, null).map((line) => findParts(gazetteer, line))
  const telling = lines.map((line) => line.parts.filter(isTelling).map(({ named }) => named))
  const last = lines.at(-1)
  const only = last?.left.length === 0 && last.parts.length === 1 ? last.parts[0]! : undefined
  // `…, Itzig, Hesperange` ends like an address: the last part counts even if it is short.
  if (only && lines.length > 1 && !ORDINARY.has(only.text))
    return combineParts(gazetteer, [...telling.slice(0, -1).map(combine), only.named], null)
  const all = telling.flat()
  const others = all.filter((named) => !namesCity(named))
  return combine(others.length > 0 ? all : all.slice(0, 1))
}

/** Same as `scanText`, for the path of a URL; its query and host are left out. */
export function scanUrl(gazetteer: Gazetteer, url: string): readonly NamedPlace[] {
  const path = url
    .slice(0, 2 * MAX_LENGTH)
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
  return scanText(gazetteer, decode(path).replaceAll('/', ':'))
}

function isTelling({ text, named }: NamePart): boolean {
  if (text.length < MIN_LETTERS || ORDINARY.has(text)) return false
  return named.some(({ place, rank }) => place.kind === 'abroad' || ('commune' in place && rank < 4))
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
