import { noneKnown } from '../../../../content/say/market/none-known.ts'
import { colon } from '../../../../content/say/typography.ts'
import { isImplied } from '../../../../models/search/explain/explain-empty.ts'
import type { ConstraintEffect, EmptyExplanation } from '../../../../models/search/explain/explain-empty.ts'
import type { ToolAnswer } from '../offer/tool.ts'
import type { Tongue } from './text.ts'
import { roundHalfUp } from '../../../../models/statistics/round.ts'

/** Effect of one filter on a search without results. */
export interface EmptyFilter {
  filter: string
  value: string | number
  removed: number
  foundWithout: number
  nearest: number | string | null
}

/** A filter's value and the nearest one with results, both also in words. */
export interface ToldFilter extends Pick<EmptyFilter, 'value' | 'nearest'> {
  words: string
  /** Nearest value in words; null without one. */
  nearestWords: string | null
}

/** Facts behind the words of an empty answer, besides its filters. */
interface EmptyWords {
  tellFilter: (effect: ConstraintEffect, tongue: Tongue) => ToldFilter
  /** Day on which the newest home of an offer was seen; undefined if never. */
  newestSeen: (type: 'rent' | 'sale') => string | undefined
}

/** Builds the answer of a search without results: how many listings each filter excludes, and which change finds some. */
export function emptyAnswer(
  what: string,
  explanation: EmptyExplanation | null,
  { tellFilter, newestSeen }: EmptyWords,
  tongue: Tongue,
): ToolAnswer<{ listings: never[]; total: number; empty: EmptyFilter[] }> {
  const { say, count } = tongue
  const effects = (explanation?.effects ?? []).map((effect) => ({ effect, told: tellFilter(effect, tongue) }))
  const empty = effects.map(({ effect: { name, removed, foundWithout }, told: { value, nearest } }) => ({
    filter: name,
    value,
    removed,
    foundWithout,
    nearest,
  }))
  const lines = effects.map(({ effect: { removed: all, foundWithout }, told: { words, nearestWords } }) => {
    const removed = count(all)
    if (foundWithout === 0) return say('reply.empty.alone', { words, removed })
    const near = nearestWords === null ? '' : say('reply.empty.near', { value: nearestWords })
    return say('reply.empty.found', { words, removed, n: count(foundWithout), near })
  })
  const searched = explanation?.searched ?? 0
  const head = say('reply.empty.head', { what, listings: tongue.counted('listings', searched) })
  const text = [head, ...lines, ...loosening(effects, searched, { newestSeen, tongue })].join('\n')
  return { structured: { listings: [], total: 0, empty }, text, isError: true }
}

/** Describes an argument of the tool with its value. */
export function tellArgument({ name, value, nearest }: ConstraintEffect, { say }: Tongue): ToldFilter {
  const told = typeof value === 'number' ? rounded(value) : value
  const near = nearest === null ? null : rounded(nearest)
  const implied = isImplied({ name, value }) ? say('reply.empty.implied') : ''
  return {
    value: told,
    nearest: near,
    words: `${name} ${JSON.stringify(told)}${implied}`,
    nearestWords: near === null ? null : String(near),
  }
}

const MOST_CHANGES = 2

type ToldEffect = { effect: ConstraintEffect; told: ToldFilter }

/** Conditions on a price, as the filters and a description name them. */
const OF_PRICE = /price/i

/** Sentences on what finds something: a change of what was asked, else what there is instead. Two together only where no one does. */
function loosening(
  effects: readonly ToldEffect[],
  searched: number,
  { newestSeen, tongue }: Pick<EmptyWords, 'newestSeen'> & { tongue: Tongue },
): string[] {
  const { say, count } = tongue
  const changes = helpfulChanges(effects, tongue)
  if (changes.length > 0) return [say('reply.empty.change', { changes: changes.join(say('reply.empty.or')) })]
  if (searched === 0) return [say('reply.empty.none.any')]
  const offer = effects.find(({ effect }) => effect.name === 'listingType')?.effect
  const type = offer?.value === 'rent' ? 'rent' : 'sale'
  const isNone = offer?.removed === searched
  // A price is of one market: a purchase price is no limit of a rent.
  const isPriced = effects.some(({ effect }) => OF_PRICE.test(effect.name))
  const instead = effects
    .filter(({ effect }) => effect.foundWithout > 0 && !(effect === offer && isPriced))
    .map(({ effect }) => {
      const n = count(effect.foundWithout)
      return effect === offer
        ? say(type === 'rent' ? 'reply.empty.other.sale' : 'reply.empty.other.rent', { n })
        : say('reply.empty.kinds', { n })
    })
  if (isNone) return [noneOnOffer(type, newestSeen(type), tongue), ...instead]
  if (instead.length === 0) return [say('reply.empty.relax')]
  const asked = effects.filter(({ effect }) => !isImplied(effect))
  return [...instead, ...(asked.length > 1 ? [say('reply.empty.relaxOthers')] : [])]
}

/** Says that no home of the offer is known today: sources that carried some once are not said to carry none. */
function noneOnOffer(type: 'rent' | 'sale', day: string | undefined, { say, locale }: Tongue): string {
  if (day === undefined) return say(`reply.empty.none.${type}`)
  const homes = say(type === 'rent' ? 'foot.rent' : 'foot.buy')
  return `${homes}${colon(locale)} ${noneKnown(day, locale)}.`
}

/** Helpful changes of what was asked: small moves of a number first, then those that find the most. */
function helpfulChanges(effects: readonly ToldEffect[], { say }: Tongue): string[] {
  return effects
    .filter(({ effect }) => effect.foundWithout > 0 && !isImplied(effect))
    .toSorted(
      (a, b) => Number(isSmall(b.effect)) - Number(isSmall(a.effect)) || b.effect.foundWithout - a.effect.foundWithout,
    )
    .slice(0, MOST_CHANGES)
    .map(({ told: { words, nearestWords } }) =>
      nearestWords === null
        ? say('reply.empty.remove', { words })
        : say('reply.empty.move', { words, near: nearestWords }),
    )
}

/** Whether the change is by one, or by at most a quarter. */
function isSmall({ value, nearest }: ConstraintEffect): boolean {
  if (nearest === null || typeof value !== 'number') return false
  return Math.abs(nearest - value) <= Math.max(1, Math.abs(value) / 4)
}

/** Rounds away the index's single precision. */
export function rounded(value: number): number {
  return roundHalfUp(value, 2)
}
