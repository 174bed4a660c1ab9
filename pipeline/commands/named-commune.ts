import { nearestPlaces, resolveCommuneArgument } from '../../models/places/commune-argument.ts'
import type { Gazetteer } from '../../models/places/gazetteer.ts'
import { badCell } from './csv-table.ts'

/** Slug of the one commune that a text names. @throws BadInputError that names the nearest */
export function namedCommune(
  gazetteer: Gazetteer,
  text: string,
  { file, field }: { file: string; field: string },
): string {
  const found = resolveCommuneArgument(gazetteer, text)
  if (found.kind === 'found' && found.communes.length === 1) return found.communes[0]!
  const near = nearestPlaces(gazetteer, text, 3).flatMap(({ communes }) => communes)
  throw badCell(file, 1, field, text, `one commune, for example ${[...new Set(near)].join(', ') || 'mersch'}`)
}
