import { nearestPlaces, resolveCommuneArgument } from '../../../models/places/commune-argument.ts'
import { loadReference } from '../../reference/load-reference.ts'
import { buildGazetteer, type Gazetteer } from '../../../models/places/gazetteer.ts'
import { badCell, BadInputError, type InputProblem } from '../../files/csv-table.ts'

/** Finds the slug of the one commune that a text names. @throws BadInputError that suggests the nearest name */
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

/** Problem with a commune name, to be reported with all other problems; empty when no name was given. */
export async function communeProblems(
  name: unknown,
  place: { file: string; field: string },
): Promise<readonly InputProblem[]> {
  if (typeof name !== 'string' || name.trim() === '') return []
  try {
    namedCommune(buildGazetteer(await loadReference()), name, place)
    return []
  } catch (error) {
    if (error instanceof BadInputError) return error.problems
    throw error
  }
}
