import { pattern } from '../words/lines.ts'

// Words of evictions, buyers and shared homes.

export const BETWEEN: RegExp =
  /intermediair|zwischen(?:protokoll|bestandsaufnahme|zustand|abnahme)|interim|intermediate|tesche/
export const FORBIDS: RegExp = pattern(String.raw`
    ne (?:peut|pourra|peuvent|pourront|saurait)|n'a pas le droit|d[au]rf(?:en)? .{0,60}(?:nicht|keine)|d[ae]+rf .{0,60}net|(?:may|can|must|shall|will) ?not
    is not allowed|interdit|verboten|prohibited
  `)
/** The end of a lease, by whoever gives notice. */
export const ENDS: RegExp = pattern(String.raw`
    resili|\bconges?\b|congedi|met(?:tr\w+)? (?:un terme|fin)|\bclore\b|denonc|reprendre (?:le|la|les)
    kundig|beend|auflos|raumen|terminat|\bends?\b|ending|\bnotice\b|cancel|\bclose\b
    kenneg|opleis|ophal
  `)
/** `sans avoir à dire pourquoi`. */
export const WITHOUT_GROUND: RegExp = pattern(String.raw`
    sans (?:avoir a |devoir |que ce soit )?(?:[\w']+ ){0,3}(?:motifs?|raisons?|pourquoi|justifi\w+|motiver|motivation)\b
    (?:pour|quel que soit) (?:n'importe quel|le|tout) motif
    ohne (?:\w+ ){0,3}(?:grund|grunde|grunden|begrundung|gesetzlichen grund)\b|ohne (?:dies |das )?(?:zu begrunden|begrunden zu mussen)
    aus jedem beliebigen grund
    without (?:\w+ ){0,4}(?:reasons?|grounds?|cause|explanation|why)\b|for (?:any|whatever) reason
    no (?:reason|ground|explanation) (?:is |need be |has to be )?(?:needed|given|required)
    ouni (?:\w+ ){0,3}(?:grond|grenn|grenner|begrennung|firwat)\b
  `)
/** The tenant goes before the end. */
export const LEAVES_EARLY: RegExp = pattern(String.raw`
    (?:part|quitt|sort|s'en va|libere|resili|depart|rend les cles)\w*.{0,80}(?:avant|premiere?s?|anticip|prematur|dans les|au cours|durant|pendant|le jour ou)
    (?:avant|anticip|prematur|dans les|au cours|durant|pendant|le jour ou).{0,80}(?:part|quitt|sort|s'en va|libere|resili|depart)
    (?:vorzeitig|fruher|vor (?:ablauf|ende|dem)|innerhalb|wahrend|in den ersten|vor der zeit).{0,90}(?:auszieh|ausziehen|kundig|verlass|geht|aufgib|beend)
    (?:zieht|auszieh|kundig|verlass|geht|gibt|auszug|beend)\w*.{0,90}(?:vorzeitig|fruher|vor (?:ablauf|ende|dem)|innerhalb|wahrend|in den ersten)
    (?:leav|mov\w+ out|depart|hand\w* (?:in|back) the keys|give\w* up|quit|terminat).{0,90}(?:before|ahead of|within|early|during|prior)
    (?:before|ahead of|within|early|during|prior to).{0,90}(?:leav|mov\w+ out|depart|quit|terminat)
    (?:fortgeet|auszitt|geet|zitt|verleisst|kenneg|eraus)\w*.{0,90}(?:virum|virun|ze frei|bannent|am eischte)
    (?:virum|virun|ze frei|bannent|an deenen?).{0,90}(?:fort|auszitt|kenneg|eraus|verleisst)
  `)
/** A sum that leaving costs, under any name. */
export const BREAK_SUM: RegExp = pattern(String.raw`
    indemnit\w*|penalite\w*|dedommag\w*|clause penale|dedit\b
    entschadig\w*|vertragsstrafe\w*|abfindung\w*|abstandssumme|ausgleichs?(?:zahlung|betrag)\w*|pauschal\w* (?:von|in hohe)
    compensat\w*|penalty|lump sum|liquidated|break fee|early exit fee|\bwhole with
    entschiedeg\w*|konventionalstrof|strof\b|pauschal\w* vun
    (?:doit|devra|paie|paye|verse|zahlt|schuldet|owes?|pays?|bezilt) (?:[\w']+ ){0,4}(?=\d|deux|trois|quatre|cinq|six|zwei|drei|vier|funf|sechs|two|three
    four|five|zwee|drai|fennef)
  `)
export const REST_OF_RENT: RegExp =
  /(?:loyers?|miete|rent) .{0,30}(?:restant|a courir|rest|jusqu'a l'echeance|bis zum ende|remain|unexpired|bis zum oflaf)/
/** Who gives up going to the judge or the commission. */
export const WAIVES_COURT: RegExp = pattern(String.raw`
    (?:renonc|s'interdi|s'engage\w* a ne|promet\w* de ne|s'abst)\w*.{0,90}(?:juge|justice|tribunal|commission)
    verpflicht\w* sich,? .{0,70}(?:mietkommission|gericht|richter) (?:\w+ )?nicht \w+
    (?:verzicht\w* (?!nicht)|versprich|sagt zu|sagen zu|unterlass).{0,70}(?:mietkommission|gericht|richter|klage)(?!.{0,40}(?:nicht ausgeschlossen
    bleibt))
    (?:waive|give\w* up|undertak\w* not|agree\w* not|promis\w* not|will not|shall not|forgo)\w*.{0,60}(?:\bcourt\b|\bjudge|rent commission|\btribunal)
    (?:verzicht\w*(?! net)|versprech|verspriech|averstan|engagei)\w*.{0,70}(?:net|ni|nie|net mei) .{0,30}(?:kommissioun|geriicht|riichter)
    verzicht\w* (?!net).{0,40}(?:kommissioun|geriicht)
    ginn net (?:bei|op|virun) .{0,20}(?:kommissioun|geriicht|riichter)
  `)
/** Somebody who stands in for the tenant. */
export const OF_SURETY: RegExp = /\bburg(?:e|in|en|schaft)\b|caution\b|\bgarants?\b|surety|guarantor|\bbierg/
/** Who lets it be known, without the word for a notice. */
export const TELLS: RegExp =
  /faire savoir|se manifester|(?:make it|let it be) known|mitteil\w*|bekannt ?geb\w*|bescheed|matdeel\w*/
/** `dispose de tout un an`. */
export const HAS_TIME: RegExp = /(?:dispos\w+ d[e'] ?|\bhas |\bhat |\bhuet )(?:tout |a full |ganze[ns]? )?$/
export const WITHIN: RegExp =
  /(?:dans|endeans|pendant|within|for|innerhalb|binnen|bannent|wahrend|an|in)\W+(?:les |den |de |the |of )?$/
export const LATE_OR_END: RegExp = pattern(String.raw`
    retard|impay|non[- ]paiement|defaut|pas paye|verzug|verspat|nichtzahlung|schuldig|ruckstand|\bhangt\b|\bausbleib|bleibt .{0,20}\baus\b|nicht (?:be)?zahl
    \bfehlt\b
    late\b|arrears|default|unpaid|not paid|\bowes\b|net bezuelt|net bezil|ouni suen|onbezuelt|\bfeelt\b|fin du bail|ende des|end of the
  `)
export const BANS: RegExp = pattern(String.raw`
    (?:colocation|wohngemeinschaft|co-?tenancy|flat-?shar\w*|colocatioun) (?:\w+ ){0,3}(?:interdite?|verboten|untersagt|prohibited|not allowed
    exclue|verbueden|nicht gestattet|requiert|bedarf|requires)
    (?:interdi\w+|verboten|prohibited).{0,30}colocation
  `)
/** Homes that a lease calls homes of luxury; `luxury kitchen` and `appartement de luxe` in an advert's words are none. */
export const LUXURY_HOME: RegExp = pattern(String.raw`
    logements? de (?:grand )?luxe|logements? (?:moderne )?non[- ]standard|confort moderne,? non[- ]standard|luxuswohn\w*|luxury (?:dwelling|propert|hous)\w*
    non[- ]standard (?:dwelling|home|housing)|luxuswunn\w*|luxuslogement|luxusobje[ck]t
  `)
