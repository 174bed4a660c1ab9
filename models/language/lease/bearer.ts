import { oneOf, pattern } from '../words/lines.ts'

// Words that put a cost on a party, and those that take it off.

/** Before a party: it is the one who bears. The strongest first. */
export const BURDENS: readonly RegExp[] = [
  String.raw`(?:a|aux|au) (?:la )?(?:seule |entiere )?(?:charge|frais|depens)s?(?: \w+)? (?:d[ue]s? |de la |de l')|pour compte (?:de |du |des )`,
  String.raw`(?:incomb|revien|impos|refactur|repercut|remboursee?s? par|report|factur)\w* (?:\w+ )?(?:a la |a l'|aux? |le |la )?`,
  String.raw`zu(?:r)? last(?:en)? (?:des |der |von )?|(?:obliegen|obliegt|fallen|fallt|auferlegt|umgelegt) (?:\w+ )?(?:dem |den |auf den )?`,
  oneOf(String.raw`
    (?:for the )?(?:account|expense) of (?:the )?|(?:borne|paid|payable|owed|met|settled|refunded|charged|passed on|billed) (?:\w+ ){0,2}(?:by
    to) (?:the )?
  `),
  String.raw`(?:falls?|up|fall) (?:on|to) (?:the )?|(?:op|zu) (?:d')?(?:kascht\w*|laascht\w*) (?:vum|vun der|vun)? ?|saach (?:vum|vun der) `,
  oneOf(String.raw`
    (?:par|pour|au|aux) (?:le |la |l'|les )?|(?:von|vom|durch|dem)(?: der| dem| den)? |(?:by|for|to|on|from) (?:the )?|(?:vum|vun der|vun den|dem
    fir de|fir den)\s
  `),
].map((source) => new RegExp(String.raw`(?:${source})$`, 'u'))
export const REFUNDS: RegExp =
  /rembours|refund|reimburs|erstatt|zuruckzuzahl|rembourseier|zereckbezuel|refactur|repercut|umgelegt|umlage|recharg|passed on/
export const DENIES: RegExp = pattern(String.raw`
    reste\w* etrangere?|bleibt aussen vor|takes? no part|bleift dobaussen
    \b(?:ne|n'|pas|jamais|aucun\w*|nicht|kein\w*|nie|weder|nichts|naischt
    nothing|rien|not|never|cannot|neither|nor|net|keng?\w*|no(?! (?:de|der|dem|den|en|engem|enger|zwee|drai
    \d+)\b))\b|\bn'
  `)
/** Before a party that is told apart from the one who bears: `à la bailleresse et non aux preneurs`, `the landlord, not the tenant`. */
export const CONTRASTED: RegExp = new RegExp(
  [
    String.raw`(?:,|;|\b(?:et|und|and|an|e|but|mais|sondern))\s*(?:non|not|never|nicht|net|pas|kein\w*)(?: pas)?`,
    String.raw`(?:\s+(?:by|to|on|for|from|the|of|a|au|aux|la|le|les|par|pour|de|du|des|von|vom|durch|der|die|das|dem|den|vum|vun|zu|fir|op|charge|lasten))*`,
    String.raw`\s*(?:l'|d')?$`,
  ].join(''),
)
/** Begins the reason of what was denied before it. */
export const BECAUSE: string = 'weil|denn|da|parce qu|puisqu|car|because|since|well'
/** Who does not pass costs on bears them. */
export const NOT_PASSED: RegExp = pattern(String.raw`
    (?:not|never|no longer|n'|ne|nicht|keine?|net) (?:\w+ ){0,6}?(?:pass\w*(?: \w+)? on|refactur|repercut|umgelegt|weiterberechnet|weider)|nicht umlag
    berechne\w* (?:\w+ ){1,3}nicht\b|stell\w* (?:\w+ ){1,4}nicht in rechnung|ne (?:vous |lui |le |la |les ){0,2}(?:factur|compt|reclam)\w+ pas
    (?:do|does|will|shall)(?: not|n't) (?:charge|bill|invoice)\b|verrechn\w* (?:\w+ ){1,3}net\b
    nothing to do with|geh\w* (?:den |die |der )?\w+ nichts an|ne (?:concern|regard)\w* pas|naischt (?:domat )?ze dinn
    net op de|(?:ne|n') ?(?:\w+ ){0,3}(?:figur|fai|compri|comport|inclu)\w* (?:pas|jamais|plus|(?:sur|dans|a) aucun)
  `)
/** Who claims something is paid, and pays nothing. */
export const CLAIMS: RegExp = pattern(String.raw`
    reclam\w*|demand\w*|factur\w*|exig\w*|percoi\w*|verlang\w*|berechne\w*|erheb\w*|fordert?\b|freet\b|frot\b
    \b(?:charges?|asks?|claims?|demands?|bills) (?:for\b|an?\b|the\b)
    \brech(?:net|nen|ent) (?:\w+ )?(?:och|mat|auch|hinzu|dazu|d')|setz\w* .{0,30}\ban\b|leg\w* .{0,60}\bum\b|repercut\w*|impute\w*|ajoute\w*
    pass(?:es)? .{0,30}on\b
    \badds?\b
  `)
/** A burden of the party that was named before. */
export const THEIR_BURDEN: RegExp = pattern(String.raw`
    \b(?:a (?:sa|leur)s? charges?|a ses (?:frais|depens)|zu (?:seinen|ihren) lasten|auf (?:seine|ihre) kosten|at (?:his|her|its|their) (?:own )?(?:expense
    cost)|op (?:seng|hir) kascht\w*)
  `)
export const STAFF: RegExp =
  /(?:tenant|lessee|occupier|resident)['’]?s employer|employeur d\w+ (?:locataire|preneur)|arbeitgeber des mieters|patron vum locataire/g
export const ONLY: RegExp =
  /\b(?:ne|n')[^.;]{0,60}\bqu(?:e|')|nicht nur|not only|net nemmen|non seulement|ohne weiteres/
