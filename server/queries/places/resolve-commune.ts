import type { CommuneRecord } from '../../../models/contracts/places/commune.ts'
import { readPlaceArgument } from '../../../models/search/read-place-argument.ts'
import type { PlaceArgument } from '../../../models/search/read-place-argument.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import { sayIn } from '../../../content/say/words.ts'
import { NotFoundError } from '../../base/not-found.ts'
import type { Told } from '../../base/told.ts'
import { placeError } from './place-error.ts'

const LONGEST_NAME = 80
const MOST_NEAREST = 12
const EXPECTED = 'reply.expected.commune'

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
  const reason: Told =
    postcode !== undefined
      ? { key: 'reply.lack.postcodes', values: { postcode } }
      : { key: places.length > 1 ? 'reply.lack.severalPlaces' : 'reply.lack.severalCommunes', values: { text: name } }
  const advice: Told[] = nearest.length > 0 ? [{ key: 'reply.lack.try', values: { list: nearest.join(', ') } }] : []
  const error = {
    field,
    received: wanted,
    expected: sayIn('en')(EXPECTED),
    ...(nearest.length > 0 && { nearest }),
    example: nearest[0] ?? facts.communes.keys().next().value,
  }
  return new NotFoundError([reason, ...advice], [error], EXPECTED)
}
