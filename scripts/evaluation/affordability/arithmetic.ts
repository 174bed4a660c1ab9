/** Evaluates arithmetic as people write it: + - * / ^, parentheses, min, max, floor, numbers, and names of earlier results. */

type Known = ReadonlyMap<string, number>

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([a-z][a-z0-9_]*)|([-+*/^(),]))/y
const FUNCTIONS: Readonly<Record<string, (...values: number[]) => number>> = {
  min: Math.min,
  max: Math.max,
  floor: Math.floor,
}

/** @throws SyntaxError that quotes the expression; RangeError for an unknown name */
export function evaluate(expression: string, known: Known): number {
  const tokens = tokensOf(expression)
  let at = 0
  const peek = (): string | undefined => tokens[at]
  const take = (wanted?: string): string => {
    const token = tokens[at++]
    if (token === undefined || (wanted !== undefined && token !== wanted))
      throw new SyntaxError(`${expression}: expected ${wanted ?? 'more'} at token ${at}`)
    return token
  }

  function sum(): number {
    let value = product()
    while (peek() === '+' || peek() === '-') value = take() === '+' ? value + product() : value - product()
    return value
  }
  function product(): number {
    let value = signed()
    while (peek() === '*' || peek() === '/') value = take() === '*' ? value * signed() : value / signed()
    return value
  }
  function signed(): number {
    if (peek() !== '-') return power()
    take()
    return -signed()
  }
  function power(): number {
    const base = atom()
    if (peek() !== '^') return base
    take()
    return base ** signed()
  }
  function atom(): number {
    const token = take()
    if (token === '(') {
      const value = sum()
      take(')')
      return value
    }
    if (/^\d/.test(token)) return Number(token)
    return peek() === '(' ? call(token) : named(token)
  }
  function call(name: string): number {
    const apply = FUNCTIONS[name]
    if (!apply) throw new RangeError(`${expression}: no function ${name}`)
    take('(')
    const values = [sum()]
    while (peek() === ',') {
      take()
      values.push(sum())
    }
    take(')')
    return apply(...values)
  }
  function named(name: string): number {
    const value = known.get(name)
    if (value === undefined) throw new RangeError(`${expression}: ${name} is not known here`)
    return value
  }

  const value = sum()
  if (at < tokens.length) throw new SyntaxError(`${expression}: ${tokens[at]} is too much`)
  return value
}

function tokensOf(expression: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < expression.trimEnd().length) {
    const from = TOKEN.lastIndex
    const found = TOKEN.exec(expression)
    if (!found) throw new SyntaxError(`${expression}: cannot be read from character ${from + 1}`)
    tokens.push(found[0].trim())
  }
  return tokens
}
