import * as phrases from '../../../language/queries/wishes/protected-grounds.ts'
import { wordsFound, wordsOf, type QueryReading } from '../words/query-reading.ts'

/** Words of the longest ground: `couleur de peau`. */
const MOST_WORDS = 3

/**
 * The words of a query that ask to choose neighbours, owners or tenants by a ground on which the Luxembourg law forbids to treat people differently in
 * access to housing: religion or belief, disability, age, sexual orientation, race or ethnic origin, sex, nationality (law of 28 November 2006 and
 * articles 454 and 455 of the Penal Code). They neither filter nor score; the answer says so. Needs of one's own, such as step-free access or a school
 * nearby, are none of them.
 */
export function readProtectedGrounds(reading: QueryReading): string[] {
  const { tokens } = reading
  const found: string[] = []
  for (let at = 0; at < tokens.length; at++) {
    const { word, clause } = tokens[at]!
    const plain = wordsFound(phrases.GROUNDS, reading.wordsFrom(at, MOST_WORDS))
    const isSex = phrases.SEXES.test(word)
    if (plain === 0 && !isSex && !phrases.GROUPS.test(word)) continue
    const near = tokens.slice(Math.max(0, at - 4), at + 4).filter((token) => token.clause === clause)
    if (phrases.NOT_PEOPLE.test(tokens[at + 1]?.word ?? '')) continue
    const others = wordsOf(near.filter((token) => token !== tokens[at]))
    if (isSex ? !phrases.RESTRICTIONS.test(others) : plain === 0 && !phrases.ABOUT_PEOPLE.test(others)) continue
    found.push(reading.claim('protectedGround', at, at + Math.max(plain, 1)))
    // Whom one does not want to live beside is no wish for quiet.
    for (const [index, token] of tokens.entries())
      if (token.clause === clause && phrases.NEIGHBOURS.test(token.word)) reading.fields[index] ??= 'protectedGround'
  }
  return found
}
