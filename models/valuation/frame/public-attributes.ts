import { PLACE_ATTRIBUTES } from './dwelling.ts'

/** Columns of the model whose name outside is another. */
const NAMES: Readonly<Record<string, string>> = {
  areaM2: 'areaSqm',
  landAreaM2: 'landAreaSqm',
  segment: 'propertyType',
  quarter: 'time',
}

/** Name of an attribute as readers know it; all that says where a dwelling is counts as its location. */
export function publicAttribute(column: string): string {
  return PLACE_ATTRIBUTES.has(column) ? 'location' : (NAMES[column] ?? column)
}

/** Effects by the names that readers know, those of one name multiplied together, strongest first. */
export function publicEffects(
  effects: readonly { attribute: string; effect: number }[],
): { attribute: string; effect: number }[] {
  const logs = summed(effects.map(({ attribute, effect }) => [attribute, Math.log1p(effect)]))
  return logs.map(([attribute, log]) => ({ attribute, effect: Math.expm1(log) }))
}

/** Amounts by the names that readers know, those of one name added up, largest first. */
export function publicAmounts(
  amounts: readonly { attribute: string; amount: number }[],
): { attribute: string; amount: number }[] {
  const sums = summed(amounts.map(({ attribute, amount }) => [attribute, amount]))
  return sums.map(([attribute, amount]) => ({ attribute, amount }))
}

function summed(parts: readonly (readonly [string, number])[]): [string, number][] {
  const sums = new Map<string, number>()
  for (const [column, value] of parts) {
    const name = publicAttribute(column)
    sums.set(name, (sums.get(name) ?? 0) + value)
  }
  return [...sums].toSorted(([a, x], [b, y]) => Math.abs(y) - Math.abs(x) || (a < b ? -1 : 1))
}
