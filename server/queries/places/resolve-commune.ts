import type { CommuneRecord } from '../../../models/contracts/places/commune.ts'
import { nearestPlaces, resolveCommuneArgument } from '../../../models/places/commune-argument.ts'
import type { CommuneArgument } from '../../../models/places/commune-argument.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import { NotFoundError } from '../../base/not-found.ts'

const NEAREST = 3
const LONGEST_NAME = 80

/**
 * Resolves a text to one commune: by slug, by name in any language, or by a locality or quarter in it, ignoring case and accents,
 * with small typos.
 * @throws NotFoundError that names the possible communes, or the closest
 */
export function resolveCommune(facts: ReleaseFacts, text: string, field = 'slug'): CommuneRecord {
  const exact = facts.communes.get(text)
  if (exact) return exact
  const wanted = text.slice(0, LONGEST_NAME)
  const argument = resolveCommuneArgument(facts.gazetteer, wanted)
  const slugs = communesOf(argument)
  const commune = slugs.length === 1 ? facts.communes.get(slugs[0]!) : undefined
  if (commune) return commune
  throw argument.kind === 'abroad'
    ? abroad(wanted, argument.country, field)
    : unknownOrSeveral(facts, wanted, slugs, field)
}

/** Error for a town abroad, without misleading suggestions of similar names here. */
function abroad(wanted: string, country: string, field: string): NotFoundError {
  return new NotFoundError(`${JSON.stringify(wanted)} is abroad (${country}); figures cover Luxembourg.`, [
    { field, received: wanted, expected: 'slug or name of one commune of Luxembourg', example: 'esch-sur-alzette' },
  ])
}

function unknownOrSeveral(facts: ReleaseFacts, wanted: string, slugs: readonly string[], field: string): NotFoundError {
  const name = JSON.stringify(wanted)
  const reason = slugs.length > 1 ? `${name} is the name of several communes.` : `The commune ${name} is unknown.`
  const nearest = slugs.length > 0 ? [...slugs] : nearestSlugs(facts, wanted)
  const advice = nearest.length > 0 ? ` Try ${nearest.join(', ')}.` : ''
  return new NotFoundError(`${reason}${advice}`, [
    {
      field,
      received: wanted,
      expected: 'slug or name of one commune',
      ...(nearest.length > 0 && { nearest }),
      example: nearest[0] ?? facts.communes.keys().next().value,
    },
  ])
}

function communesOf(argument: CommuneArgument): string[] {
  if (argument.kind === 'found') return argument.communes
  if (argument.kind !== 'ambiguous') return []
  return [...new Set(argument.candidates.flatMap((candidate) => candidate.communes))].sort()
}

function nearestSlugs(facts: ReleaseFacts, text: string): string[] {
  const slugs = nearestPlaces(facts.gazetteer, text, NEAREST * 3).flatMap((place) => place.communes)
  return [...new Set(slugs)].filter((slug) => facts.communes.has(slug)).slice(0, NEAREST)
}
