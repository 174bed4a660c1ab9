import type { ConstraintEffect, EmptyExplanation } from '../../../../models/search/explain/explain-empty.ts'
import type { ToolAnswer } from '../offer/tool.ts'
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

/** Builds the answer of a search without results: how many listings each filter excludes, and which change finds some. */
export function emptyAnswer(
  what: string,
  explanation: EmptyExplanation | null,
  tellFilter: (effect: ConstraintEffect) => ToldFilter,
): ToolAnswer<{ listings: never[]; total: number; empty: EmptyFilter[] }> {
  const effects = (explanation?.effects ?? []).map((effect) => ({ effect, told: tellFilter(effect) }))
  const empty = effects.map(({ effect: { name, removed, foundWithout }, told: { value, nearest } }) => ({
    filter: name,
    value,
    removed,
    foundWithout,
    nearest,
  }))
  const lines = effects.map(({ effect: { removed, foundWithout }, told: { words, nearestWords } }) => {
    const near = nearestWords === null ? '' : `, the nearest at ${nearestWords}`
    const without = foundWithout > 0 ? `${foundWithout} found without it${near}` : 'removing it alone finds none'
    return `- ${words}: excludes ${removed}; ${without}.`
  })
  const head = `No ${what} meet all conditions. Among ${explanation?.searched ?? 0} listings:`
  const text = [head, ...lines, loosening(effects)].join('\n')
  return { structured: { listings: [], total: 0, empty }, text, isError: true }
}

/** Describes an argument of the tool with its value. */
export function tellArgument({ name, value, nearest }: ConstraintEffect): ToldFilter {
  const told = typeof value === 'number' ? rounded(value) : value
  const near = nearest === null ? null : rounded(nearest)
  const implied = isImplied({ name, value }) ? ' (implied)' : ''
  return {
    value: told,
    nearest: near,
    words: `${name} ${JSON.stringify(told)}${implied}`,
    nearestWords: near === null ? null : String(near),
  }
}

const MOST_CHANGES = 2

/** Helpful changes: small moves of a number first, then those that find the most. */
function loosening(effects: readonly { effect: ConstraintEffect; told: ToldFilter }[]): string {
  const changes = effects
    .filter(({ effect }) => effect.foundWithout > 0 && !isImplied(effect))
    .toSorted(
      (a, b) => Number(isSmall(b.effect)) - Number(isSmall(a.effect)) || b.effect.foundWithout - a.effect.foundWithout,
    )
    .slice(0, MOST_CHANGES)
    .map(({ told: { words, nearestWords } }) =>
      nearestWords === null ? `remove ${words}` : `change ${words} to ${nearestWords}`,
    )
  return changes.length === 0 ? 'Relax two or more of them together.' : `To find something, ${changes.join(', or ')}.`
}

/** Whether the change is by one, or by at most a quarter. */
function isSmall({ value, nearest }: ConstraintEffect): boolean {
  if (nearest === null || typeof value !== 'number') return false
  return Math.abs(nearest - value) <= Math.max(1, Math.abs(value) / 4)
}

/** Filters the caller did not set: the tool implies rent or sale, and a missing type means a home. */
function isImplied({ name, value }: Pick<ConstraintEffect, 'name' | 'value'>): boolean {
  return name === 'listingType' || value === 'dwelling'
}

/** Rounds away the index's single precision. */
export function rounded(value: number): number {
  return roundHalfUp(value, 2)
}
