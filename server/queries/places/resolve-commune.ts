import type { CommuneRecord } from '../../../models/contracts/places/commune.ts'
import { readPlaceArgument } from '../../../models/search/read-place-argument.ts'
import type { PlaceArgument } from '../../../models/search/read-place-argument.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import { NotFoundError } from '../../base/not-found.ts'
import { placeError } from './place-error.ts'

const LONGEST_NAME = 80
const MOST_NEAREST = 12
const EXPECTED = 'slug or name of one commune'

/**
 * Resolves a text to one commune: by slug, by name in any language, by a locality or quarter in it, or by a postcode that lies in it alone,
 * ignoring case and accents, with small typos.
 * @throws NotFoundError that names the possible communes, or the closest
 */
export function resolveCommune(facts: ReleaseFacts, text: string, field = 'slug'): CommuneRecord {
  const exact = facts.communes.get(text)
  if (exact) return exact
  const wanted = text.slice(0, LONGEST_NAME)
  const argument = readPlaceArgument(facts.gazetteer, wanted)
  if (argument.kind !== 'found')
    throw placeError(facts, argument, {
      received: wanted,
      field,
      expected: EXPECTED,
      nameOf: ({ communes: [slug], name }) => slug ?? name,
    })
  const slugs = [...new Set(argument.places.flatMap(({ communes }) => communes))]
  const known = slugs.filter((slug) => facts.communes.has(slug))
  if (slugs.length === 1 && known.length === 1) return facts.communes.get(known[0]!)!
  throw severalCommunes(facts, wanted, argument, known, field)
}

function severalCommunes(
  facts: ReleaseFacts,
  wanted: string,
  { places, postcode }: Extract<PlaceArgument, { kind: 'found' }>,
  known: readonly string[],
  field: string,
): NotFoundError {
  const nearest = known.slice(0, MOST_NEAREST)
  const name = JSON.stringify(wanted)
  const reason =
    postcode !== undefined
      ? `Postcodes that begin with ${postcode} lie in several communes, most of them in the first.`
      : places.length > 1
        ? `${name} names several places: call once for each.`
        : `${name} is the name of several communes.`
  const advice = nearest.length > 0 ? ` Try ${nearest.join(', ')}.` : ''
  return new NotFoundError(`${reason}${advice}`, [
    {
      field,
      received: wanted,
      expected: EXPECTED,
      ...(nearest.length > 0 && { nearest }),
      example: nearest[0] ?? facts.communes.keys().next().value,
    },
  ])
}
