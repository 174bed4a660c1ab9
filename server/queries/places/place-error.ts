import type { NearPlace } from '../../../models/places/commune-argument.ts'
import type { PlaceArgument } from '../../../models/search/read-place-argument.ts'
import { NotFoundError } from '../../base/not-found.ts'
import type { Told } from '../../base/told.ts'
import type { WordKey } from '../../../content/say/words.ts'
import { sayIn } from '../../../content/say/words.ts'
import type { ReleaseFacts } from '../../release/facts.ts'

const LONGEST_NAME = 80
const MOST_NEAREST = 5

interface PlaceErrorOptions {
  /** Argument as it was received. */
  received: string
  field: string
  /** The kind of place that the argument should name. */
  expected: WordKey
  /** Name of a near place that the argument accepts and that means only this place. */
  nameOf(place: NearPlace, all: readonly NearPlace[]): string
}

/** Error for a place that was not found, with values that the same argument accepts. */
export function placeError(
  facts: ReleaseFacts,
  argument: Exclude<PlaceArgument, { kind: 'found' }>,
  { received, field, expected, nameOf }: PlaceErrorOptions,
): NotFoundError {
  const wanted = received.slice(0, LONGEST_NAME)
  const nearest = [...new Set(nearestOf(facts, argument, nameOf))]
    .slice(0, MOST_NEAREST)
    .map((name) => inList(wanted, argument, name))
  const example = nearest[0] ?? facts.communes.keys().next().value
  const advice: Told[] =
    argument.kind === 'abroad' || nearest.length === 0
      ? []
      : [{ key: 'reply.lack.try', values: { list: nearest.join(', ') } }]
  const error = {
    field,
    received: wanted,
    expected: sayIn('en')(expected),
    ...(nearest.length > 0 && { nearest }),
    example,
  }
  return new NotFoundError([...reasonOf(argument), ...advice], [error], expected)
}

function nearestOf(
  facts: ReleaseFacts,
  argument: Exclude<PlaceArgument, { kind: 'found' }>,
  nameOf: PlaceErrorOptions['nameOf'],
): string[] {
  if (argument.kind === 'blank') return []
  if (argument.kind === 'abroad') return argument.near.filter((slug) => facts.communes.has(slug))
  const near = argument.kind === 'unknown' ? argument.nearest : argument.candidates
  return near.map((place) => nameOf(place, near))
}

/** The whole list with one part replaced. */
function inList(wanted: string, argument: PlaceArgument, name: string): string {
  if (!('text' in argument) || argument.text === wanted || !wanted.includes(argument.text)) return name
  return wanted.replace(argument.text, () => name)
}

const COUNTRIES: Readonly<Record<string, Told>> = {
  FR: { key: 'reply.country.FR' },
  BE: { key: 'reply.country.BE' },
  DE: { key: 'reply.country.DE' },
}

function reasonOf(argument: Exclude<PlaceArgument, { kind: 'found' }>): Told[] {
  if (argument.kind === 'blank') return [{ key: 'reply.lack.noPlace' }]
  if (argument.kind === 'abroad') {
    const { town, country, near } = argument
    const values = { town: town.slice(0, LONGEST_NAME), country: COUNTRIES[country] ?? country }
    const communes: Told = { key: 'reply.lack.nearCommunes', values: { list: near.join(', ') } }
    return [{ key: 'reply.lack.abroad', values }, ...(near.length > 0 ? [communes] : [])]
  }
  const text = JSON.stringify(argument.text.slice(0, LONGEST_NAME))
  return [{ key: argument.kind === 'ambiguous' ? 'reply.lack.ambiguous' : 'reply.lack.unknownPlace', values: { text } }]
}
