import { foldName } from '../places/fold-name.ts'

/** Of a description as much is read; what a reader wants to know stands early. */
export const READ_CHARACTERS = 1500

const CLAUSE_END = /[.;:!?\n•|,()]/
const MAX_MEMO = 300_000
const folded = new Map<string, string>()

/** Words of title and description, folded, clause by clause. */
export function tokenizeAdvert(title: string, description: string | null): string[][] {
  const text = `${title}\n${(description ?? '').slice(0, READ_CHARACTERS)}`
  const clauses: string[][] = []
  let clause: string[] = []
  let start = -1
  for (let at = 0; at <= text.length; at++) {
    const isWord = at < text.length && isWordCode(text.charCodeAt(at))
    if (isWord && start < 0) start = at
    if (isWord) continue
    if (start >= 0) clause.push(foldWord(text.slice(start, at)))
    start = -1
    if (at === text.length || CLAUSE_END.test(text[at]!)) {
      if (clause.length > 0) clauses.push(clause)
      clause = []
    }
  }
  return clauses
}

function isWordCode(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)
  return code >= 0xc0 && code !== 0xd7 && code !== 0xf7 && !(code >= 0x2000 && code <= 0x2bff)
}

/** A cache only: the words of adverts repeat. */
function foldWord(word: string): string {
  const known = folded.get(word)
  if (known !== undefined) return known
  const fold = foldName(word).replaceAll(' ', '')
  if (folded.size < MAX_MEMO && word.length < 40) folded.set(word, fold)
  return fold
}
