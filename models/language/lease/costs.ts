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
    y sont (?:repris|portes)|y figurent|do stinn dran|dran stinn|stehen darin|darin stehen|in it are|it lists
  `)
/** Somebody tells of repairs, or lets them be done, and pays nothing. */
export const TOLERATES: RegExp =
  /signal|avis|inform|melde|anzeig|report|notify|tell|toler|duld|subir|allow|souffrir|mellt|deld|laiss|zulass|permit/
export const NO_AGENCY: RegExp = pattern(String.raw`
    \b(?:aucune?|sans|pas d[e'] ?|no|kein\w*|ohne|keng|ouni) (?:\w+ )?(?:\w*agenc|frais d'agence|commission|intermediaire|agent|broker|makler
    provision|vermittl)
    (?:makler|agen(?:ce|tur|t|cy)|broker|courtier|intermediaire)\w* (?:\w+ ){0,5}(?:nicht|keine[nr]?|pas|not|net|never|aucun\w*) (?:\w+ )?(?:beauftragt
    bemuht|eingeschaltet|mandat|intervenu|instructed|engaged|used|involved|agescha|sollicit)
    agence\b.{0,14}\b(?:keng|aucune|keine|none)\b
  `)
export const OWNERS: RegExp = new RegExp(
  [
    String.raw`(?:souscrit|contract|conclu|pris)\w* par (?:le |la |l')?(?:partie )?(?:bailleu?r\w*|bailleresse|proprietaire)`,
    String.raw`(?:taken out|held|contracted) by (?:the )?(?:landlord|owner|lessor)|(?:vom|von der|durch (?:den|die)) (?:vermieter`,
    String.raw`eigentumer)\w* (?:abgeschlossen|unterhalten)\w*`,
    String.raw`(?<=kosten |steuer |versicherung |honorar )des (?:eigentumers|vermieters)|(?<=assurance |frais |honoraires |impots? )du (?:proprietaire`,
    String.raw`bailleur)`,
    String.raw`\b(?:the )?(?:owner|landlord|lessor)s?['’]s? (?!(?:own )?(?:expense|cost|charge|account)\b|(?:and|but|alone|only|or|not)\b)`,
  ].join('|'),
  'g',
)
