import { evaluate } from './arithmetic.ts'

/** Results of a derivation, and its faulty steps. */
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
 * Checks arithmetic step by step. A step is `name: expression = result`, where the result must equal the expression rounded to the result's decimals,
 * or `expression < expression`. Steps may use earlier results as written.
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
    // Half a unit of the last decimal, plus a little for binary fractions.
    return Math.abs(value - Number(written)) <= 0.5 * 10 ** -decimals.length + 1e-6
      ? []
      : [`${name}: ${expression} is ${value}, not ${written}`]
  })
  return { results, faults }
}

function checkComparison([step, left, sign, right]: RegExpExecArray, known: ReadonlyMap<string, number>): string[] {
  return COMPARISONS[sign!]!(evaluate(left!, known), evaluate(right!, known)) ? [] : [`does not hold: ${step}`]
}
