import { pattern } from '../../../language/words/lines.ts'
import type { QueryReading } from '../words/query-reading.ts'

/** Words before `building` or `block`. */
export const HOMES = /^(?:apartment|residential|flat|flats|appartment)$/
/** Words beside a building that is bought whole. */
const INVESTED = pattern(String.raw`
      ^(?:invest\w*|kapitalanlage\w*|anlageobjekt\w*|rendite\w*|rendement|rentabilite|rendimento|yield|units?|einheiten|eenheeten|parteien|lots
      logements|fracoes|fogos)$
    `)

export function isInvested({ tokens }: QueryReading): boolean {
  return tokens.some(({ word }) => INVESTED.test(word))
}

/** Names of buildings that hold flats, and of flats in them. */
export const RESIDENCE = /^(?:residences?|residenz(?:en)?|residencias?)$/
const WHOLE = pattern(String.raw`
      ^(?:whole|entire|entier|entiere|complet|complete|integral\w*|ganzes?|ganze[nrm]|ganzt|ganzen|komplett\w*|inteir[oa]|complet[oa]|totalidade)$
    `)

/** `immeuble entier`, `als Ganzt`: said of the building, from four words before it to eight behind. */
export function isWhole({ tokens }: QueryReading, at: number): boolean {
  const { clause } = tokens[at]!
  return tokens.slice(Math.max(0, at - 4), at + 9).some((token) => token.clause === clause && WHOLE.test(token.word))
}

const UNITS = /^(?:ap+art|wunneng|wohnung|einheit|unit|logement|flat|frac|fogo|lots?$|bis$|a$|to$|-)/

/** Whether homes are counted within four words: `com pelo menos 3 apartamentos`. */
export function countsHomes({ tokens }: QueryReading, at: number): boolean {
  return tokens
    .slice(at, at + 4)
    .some(({ value }, index) => value !== null && value >= 2 && UNITS.test(tokens[at + index + 1]?.word ?? ''))
}
