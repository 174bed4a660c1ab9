/** Levels of objects and arrays; our deepest argument has five. Whoever walks a deeper value by calling itself runs out of stack. */
export const MOST_JSON_LEVELS = 64

/** JSON nested beyond any use. */
export class JsonTooDeepError extends SyntaxError {
  override name = 'JsonTooDeepError'
  constructor() {
    super(`The body is nested more than ${MOST_JSON_LEVELS} levels deep.`)
  }
}

/** Parses JSON from outside. @throws SyntaxError, JsonTooDeepError */
export function parseJson(text: string): unknown {
  if (levelsOf(text) > MOST_JSON_LEVELS) throw new JsonTooDeepError()
  return JSON.parse(text) as unknown
}

/** Levels of the text, counted up to one too many. */
function levelsOf(text: string): number {
  let [level, deepest] = [0, 0]
  for (let at = 0; at < text.length && deepest <= MOST_JSON_LEVELS; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at)
    else if (code === BRACE || code === BRACKET) deepest = Math.max(deepest, ++level)
    else if (code === BRACE + 2 || code === BRACKET + 2) level--
  }
  return deepest
}

const [QUOTE, BRACKET, BRACE] = ['"', '[', '{'].map((sign) => sign.charCodeAt(0)) as [number, number, number]

/** Position of the quote that ends a string; the last character where none does. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end < 0 ? text.length : end
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0
  while (text[at - 1 - slashes] === '\\') slashes++
  return slashes % 2 === 1
}
