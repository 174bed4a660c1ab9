/**
 * The source of a pattern that reads words in either case; it has no ranges of letters. `(?i:bailleur|owner)` says the same, but V8 overlooks capitals in
 * its alternatives once a process has compiled many patterns: how a lease is read would depend on those read before.
 */
export function eitherCase(source: string): string {
  let isInClass = false
  return source.replace(/\\.|[[\]]|\p{L}/gu, (token) => {
    if (token === '[' || token === ']') isInClass = token === '['
    if (!/^\p{L}$/u.test(token)) return token
    const both = `${token.toLowerCase()}${token.toUpperCase()}`
    return isInClass ? both : `[${both}]`
  })
}
