import { pattern } from '../words/lines.ts'

// Words of fees, costs of the owner, and repairs.

export const PAID: RegExp =
  /frais|commission|honorair|remunerat|provision|courtage|gebuhr|kosten|vergut|fee|cost|fraise|kommissioun|kascht/
export const FLAT: RegExp = pattern(String.raw`
    forfait|montant fixe|somme fixe|pauschal|festbetrag|fixbetrag|feste[rn]? (?:monats)?(?:betrag|summe)|flat[- ](?:rate|charge|fee|sum)|lump[- ]sum
    fixed (?:monthly )?(?:sum|amount|charge)
  `)
export const FEE: RegExp = pattern(String.raw`
    frais|commission|honorair|remunerat|provision|courtage|factur|gebuhr|kosten|vergut|rechnung|fee|charge|invoice|bill|cost|fraise|kommissioun|kascht
    tva|makler
  `)
export const MANAGING: RegExp = /managing agent|agents? de gestion|hausverwaltung|gerance/
export const NAMED_ONLY: RegExp = /^(?:syndic|\w*verwaltung)$/
/** `frais : 0,00` in a form without a currency. */
export const ZERO: RegExp = /[:|]\s*0(?:[.,]0{1,2})?\s*$/
/** Who pays it himself passes nothing on; in a list of costs that is the landlord. */
export const HIMSELF: RegExp =
  /\b(?:selbst|selber|selwer|lui-meme|elle-meme|eux-memes|himself|herself|itself|themselves)\b/
/** Who asks nothing for it. */
export const ASKS_NOTHING: RegExp = pattern(String.raw`
    (?:nehme|nimmt|verlang\w*|berechn\w*|kostet|koste[nt]?|cost\w*|charge[sd]?|asks?|paye\w*|demande\w*
    reclame\w*|factur\w*|huelen?|freet) (?:\w+ ){0,4}(?:nichts|rien|nothing|naischt)\b
    \bno (?:[\w-]+,? ){1,9}(?:is|are|will be|shall be) (?:asked|charged|due|payable|claimed|levied|billed|taken)\b
    \baucun\w* (?:[\w'-]+,? ){1,9}(?:n'est|ne sont|ne sera|ne seront|n'a ete) (?:demande|du|reclame|facture|exige|preleve)\w*
    \bkein\w* (?:[\w-]+,? ){1,9}(?:verlangt|erhoben|berechnet|fallig|geschuldet|gefordert)\b|\bkeng? (?:[\w-]+,? ){1,9}(?:gefrot|verrechent|verlaangt)\b
  `)
/** A fee that the tenant gets back. */
export const GIVEN_BACK: RegExp = pattern(String.raw`
    (?:restitu|rembours|refunded|returned|given back|zereckbezuelt)\w* (?:\w+ )?(?:au|a la|to the|un de) ?(?:locataire|preneu\w+|tenant|lessee)\b
    (?:dem mieter|der mieterin|dem locataire) (?:\w+ ){0,3}(?:zuruckerstattet|zuruckgezahlt|zuruckgegeben|zereckbezuelt)
  `)
/** The other party pays the same. */
export const LIKEWISE: RegExp =
  /\b(?:ebenso|ebensoviel|idem|likewise|de meme|autant|the same(?: amount)?|genausoviel|d'selwecht)\W*$/
export const COSTS: RegExp = /frais|honorair|charges|kosten|honorar|remunerat|fees?\b|fraise|kascht|nebenkosten/
export const INCLUDES: RegExp = pattern(String.raw`
    comp(?:ren|ort)|inclu|couvr|cover|umfass|enthalt|gehor|beinhalt|abegraff|entrent dans|font partie|contain|inbegriffen|repartition
    y (?:sont|est) (?:repris|port|compt|imput|inclu)\w*|y (?:figure|entre)(?:nt)?\b|(?:on )?y (?:trouve|ajoute)|repren(?:d|nent)\b
    do stinn dran|dran stinn|mat dran\b|dran\b|gerechent|gereechent|rechen(?:t|en)\b|rechnen proprietar
    stehen darin|darin stehen|stehen\b|umgelegt|umlage\w* sind|angesetzt|aufgefuhrt|zahlen auch|hineingerechnet|eingerechnet
    \bfigure(?:nt)?\b|ajoute\w* aux|rechnet .{0,60}zu den|\badds? .{0,60}to the|rechent .{0,60}bei|begraif
    in it are|it lists|made up of|consists? of|goes? into|among them|takes? in
  `)
/** Somebody tells of repairs, or lets them be done, and pays nothing. */
export const TOLERATES: RegExp =
  /signal|avis|inform|melde|anzeig|report|notify|tell|toler|duld|subir|allow|souffrir|mellt|deld|laiss|zulass|permit/
export const NO_AGENCY: RegExp = pattern(String.raw`
    \b(?:aucune?|sans|pas d[e'] ?|no|kein\w*|ohne|keng|ouni) (?:\w+ )?(?:\w*agenc|frais d'agence|commission|intermediaire|agent|broker|makler
    provision|vermittl)
    \b(?:without|neither) (?:an? |any )?(?:agen|broker|middleman)
    (?:makler|agen(?:ce|tur|t|cy)|broker|courtier|intermediaire)\w* (?:war|wurde|ist|was|were|n'a|n'est|gouf|war) (?:\w+ ){0,2}(?:keine?r?s?|nicht|none|not
    pas|aucun\w*|keen|keng|net)\b
    (?:makler|agen(?:ce|tur|t|cy)|broker|courtier|intermediaire)\w* (?:\w+ ){0,5}(?:nicht|keine[nr]?|pas|not|net|never|aucun\w*) (?:\w+ )?(?:beauftragt
    bemuht|eingeschaltet|mandat|intervenu|instructed|engaged|used|involved|agescha|sollicit)
    agence\b.{0,14}\b(?:keng|aucune|keine|none)\b
  `)
/** Who comes in is the tenant, whatever a fee is said to be for. */
export const INCOMING: RegExp = pattern(
  String.raw`
    \b(?:la )?(?:partie|personne) (?:qui (?:entre|emmenage)|entrante|prenante)|\b(?:celui|celle) qui (?:entre|emmenage)|\bl'entrant\b
    \b(?:die )?(?:einziehende\w*|neue) (?:partei|seite|person)|\bwer einzieht\b|\bder einziehende\b
    \b(?:the )?(?:incoming|moving) (?:party|side|person)|\bwhoever moves in\b|\bdei? partei,? dei (?:an|era)(?:zitt|plennt)|\bwien (?:an|era)(?:zitt|plennt)\b
  `,
  'g',
)
/** Goes on about what the sentence before named. */
export const GOES_ON: RegExp =
  /^\W*(?:(?:since|as|da|weil|comme|puisque|well) [^,]{0,60}, )?(?:it|this|they|these|sie|diese|elle|celle-ci|il|ils|si|des)\b/
export const OWNERS: RegExp = new RegExp(
  [
    String.raw`(?:souscrit|contract|conclu|pris)\w* par (?:le |la |l')?(?:partie )?(?:bailleu?r\w*|bailleresse|proprietaire)`,
    String.raw`(?:taken out|held|contracted) by (?:the )?(?:landlord|owner|lessor)|(?:vom|von der|durch (?:den|die)) (?:vermieter`,
    String.raw`eigentumer)\w* (?:abgeschlossen|unterhalten)\w*`,
    String.raw`(?<=kosten |steuer |versicherung |honorar |verwaltung |rucklage )de[rs] (?:eigentumer(?:s|in)|vermieter(?:s|in))`,
    String.raw`(?<=(?:assurance|frais|honoraires|impots?|prime|taxe)s? (?:(?:habitation|incendie|foncier|fonciere|de (?:gestion|gerance)|d'assurance) )*)` +
      String.raw`d(?:u|e la) (?:proprietaire|bailleu?r(?:esse)?)|(?<=(?:versecherung|assurance|grondsteier|fraisen|kaschten) )vum proprietar`,
    String.raw`(?<=rech(?:ent|net|nen) )(?:proprietar|vermieter|bailleur|landlord) (?=och|auch|mat|d')`,
    String.raw`\b(?:wei|wie|as|telle?s? que?|comme) (?:[\w']+ ){0,4}(?:dem|der|to the|un de|au|a la) (?:proprietar|vermieter|eigentumer|` +
      String.raw`landlord|owner|bailleur)\w*`,
    String.raw`\b(?:the )?(?:owner|landlord|lessor)s?['’]s? (?!(?:own )?(?:expense|cost|charge|account)\b|(?:and|but|alone|only|or|not)\b)`,
  ].join('|'),
  'g',
)
