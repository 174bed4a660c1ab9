import { evaluate } from './arithmetic.ts'

/** What a derivation yields, and the steps of it that are wrong. */
interface Derivation {
  readonly results: ReadonlyMap<string, number>
  readonly faults: readonly string[]
}

const COMPARISONS: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  '<=': (left, right) => left <= right,
  '>=': (left, right) => left >= right,
  '<': (left, right) => left < right,
  '>': (left, right) => left > right,
}

/**
 * Checks arithmetic by hand, step by step. A step is `name: expression = result`, where the result is what the expression gives when
 * rounded to its decimals, or `expression < expression`. Steps may use the results before them, as they are written.
 */
export function checkDerivation(steps: readonly string[]): Derivation {
  const results = new Map<string, number>()
  const faults = steps.flatMap((step) => {
    const comparison = /^([^=]+?) (<=|>=|<|>) (.+)$/.exec(step)
    if (comparison) return checkComparison(comparison, results)
    const equation = /^([a-z][a-z0-9_]*): (.+) = (-?\d+(?:\.(\d+))?)$/.exec(step)
    if (!equation) return [`not a step: ${step}`]
    const [, name, expression, written, decimals = ''] = equation
    const value = evaluate(expression!, results)
    results.set(name!, Number(written))
    // Half a unit of the last decimal, and a little for binary fractions.
    return Math.abs(value - Number(written)) <= 0.5 * 10 ** -decimals.length + 1e-6
      ? []
      : [`${name}: ${expression} is ${value}, not ${written}`]
  })
  return { results, faults }
}

function checkComparison([step, left, sign, right]: RegExpExecArray, known: ReadonlyMap<string, number>): string[] {
  return COMPARISONS[sign!]!(evaluate(left!, known), evaluate(right!, known)) ? [] : [`does not hold: ${step}`]
}
