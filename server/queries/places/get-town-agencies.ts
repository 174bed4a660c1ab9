import type { TownAgencies } from '../../../models/contracts/listings/agencies.ts'
import { editDistance } from '../../../models/language/edit-distance.ts'
import { foldName } from '../../../models/language/fold.ts'
import { parsePlace } from '../../../models/places/parse-place.ts'
import { readPlaceArgument } from '../../../models/search/read-place-argument.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import { sayIn } from '../../../content/say/words.ts'
import { NotFoundError } from '../../base/not-found.ts'
import type { Told } from '../../base/told.ts'
import { placeError } from './place-error.ts'

const NEAREST = 3
const MOST_TOWNS = 12
const EXPECTED = 'reply.expected.town'
const LONGEST_NAME = 80

/**
 * Returns the agencies with listings in a town: a commune, or a locality or quarter with at least three homes on the market, by slug or name in any
 * language, with small typos.
 * @throws NotFoundError that names the closest towns
 */
export function getTownAgencies(facts: ReleaseFacts, { town: text }: { town: string }): TownAgencies {
  const wanted = text.trim().slice(0, LONGEST_NAME)
  const named = facts.agencies.get(wanted.toLowerCase()) ?? townNamed(facts, wanted)
  if (named) return named
  refuseOthers(facts, wanted)
  const meant = townMeant(facts, wanted)
  if (meant) return meant
  const communes = new Set(
    parsePlace(facts.gazetteer, wanted).readings.flatMap(({ place }) => ('commune' in place ? [place.commune] : [])),
  )
  const nearest = communes.size > 0 ? townsOf(facts, communes) : nearestTowns(facts, wanted)
  const key = communes.size > 0 ? 'reply.lack.noTown' : 'reply.lack.unknownTown'
  const reason: Told = { key, values: { text: JSON.stringify(wanted) } }
  const [example = facts.agencies.keys().next().value] = nearest
  throw new NotFoundError(
    [reason, ...(nearest.length > 0 ? [{ key: 'reply.lack.try', values: { list: nearest.join(', ') } } as const] : [])],
    [
      {
        field: 'commune',
        received: wanted,
        expected: sayIn('en')(EXPECTED),
        ...(nearest.length > 0 && { nearest }),
        example,
      },
    ],
    EXPECTED,
  )
}

/**
 * Number of agencies that are named, null where no listing names one; and number of listings that name none: those of private
 * owners, and those of a feed that leaves the agency out.
 */
export function agencyCounts({ activeListings, agencies }: Pick<TownAgencies, 'activeListings' | 'agencies'>): {
  agencyCount: number | null
  withoutAgency: number
} {
  const withoutAgency = activeListings - agencies.reduce((total, { stock }) => total + stock, 0)
  return { agencyCount: agencies.length === 0 && activeListings > 0 ? null : agencies.length, withoutAgency }
}

/** @throws NotFoundError for a town abroad, several towns, or a region */
function refuseOthers(facts: ReleaseFacts, wanted: string): void {
  const argument = readPlaceArgument(facts.gazetteer, wanted)
  const options = { received: wanted, field: 'commune' }
  if (argument.kind === 'abroad')
    throw placeError(facts, argument, { ...options, expected: EXPECTED, nameOf: ({ slug }) => slug })
  if (argument.kind !== 'found') return
  const slugs = argument.places.flatMap(({ slug, communes }) => (facts.agencies.has(slug) ? [slug] : communes))
  const nearest = [...new Set(slugs)].filter((slug) => facts.agencies.has(slug)).slice(0, MOST_TOWNS)
  if (nearest.length < 2) return
  throw new NotFoundError(
    [{ key: 'reply.lack.severalPlaces', values: { text: JSON.stringify(wanted) } }],
    [{ ...options, expected: sayIn('en')(EXPECTED), nearest, example: nearest[0] }],
    EXPECTED,
  )
}

/** @throws NotFoundError for the name of several localities */
function townNamed(facts: ReleaseFacts, text: string): TownAgencies | undefined {
  const folded = foldName(text)
  const named = [...facts.agencies.values()].filter(({ town }) => foldName(town.name) === folded)
  const commune = named.find(({ town }) => town.kind === 'commune')
  if (commune || named.length < 2) return commune ?? named[0]
  const nearest = named.map(({ town }) => town.slug).sort()
  throw new NotFoundError(
    [
      { key: 'reply.lack.severalTowns', values: { text: JSON.stringify(text) } },
      { key: 'reply.lack.try', values: { list: nearest.join(', ') } },
    ],
    [{ field: 'commune', received: text, expected: sayIn('en')(EXPECTED), nearest, example: nearest[0] }],
    EXPECTED,
  )
}

/** Finds the town of a text; undefined for two villages of one name, between which the caller must choose. */
function townMeant(facts: ReleaseFacts, text: string): TownAgencies | undefined {
  const { readings } = parsePlace(facts.gazetteer, text)
  const best = readings.filter(({ rank }) => rank === readings[0]?.rank)
  const towns = best.flatMap(({ place }) =>
    place.kind === 'commune' || place.kind === 'locality' || place.kind === 'quarter'
      ? (facts.agencies.get(place.slug) ?? [])
      : [],
  )
  return towns.length === 1 ? towns[0] : undefined
}

/** Slugs of the towns in the communes of a place, communes first. */
function townsOf(facts: ReleaseFacts, communes: ReadonlySet<string>): string[] {
  return [...facts.agencies.values()]
    .filter(({ town }) => communes.has(town.communeSlug))
    .sort(
      (a, b) =>
        Number(b.town.kind === 'commune') - Number(a.town.kind === 'commune') || b.activeListings - a.activeListings,
    )
    .slice(0, NEAREST)
    .map(({ town }) => town.slug)
}

/** Towns whose names differ from the text by no more than a third of its letters; none for a text that is like no name. */
function nearestTowns(facts: ReleaseFacts, text: string): string[] {
  const folded = foldName(text)
  const limit = Math.max(1, Math.floor(folded.length / 3))
  return [...facts.agencies.values()]
    .map(({ town: { slug, name, kind } }) => ({
      slug,
      isCommune: kind === 'commune',
      distance: editDistance(folded, foldName(name), limit),
    }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || Number(b.isCommune) - Number(a.isCommune) || (a.slug < b.slug ? -1 : 1))
    .slice(0, NEAREST)
    .map(({ slug }) => slug)
}
