const EVERY = new WeakMap<RegExp, RegExp>()

/** The same pattern for every occurrence. */
export function everyMatch(pattern: RegExp, text: string): RegExpExecArray[] {
  let every = EVERY.get(pattern)
  if (every === undefined) {
    every = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`)
    EVERY.set(pattern, every)
  }
  // `matchAll` would copy the expression at every call.
  every.lastIndex = 0
  const found: RegExpExecArray[] = []
  for (let match = every.exec(text); match !== null; match = every.exec(text)) {
    found.push(match)
    if (match[0] === '') every.lastIndex++
  }
  return found
}
