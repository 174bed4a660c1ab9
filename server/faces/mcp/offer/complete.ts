import { fold } from '../../../../models/language/fold.ts'
import type { Completer } from './prompt.ts'

/** Completes to slugs of communes whose slug or name in any language starts with the typed text. */
export const completeCommune: Completer = (facts, typed) => {
  const wanted = key(typed)
  return [...facts.communes.values()]
    .filter(({ slug, name }) => [slug, ...Object.values(name)].some((each) => key(each).startsWith(wanted)))
    .map(({ slug }) => slug)
}

/** Completes from a fixed set of words. */
export function completeFrom(words: readonly string[]): Completer {
  return (_facts, typed) => words.filter((word) => word.startsWith(typed.trim().toLowerCase()))
}

function key(name: string): string {
  return fold(name.trim()).replaceAll(/[^a-z0-9]+/g, '-')
}
