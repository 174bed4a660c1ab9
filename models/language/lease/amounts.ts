import { pattern } from '../words/lines.ts'
import { topics } from '../lease-words.ts'

// Words around an amount that tell what it is for.

/** An advance says itself what it is, whatever stands before. */
export const ADVANCE_BEHIND: RegExp = pattern(String.raw`
      ^\s*(?:monatlich(?:er?)? |a month |par mois )?(?:a titre (?:de |d')|d'|de |als |as |of |vun |an )?(?:avances?|acomptes?|provisions?|vorschuss
      vorauszahlung|abschlag|on account)\b
    `)
export const DIRECT: RegExp = pattern(String.raw`
    ^\s*(?:(?:par|a|per|im|pro|je|de|all|chaque) (?:mois|month|monat|mount) |monatlich |mensuels? |monthly )?(?:de|d'|of|for|in|as|pour|fur|als|fir|an|vun)\b
  `)
/** Said of a home and its price. */
export const BOUGHT: RegExp =
  /\b(?:pay[ee]|achete\w*|acquis\w*|repris\w*|gekauft|erworben|ubernommen|kaaft|kaf|iwwerholl|bought|purchased|taken over|paid)\b/
/** `5 % du capital réévalué = `: the amount is the share. */
export const SHARE_IS: RegExp =
  /(?:%|per ?cent|pour ?cent|prozent) [^=\d]{3,50}(?:=|,? (?:soit|i\.e\.|das sind|d\.h\.|also))\s*(?:eur|€)?\s*$/
export const A_YEAR: RegExp =
  /^\s*(?:(?:a|per|par|pro|im|each|every|d'|am|all) ?(?:year|annum|an\b|annee|jahr|joer)|annuel|jahrlich|yearly|annually)/
export const YEARLY_RENT: RegExp =
  /(?:jahres(?:netto|kalt)?miete|loyer annuel|(?:yearly|annual) rent|joresloyer)[^.;\d]{0,40}$/
/** Who pays an amount of which nothing else is said pays rent. */
export const PAYS: RegExp =
  /(?:pays?|paie|paye|versez?|donnez?|donnerez|hands?|zahlt|gibt|geben|bezilt|bezuelt|gett)\b(?!.*(?:frais|fee|gebuhr))/
/** `990 € par mois, une seule somme pour tout`. */
export const ALL_FOR_ONE: RegExp = pattern(String.raw`
      ^.{0,25}(?:une seule somme|pour tout\b|tout compris|(?:one|a single) (?:sum|price) for (?:all|everything)|(?:ein|eine) (?:preis|summe
      betrag) fur alles|alles inbegriffen|fir alles zesummen)
      ^\W{0,3}(?:for everything|pour tout\b|fur alles\b|fir alles\b)
      ^.{0,25}(?:umfasst|deckt|beinhaltet|couvr\w+|comprend|inclut|cover\w*|abegraift)\W+(?:\w+ ){0,2}(?:miete|loyer|rent\b|everything|alles|tout\b)
    `)
/** The sentence after a rent says of it: `tout est dedans`, `that figure takes care of heating and water`. */
export const ALL_THERE: RegExp = new RegExp(
  [
    topics.withCharges.source,
    String.raw`(?:figure|sum|price|fee|amount|rent|betrag|preis|summe|miete|montant|prix|somme|loyer|zomm|prais)\b (?:\w+ ){0,3}(?:takes? care of|covers?`,
    String.raw`includes?|comprend|couvre|umfasst|deckt|enthalt|abegraift)\b.{0,80}(?:heat|water|electri|energ|chauff|\beau\b|heiz|wasser|strom|waasser|stroum)`,
  ].join('|'),
)
/** `sans les meubles et sans les charges`. */
const BARE = String.raw`(?:sans|hors|ohne|without|ouni) (?:les |the |de |d')?(?:meubles|mobilier|furniture|mobel|miwwelen) (?:et|und|and|an) )?`
export const CHARGES_AHEAD: RegExp = new RegExp(
  String.raw`^[\s(,]{0,3}(?:${BARE}(?:${topics.withoutCharges.source}|${topics.withCharges.source})`,
)
/** `shown apart from the rent: 45 €`: the amount is no rent. */
export const BESIDES_RENT: RegExp = new RegExp(
  pattern(String.raw`
    (?:apart|separate(?:ly|d)?|distinct) from (?:the )?rent\b|(?:in addition to|on top of|besides|beside) (?:the )?rent\b
    (?:separe\w*|distinct\w*|a part|a cote|en sus|en plus) du loyer\b|(?:getrennt|gesondert) von der miete\b|(?:zusatzlich zur|neben der) miete\b
    (?:getrennt|apaart) vum loyer\b|zousatzlech (?:zum|zu dem) loyer\b|nieft dem loyer\b
  `),
  'g',
)
/** Cheap to look for; no multiple of the rent is without one of these. */
export const MAY_MULTIPLY: RegExp = pattern(String.raw`
    (?:mois|monat|month|meint).{0,60}(?:loyer|rent|miete)|\b[x×]\s|\d[x×]|×|\b(?:fois|mal|mol)\b|mieten\b|loyer(?:s|en)\b|mensualites\b|rents\b
    meintlech loyer|doub|tripl|quadrup|twice|doppel|fache|trimestre|duebel|zweemol|draimol|veiermol
    (?:quart|tiers|third|viertel|drittel|drettel|veierel|moitie|halfte|half).{0,60}(?:annuel|year|jahres|jores)
  `)
export const OF_RENT: RegExp = /loyer|miete|mietzins|rent|mensualite|redevance|fee\b/
