import { LIFE_ANNUITY, PART_SHARE } from '../../language/adverts/terms-of-sale.ts'
import { fold } from '../../language/fold.ts'

/** Terms of sale under which the price is not that of the whole home, free to live in. */
const TERMS = { life_annuity: LIFE_ANNUITY, part_share: PART_SHARE } as const
export type ToldTerm = keyof typeof TERMS

/**
 * Finds terms of sale in the words of an advert: a life annuity, a share of a home.
 * @returns the term with the words that name it, folded; null for none
 */
export function toldTerm(text: string): { code: ToldTerm; words: string } | null {
  const folded = fold(text)
  for (const code of Object.keys(TERMS) as ToldTerm[]) {
    const found = TERMS[code].exec(folded)
    if (found !== null) return { code, words: found[0].trim() }
  }
  return null
}
