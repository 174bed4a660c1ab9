import type { Advert } from '../../contracts/listings/advert.ts'
import type { ListingFact, RivalValue } from '../../contracts/listings/listing.ts'
import type { FactMethod, Observation } from '../../contracts/listings/observation.ts'
import { compareText } from '../../kernel/compare-text.ts'

/**
 * How sure one advert alone makes us of a value, by how it was learned. Judgement, not measurement: the order matters, the
 * distances are rough.
 */
const METHOD_CONFIDENCE: Record<FactMethod, number> = { stated: 0.95, extracted: 0.8, geocoded: 0.7, inferred: 0.6 }
const METHOD_ORDER: FactMethod[] = ['stated', 'extracted', 'geocoded', 'inferred']

export interface Survivor<Value> {
  value: Value
  fact: ListingFact
}

/**
 * The value that stands for a property where its adverts differ: best method first, then the value most adverts give, then the
 * freshest, then the smaller id, so that the order of the adverts never matters.
 * @returns null when no advert knows the field
 */
export function survivingValue<Field extends keyof Observation>(
  adverts: readonly Advert[],
  field: Field,
): Survivor<NonNullable<Observation[Field]>> | null {
  const knowing = adverts.filter((advert) => advert[field] !== null && advert[field] !== undefined)
  if (knowing.length === 0) return null
  const votes = (advert: Advert): number => knowing.filter((other) => other[field] === advert[field]).length
  const winner = knowing.toSorted(
    (a, b) =>
      methodRank(a, field) - methodRank(b, field) ||
      votes(b) - votes(a) ||
      compareText(b.lastSeen, a.lastSeen) ||
      compareText(a.advertId, b.advertId),
  )[0]!
  return {
    value: winner[field] as NonNullable<Observation[Field]>,
    fact: { ...factOf(winner, field, votes(winner), knowing.length), ...rivalsOf(knowing, field, winner) },
  }
}

/** Provenance of a field taken from one advert, with how many of the adverts that know it agree. */
export function factOf(advert: Advert, field: keyof Observation, agreeing: number, knowing: number): ListingFact {
  const method = advert.methods[field] ?? 'stated'
  const corroborated = 1 - (1 - METHOD_CONFIDENCE[method]) ** agreeing
  const confidence = Math.round(Math.min(0.99, corroborated) * (agreeing / knowing) * 100) / 100
  return { source: advert.sourceId, method, observedAt: advert.lastSeen, confidence }
}

/** The other values of a field, each as the advert that told it last shows it; nothing where all agree. */
export function rivalsOf(
  adverts: readonly Advert[],
  field: keyof Observation,
  winner: Advert,
): { rivals?: RivalValue[] } {
  const others = new Map<unknown, Advert>()
  for (const advert of adverts.toSorted(
    (a, b) => compareText(b.lastSeen, a.lastSeen) || compareText(a.advertId, b.advertId),
  ))
    if (advert[field] !== null && advert[field] !== winner[field] && !others.has(advert[field]))
      others.set(advert[field], advert)
  const rivals = [...others.values()].map((advert) => ({
    value: advert[field] as RivalValue['value'],
    source: advert.sourceId,
    method: advert.methods[field] ?? 'stated',
    observedAt: advert.lastSeen,
  }))
  return rivals.length === 0 ? {} : { rivals }
}

function methodRank(advert: Advert, field: keyof Observation): number {
  return METHOD_ORDER.indexOf(advert.methods[field] ?? 'stated')
}
