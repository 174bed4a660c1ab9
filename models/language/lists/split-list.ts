import { foldName } from '../fold.ts'
import { JOINERS } from '../numbers/number-vocabulary.ts'
import { SCOPES } from '../scope.ts'

const EITHER: ReadonlySet<string> = new Set(Object.values(SCOPES).flatMap(({ either }) => either.map(foldName)))
const SIGNS = /[,;|\n/+&]/
const LONGEST = 300

/**
 * Splits a text that lists several things, at signs and at the words for and and or in each language: `Mersch, Lintgen ou Bissen`.
 * @param isName keeps a part whole in which such a word belongs to a name: `Esch an der Alzette`
 */
export function splitList(text: string, isName: (part: string) => boolean = () => false): string[] {
  const parts = text.slice(0, LONGEST).split(SIGNS)
  const split = parts.flatMap((part) => (isName(part) ? [part] : splitAtWords(part)))
  return split.map((part) => part.trim()).filter((part) => foldName(part) !== '')
}

function splitAtWords(text: string): string[] {
  const parts: string[][] = [[]]
  for (const word of text.split(/\s+/)) {
    const folded = foldName(word)
    if (JOINERS.has(folded) || EITHER.has(folded)) parts.push([])
    else parts.at(-1)!.push(word)
  }
  return parts.map((words) => words.join(' '))
}
