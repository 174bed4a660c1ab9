import { withoutConnectors } from '../language/name-keys.ts'
import type { Gazetteer, NamedPlace } from './gazetteer.ts'

/** A known name inside a text, with the words it was found as. */
export interface NamePart {
  text: string
  named: readonly NamedPlace[]
}

/** Longest known names in a row of words, from the left, without overlap; `left` are the words in none of them. */
export function findParts(gazetteer: Gazetteer, words: readonly string[]): { parts: NamePart[]; left: string[] } {
  const parts: NamePart[] = []
  const left: string[] = []
  for (let start = 0; start < words.length;) {
    const part = longestName(gazetteer, words, start)
    if (part) parts.push(part)
    else left.push(words[start]!)
    start += part ? part.text.split(' ').length : 1
  }
  return { parts, left }
}

/** The places filed under a folded name. */
export function lookUp(gazetteer: Gazetteer, folded: string): readonly NamedPlace[] {
  return gazetteer.names.get(folded) ?? gazetteer.names.get(withoutConnectors(folded)) ?? []
}

/** The longest known name that begins at a word. */
export function longestName(gazetteer: Gazetteer, words: readonly string[], start: number): NamePart | undefined {
  for (let end = Math.min(words.length, start + gazetteer.maxWords); end > start; end--) {
    const text = words.slice(start, end).join(' ')
    const named = lookUp(gazetteer, text)
    if (named.length > 0) return { text, named }
  }
  return undefined
}
