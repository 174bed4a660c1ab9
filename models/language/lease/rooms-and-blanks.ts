import { oneOf, pattern } from '../words/lines.ts'
import { CONTRACT_NUMBER_WORD } from '../numbers/number-pattern.ts'

// Words of interest, rooms, persons and blanks.

export const LEGAL_RATE: RegExp = pattern(String.raw`
    (?:taux|interets?) (?:d'interet )?(?:legal|legaux)|gesetzlich\w* .{0,20}zins|(?:legal|statutory) (?:rate|interest)
    gesetzlech\w* (?:zins|zens|taux)
  `)
export const FEE_FOR_LATE: RegExp = pattern(String.raw`
    penalit|frais (?:de (?:rappel|relance|retard|mise en demeure)|administratifs)|amende|forfait|mahn|gebuhr|strafe|late (?:payment )?fee|\bfees?\b
    penalty|surcharge|reminder|strof|rappel
  `)
/** Tenth of the rent for each month begun: what a landlord owes who keeps the guarantee too long. */
export const OF_LATE_RETURN: RegExp = pattern(String.raw`
    (?:10 ?%|zehn prozent|dix pour ?cent|ten per ?cent|zeng prozent) (?:\w+ ){0,3}(?:loyer|monatsmiete|miete|rent|loyers?|mountsloyer).{0,30}(?:entame
    commence|angefangen|begonnen|started|begun|ugefaangen)
    (?:angefangen|begonnen|ugefaang|entame|commence)\w* (?:\w+ ){1,2}(?:10 ?%|zehn prozent|dix pour ?cent|zeng prozent) (?:\w+ ){0,2}(?:loyer|miete|monatsmiete)
  `)
/** The landlord is the one who owes. */
export const OWES_TENANT: RegExp = pattern(String.raw`
    \bowes? (?:the )?(?:tenant|lessee)|\bpays? (?:the )?(?:tenant|lessee)|zahlt (?:er |sie )?dem (?:mieter|pachter)|schuldet (?:er |sie )?(?:dem|der) mieter
    (?:doit|verse|paie) (?:\w+ )?(?:au|a la) (?:locataire|preneu\w+)|bezilt (?:hien |hatt )?(?:dem )?locataire
  `)
export const NO_ROOM: RegExp =
  /(?:n'est pas une|keine|keng|not a|is no) (?:chambre|schlafzimmer|schlofkummer|schlofzemmer|bed ?room|room)\b/
export const DAILY: RegExp =
  /(?:par|pro|je|per|a|each|every|all|chaque|jeden?)\s(?:jour|tag|day|dag|semaine|woche|week)/
export const SIDE_ROOM: RegExp =
  /(?:storage|store|utility|bath|dining|laundry|boiler|wash|living|shower|technical)[ -]?rooms?|bad(?:e)?zimmer|wohnzimmer|esszimmer|buedzemmer/g
export const OTHER_ROOM: RegExp = pattern(String.raw`
    salle|bains?\b|douche|wc\b|toilette|cuisine|cave|bad\b|kuche|keller\b|abstell|bath|kitchen|cellar|store|buedz|kichen|balcon|balkon|terras|garage
    stuff|gank
  `)
const PERSON = oneOf(String.raw`
    personnes?|occupants?|adultes|habitants|personen|bewohner|erwachsene|people|persons?|occupiers?|adults|leit|persounen?|members?|membres?|mitglieder
    betten|beds|better
  `)
export const PERSONS: RegExp = new RegExp(
  String.raw`(?:(\d{1,2})|(${CONTRACT_NUMBER_WORD}))\s*(?:\w+ )?(?:${PERSON})`,
  'u',
)
/** A bed for two. */
export const BUNK_BED: RegExp = /\betagenbett\b|\bstockbett\b|\blits? superposes?\b|\bbunk beds?\b|\betagebett\b/
/** Where people live, are let in or are counted, and do not only take part in something. */
export const LIVES: RegExp = pattern(String.raw`
    \b(?:bewohnt|bewohnen|wohn(?:t|en)|occup(?:e|ee?s?|er|ent|y|ied)|habit\w*|liv(?:e|es|ing)|log(?:e|er|ent|es?)|wunn\w*|bewunnt|let|loue\w*
    vermiet\w*|verlount|share|shared
    passen|beds?|betten|better|pour|fur|for|fir|maximum|max\.|hochstens|au plus|at most|up to|jusqu'a|bis zu|bis|personenzahl|occupants?|occupation|occupancy)\b
  `)
/** Before people with whom a kitchen or garden is used together, who live elsewhere in the house. */
export const SHARED_WITH: RegExp =
  /(?:\bshar(?:e|es|ed|ing)|\bpartag\w*|\bteil(?:en|t|st)|\bdeel\w*|\bmitbenutz\w*)\b.*\b(?:with|avec|mit|mat) (?:[\w']+ ){0,2}$/
export const BLANK: RegExp = new RegExp(
  [
    String.raw`_{3,}|\.{6,}|…{2,}|\[ ?(?:…|\.{2,}|a completer|to be completed|date|montant|nom|name|betrag|datum|x+) ?\]|a completer|auszufullen`,
    String.raw`noch einzutragen|to be (?:completed|filled|confirmed)|ze kompleteieren|nach ze bestemmen|\bxx+ ?(?:€|eur)`,
  ].join('|'),
)
export const SIGNATURE_LINE: RegExp =
  /signature|unterschrift|signed|signe|ennerschr|lu et approuve|read and approved|gelesen und genehmigt/
export const PREVAILING: RegExp =
  /(?:version|fassung|text|langue|sprache|versioun).{0,40}(?:fait foi|prevau?t|prevail|massgeb|massgeblich|gilt|zahlt|verbindlich|gellt)/
