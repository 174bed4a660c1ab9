import { SIDE_ROOM } from '../../../language/queries/home-kinds.ts'
import { pattern } from '../../../language/words/lines.ts'
import type { QueryReading } from '../words/query-reading.ts'

/** A room in a home of others: who shares, who lets it, and who mostly looks for one. */
const SHARING = pattern(String.raw`
      ^(?:shared|sharing|flatshare|flatmates?|housemates?|roommates?|houseshare|lodger|lodgings?|sublet|digs|wg|wgs|wgzimmer|wohngemeinschaft\w*
      mitbewohner\w*|untermiete|wunngemeinschaft\w*|matbewunner\w*|coloc|colocs|colocation|colocataires?|habitant|partilhad[oa]s?|partilhar|hospede)$
    `)
const OCCUPANT =
  /^(?:student\w*|etudiante?s?|estudantes?|stagiaire|intern|trainee|azubi|apprenti|aupair|pair|stagiar\w*|praktikant\w*)$/

/** Whether the query looks for a room of a home that is shared, rather than for a home with one room. */
export function isRoomAsked({ tokens }: QueryReading): boolean {
  return tokens.some(({ word }, at) => {
    if (/^shares?$/.test(word) && /^(?:house|flat|apartment|home)$/.test(tokens[at - 1]?.word ?? '')) return true
    if (SHARING.test(word)) return !isRefused(tokens.slice(Math.max(0, at - 3), at).map((token) => token.word))
    return (
      OCCUPANT.test(word) &&
      tokens.some((token, room) => ROOM.test(token.word) && !SIDE_ROOM.test(tokens[room - 1]?.word ?? ''))
    )
  })
}

/** Words for a room that may be let on its own. */
export const ROOM = /^(?:room|chambre|chambrette|zimmer|kummer|kammer|zemmer|zemmerchen|quarto|wgzimmer|bedsit)$/

/** `pas de colocation`. */
function isRefused(before: readonly string[]): boolean {
  return before.some((word) =>
    /^(?:no|not|pas|sans|kein\w*|ohne|keng|keen|kee|ouni|net|nicht|nao|sem|nem|ni)$/.test(word),
  )
}
