const REMEMBERED = 256
const remembered = new Map<string, boolean>()

/** Whether the client prefers Markdown to HTML: it names `text/markdown` with at least the weight of HTML. */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  if (!accept?.includes('text/markdown')) return false
  const known = remembered.get(accept)
  if (known !== undefined) return known
  const weights = weightsOf(accept)
  const prefers = (weights.get('text/markdown') ?? 0) > 0 && weights.get('text/markdown')! >= htmlWeight(weights)
  if (remembered.size < REMEMBERED) remembered.set(accept, prefers)
  return prefers
}

/** Whether the client prefers a page to data: it names `text/html` with at least the weight of Markdown and JSON. */
export function prefersHtml(accept: string | null | undefined): boolean {
  if (!accept?.includes('text/html')) return false
  const weights = weightsOf(accept)
  const others = ['text/markdown', 'application/json', 'application/problem+json'].map((type) => weights.get(type) ?? 0)
  return htmlWeight(weights) > 0 && htmlWeight(weights) >= Math.max(...others)
}

// A wildcard does not ask for HTML: a client that names Markdown beside it wants Markdown.
function htmlWeight(weights: ReadonlyMap<string, number>): number {
  return weights.get('text/html') ?? 0
}

/** Media ranges with their weights (RFC 9110, 12.5.1); an invalid weight counts as missing. */
function weightsOf(accept: string): Map<string, number> {
  const ranges = accept.split(',').map((range): [string, number] => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    const value = weight === undefined ? 1 : Number(weight.slice(2))
    return [type, Number.isFinite(value) ? value : 0]
  })
  return new Map(ranges)
}
