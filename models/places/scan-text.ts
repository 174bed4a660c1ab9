import { foldName } from '../language/fold.ts'
import type { Gazetteer, NamedPlace } from './gazetteer.ts'
import { combine, findParts, namesCity } from './parse-place.ts'
import type { NamePart } from './parse-place.ts'

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
  const { parts } = findParts(gazetteer, foldName(text.slice(0, MAX_LENGTH)).split(' '))
  const telling = parts.filter(isTelling).map(({ named }) => named)
  const others = telling.filter((named) => !namesCity(named))
  return combine(others.length > 0 ? telling : telling.slice(0, 1))
}

/** Same as `scanText`, for the path of a URL; its query and host are left out. */
export function scanUrl(gazetteer: Gazetteer, url: string): readonly NamedPlace[] {
  const path = url
    .slice(0, 2 * MAX_LENGTH)
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
  return scanText(gazetteer, decode(path))
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
