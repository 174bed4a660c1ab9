import { oneOf, pattern } from '../../language/words/lines.ts'
import { fold } from '../../language/fold.ts'

/** Terms of sale under which the price is not that of the whole home, free to live in. */
const TERMS = {
  life_annuity: pattern(String.raw`
    \b(?:en|vente|occupe|achat) viager\b|\bviager (?:occupe|libre|sale)\b|\bviager ?:|\bbouquet et (?:une )?rente|\brente viagere|\bnue[ -]propriete
    \bleibrente|\bimmobilienverrentung|\bverrentung|\blebenslange[snm]? (?:wohnrecht|niessbrauch)|\bniessbrauch
    \blife annuity|\bmonthly annuity|\bbare ownership|\blife estate|\bright to live (?:in it|there) for life
    \brenda vitalicia|\bnua propriedade|\busufruto|\bliewensrent|\bdroit d.usage et d.habitation
  `),
  part_share: pattern(String.raw`
    \bmoitie indivise|\ben indivision|\bparts? indivises?|\bcession de parts|\bpart de \d+ ?%
    \b(?:halftige[rsn]?|ideelle[rsn]?|halber) (?:miteigentums)?anteil
    \bundivided (?:half )?(?:share|interest)|\b(?:\d+ ?%|half) share of
    \bmetade indivisa|\bquota (?:parte )?indivisa|\bondeelbaren undeel
  `),
} as const
/** Stems of the words above, for a first look by a database. */
export const TERM_WORDS = oneOf(String.raw`
  viag|bouquet|leibrente|verrentung|wohnrecht|nie(?:ß|ss)brauch|annuity|ownership|life estate|for life|vital|propri|usufr|liewensrent|usage et d
  indivi|parts|part de|anteil|undivided|share of|undeel
`)
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
