import { pattern } from '../words/lines.ts'

// Words of the guarantee, its return, and the inventory.

export const KEPT: RegExp =
  /(?:conserv|gard|retien|retenu|detien|bloqu|behalt|einbehalt|verbleibt|retain|kept|keeps?|held|hold|behal|(?<!fest)gehal)\w*/
export const ONLY: RegExp =
  /uniquement|exclusiv|seul|obligatoir|\bnur\b|ausschliess|lediglich|\bonly\b|solely|nemm|eleng|\bjust\b|\bmuss\b|\bmust\b|doit|a l'exclusion/
/** Nobody may turn a form down. */
export const NOT_REFUSED: RegExp = pattern(String.raw`
    ne (?:peut|peuvent|pourra|saurait|sera|seront|doit) (?:\w+ ){0,3}(?:etre )?(?:refus|rejet|exclu)\w*
    (?:ne|n') ?(?:l[ea]s? |lui )?(?:refus|rejet)\w+ (?:pas|jamais)
    lehnt (?:\w+ ){1,5}nicht ab|nicht (?:abgelehnt|abzulehnen|ablehnen|zuruckgewiesen|verweiger\w+)
    (?:can|may|will|shall|must|is|are)(?: ?not|n't| never) (?:be )?(?:refus|declin|reject|turn)\w*|not (?:to )?(?:refuse|decline|reject)
    net (?:refuseier\w*|ofgeleent|ofleenen|zereckgewise\w*)
  `)
/** A sum that is yet to be filled in. */
export const BLANK_SUM: RegExp = /(?:_{3,}|\.{6,}|…{2,}) ?(?:€|eur)/
/** Something beside the guarantee. */
export const ADDS: RegExp = pattern(String.raw`
    \boutre\b|en (?:sus|plus) d|s'ajoute|complementaire|supplementaire|\bneben (?:der|einer|dem)\b|zusatzlich|\bweitere\w*|\bplus (?:one|a|another|ee|an)\b
    hinzu (?:tritt|treten|kommt|kommen)|vient s'y ajouter|s'y ajoute|comes? on top|dobai kennt
    \bfurther\b|additional|\bextra\b|topped up|on top of|in addition to|\bnieft\b|zousatzlech|derbaigeluecht
  `)
/** Held against what the tenant might owe, under any name. */
export const HELD: RegExp = pattern(String.raw`
    garanti|guarant|caution|kaution|kautioun|\bdepot|deponeier|deposit|\w*pfand|bonne fin|security|\bbond\b|rendue?\b|zuruck(?:erstattet|gezahlt|gegeben)
    hinterleg|rucklage|hannerl|deposee?\b|lodg\w+|letter of comfort|first demand|burgschaft|premiere demande|\w*einlage|erstattet|surete|lettre de confort
    returned|get back|eremkritt|zereckkritt|in cash
  `)
export const FIRST_RENT: RegExp =
  /premier (?:mois|loyer|terme)|erste \w*miete|first (?:month|rent)|eischte (?:mount|loyer)|frais|fee\b|gebuhr|charges|nebenkosten/
/** `dans le mois de la remise des clés`: a month that nobody counts. */
export const IN_THE_MONTH: RegExp =
  /(?:dans le|im|(?:with)?in (?:the|a|one)|an engem|innerhalb eines|binnen eines|ee?|un) (?:mois|monats?|month|mount)\b/
export const KEYS_OR_END: RegExp = pattern(String.raw`
    cles\b|schlussel|keys|schlessel|auszug|depart|sortie|leav|auszuch|decompte|abrechnung|(?:derniere?s?|last|final|letzten?|leschter?n?) (?:comptes?
    factures?|accounts?|bills?|rechnung\w*|\w*decompten?)
  `)
export const DEADLINE: RegExp =
  /dans|apres|endeans|within|after|innerhalb|binnen|nach|bannent|\bno\b|fruhestens|spatestens|until|jusqu|\bbis\b|plus tard|later than/
export const OF_RENT: RegExp =
  /^\s*(?:['’]s?\s*)?(?:de |d'|of |vum |vun )?(?:the |le )?(?:[a-z]+ )?(?:loyers?\b|rents?\b|[a-z]*mieten?\b)/
export const REFUSES_INVENTORY: RegExp = new RegExp(
  [
    String.raw`(?:sans|aucun|pas d'|ni )\s?(?:etat|constat)(?![^.;]{0,14}, (?:pas|aucun))|renonc\w+ .{0,30}(?:etat des lieux|constat)`,
    String.raw`op .{0,20}etat des lieux .{0,20}verzicht`,
    String.raw`(?:etat des lieux|constat) (?:n'est|ne sera) (?:pas|ni)|(?:dispense?s?|waive|without|no|forgo) (?:with )?(?:an |any `,
    String.raw`the )?(?:\w+ )?(?:inventory|report)`,
    String.raw`(?:ohne|kein) (?:\w+)?(?:protokoll|bericht)|auf .{0,40}protokoll\w* .{0,25}verzicht|(?:waive|dispense|forgo)\w* .{0,30}(?:inventory|report)`,
    String.raw`(?:keen|ouni|keng) (?:etat des lieux|protokoll|zoustands)|etat des lieux gett (?:et )?net|protokoll .{0,20}nicht (?:erstellt|gefuhrt`,
    String.raw`aufgenommen|angefertigt)`,
    // The parties do without one.
    String.raw`(?:dispens\w+|se passent|superflu|inutile).{0,60}(?:etat des lieux|constat|proces-verbal|parcourir les pieces)`,
    String.raw`(?:etat des lieux|constat|proces-verbal)[^.;]{0,25}(?:superflu|inutile|n'est pas (?:utile|necessaire|dresse|etabli))`,
    String.raw`(?:n'en|ne) (?:dress|etabli|fer|font|redig)\w* (?:pas|aucun|point) (?:de |d')?(?:etat des lieux|constat|proces-verbal)`,
    String.raw`protokoll\w* (?:\w+ )?(?:sparen|ersparen|entfallt|braucht es nicht|brauchen (?:\w+ )?nicht)`,
    String.raw`spar\w* (?:\w+ ){0,2}(?:uns|sich) .{0,30}(?:protokoll|begehung)`,
    String.raw`(?:protokoll|begehung)\w* .{0,30}(?:entbehrlich|uberflussig|unnotig|findet nicht statt)|(?:ohne|keine) (?:\w+ ){0,2}begehung`,
    String.raw`\b(?:no|skip|without|unnecessary|pointless|superfluous) (?:\w+ ){0,3}(?:inventory\b|walk-?(?:round|through)|(?:condition|check-?in) report)`,
    String.raw`(?:inventory|walk-?(?:round|through)|(?:condition|check-?in) report) .{0,25}(?:not (?:needed|necessary|made|drawn|done)|` +
      String.raw`unnecessary|superfluous|skipped)`,
    String.raw`(?:spuere|brauch)\w* .{0,30}(?:etat des lieux|inventaire|protokoll)`,
    String.raw`(?:etat des lieux|inventaire|protokoll)[^.;]{0,25}(?:net neideg|net gemaach|iwwerflesseg|spuere)`,
  ].join('|'),
)
/** A rule for the case that none is made refuses none. */
export const IF_NONE: RegExp = pattern(String.raw`
    ^[^a-z]*(?:a defaut|faute d|en l'absence|si |s'il|en cas|lorsqu|tant qu|if |unless|should|where |until|falls|sollte|wenn|fehlt|liegt kein|bis |wann |feelt
    soulaang)
    (?:keine?r?|no|aucune?|keng?) (?:\w+ ){1,6}(?:without|sans|ohne|ouni) (?:[\w']+ ){0,2}(?:inventory|etat|constat|protokoll|bericht)
  `)
export const EXIT_ONLY: RegExp =
  /sortie|depart|fin d[ue]|auszug|ruckgabe|exit|check-?out|move-?out|leaving|auszuch|enn vum/
export const ENTRY: RegExp = pattern(String.raw`
    entree|debut|remise des cles|einzug|ubergabe|beginn|entry|check-?in|move-?in|moves in|anzuch|anzei|initial|joint|annex|attach|ci-joint|beilieg
    anliegend|liegt (?:bei|vor)|signe|contradictoire|emmenage
  `)
export const MADE: RegExp =
  /dress|etabl|redig|sign|erstell|aufgenommen|errichte|unterschr|unterzeich|draw|drawn|written|made|gemaach|ennerschr/
