import { COUNT } from '../numbers/quantities.ts'
import { oneOf } from '../words/lines.ts'

// Words that count monthly rents.

const COUNTED_MONTHS = String.raw`${COUNT}\s*(?:\(\s*\w{1,20}\s*\)\s*)?(?:mois|monat\w*|months?|meint)`
/** Multiples of the monthly rent, counted or named; groups as `rentMultiplesIn` takes them apart. */
export const MULTIPLE: RegExp = new RegExp(
  [
    oneOf(String.raw`
        ${COUNTED_MONTHS}['’]?s?\s*(?:'\s*)?(?:de |d'|of |vum |vun |of the )?(?:the |le |du |dem )?(?:basic |net |monthly |gross )?(?:loyers?
        rents?|rental|\w*miete[n]?)
      `),
    oneOf(String.raw`
        ${COUNT}\s*(?:x|×|fois|mal|times|mol)\s*(?:(?:le|du|la|the|die|der|den|de|dem|d'|vum)\s*)?(?:monthly |net |montant du |mensualite )?(?:\w*loyer
        \w*miete|\w*rent\b)
      `),
    oneOf(String.raw`
        (?<!§ ?|article |artikel |art\. ?)${COUNT}\s*(?:\w{0,9}(?:monats|kalt|netto|brutto|warm|grund)?\w{0,12}mieten\b|loyers\b(?! \d)|loyeren\b
        mensualites\b|(?:(?:net|basic|full|gross|monthly|months['’]) )?rents\b|meintlech loyer\w*)
      `),
    oneOf(String.raw`
        (double|triple|quadruple|twice|doppelte|dreifache|zweifache|vierfache|funffache|sechsfache|un trimestre|zweemol|draimol|veiermol
        duebel)\w*\s*(?:(?:du|de|le|of|the|der|die|den|dem|des|d'|vum|vun)\s*)*(?:monthly |net )?(?:montant du )?(?:\w*loyer|\w*miete|mietzins\w*
        \w*rent\b|mensualite|redevance|(?:monthly )?fee\b)
      `),
    oneOf(String.raw`
        (?<part>(?:un|le|one|a|ein|en) (?:quart|tiers|quarter|third|viertel|drittel|drettel|veierel)|la moitie|die halfte|half)\s*(?:du|de la|de|of
        the|der|des|einer|vum|vun der)?\s*(?:(?:du|de|of|the|der|des|a|an|one) )*(?:loyer annuel|redevance annuelle|(?:yearly|annual
        year['’]s) (?:rent|fee)|jahres(?:netto|kalt)?miete|joresloyer)
      `),
  ].join('|'),
  'gu',
)
/** Rents that the named multiples count. */
export const FOLDS: Readonly<Record<string, number>> = {
  double: 2,
  triple: 3,
  quadruple: 4,
  twice: 2,
  doppelte: 2,
  dreifache: 3,
  zweifache: 2,
  vierfache: 4,
  funffache: 5,
  sechsfache: 6,
  'un trimestre': 3,
  zweemol: 2,
  draimol: 3,
  veiermol: 4,
  duebel: 2,
}
