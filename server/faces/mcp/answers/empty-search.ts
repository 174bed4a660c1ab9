import type { ConstraintEffect, EmptyExplanation } from '../../../../models/search/explain/explain-empty.ts'
import type { ToolAnswer } from '../offer/tool.ts'
import { roundHalfUp } from '../../../../models/statistics/round.ts'

/** What one filter does to a search that found nothing. */
export interface EmptyFilter {
  filter: string
  value: string | number
  removed: number
  foundWithout: number
  nearest: number | string | null
}

/** How a filter is told: its value and the nearest one that finds something, and both together in words. */
export interface ToldFilter extends Pick<EmptyFilter, 'value' | 'nearest'> {
  words: string
  /** The nearest value in words; null where there is none. */
  nearestWords: string | null
}

/** A search that found nothing: which filter turned how many away, and which change finds something. */
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
    const without =
      foundWithout > 0 ? `${foundWithout} would be found without it${near}` : 'leaving it out alone finds none'
    return `- ${words}: turned ${removed} away; ${without}.`
  })
  const head = `No ${what} meet all conditions. Of ${explanation?.searched ?? 0} listings:`
  const text = [head, ...lines, loosening(effects)].join('\n')
  return { structured: { listings: [], total: 0, empty }, text, isError: true }
}

/** An argument of the tool with its value. */
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

/** The changes that help, those first that need only move a number a little, then those that find the most. */
function loosening(effects: readonly { effect: ConstraintEffect; told: ToldFilter }[]): string {
  const changes = effects
    .filter(({ effect }) => effect.foundWithout > 0 && !isImplied(effect))
    .toSorted(
      (a, b) => Number(isSmall(b.effect)) - Number(isSmall(a.effect)) || b.effect.foundWithout - a.effect.foundWithout,
    )
    .slice(0, MOST_CHANGES)
    .map(({ told: { words, nearestWords } }) =>
      nearestWords === null ? `leave out ${words}` : `change ${words} to ${nearestWords}`,
    )
  return changes.length === 0 ? 'Loosen two or more of them together.' : `To find something, ${changes.join(', or ')}.`
}

/** By one, or by a quarter. */
function isSmall({ value, nearest }: ConstraintEffect): boolean {
  if (nearest === null || typeof value !== 'number') return false
  return Math.abs(nearest - value) <= Math.max(1, Math.abs(value) / 4)
}

/** What nobody asked for: rent or sale comes with the tool, and a search without a type means a dwelling. */
function isImplied({ name, value }: Pick<ConstraintEffect, 'name' | 'value'>): boolean {
  return name === 'listingType' || value === 'dwelling'
}

/** The index keeps single precision. */
export function rounded(value: number): number {
  return roundHalfUp(value, 2)
}
