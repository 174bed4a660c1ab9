import type { CostWords } from '../../words/lease/cost-words.ts'

export const costs = {
  paid: 'provision|gebuhr|kosten|vergut',
  flat: 'ein fur alle ?mal|pauschal|festbetrag|fixbetrag|feste[rn]? (?:monats)?(?:betrag|summe)',
  fee: 'provision|gebuhr|kosten|vergut|rechnung|honorar|mwst',
  pays: String.raw`\b(?:\w*zahl\w*|schulde\w*|begl[ei]+ch\w*|ubernimmt|ubernehmen|tragt|tragen)\b`,
  managing: 'hausverwaltung',
  namedOnly: String.raw`\w*verwaltung`,
  himself: 'selbst|selber',
  asks: String.raw`nehme|nimmt|verlang\w*|berechn\w*|kostet|koste[nt]?`,
  nothing: 'nichts',
  noneAsked: String.raw`\bkein\w* (?:[\w-]+,? ){1,9}(?:verlangt|erhoben|berechnet|fallig|geschuldet|gefordert)\b`,
  givenBack: String.raw`(?:dem mieter|der mieterin) (?:\w+ ){0,3}(?:zuruckerstattet|zuruckgezahlt|zuruckgegeben)`,
  likewise: 'ebenso|ebensoviel|genausoviel',
  costs: 'kosten|honorar|nebenkosten',
  includes: String.raw`
    umfass|enthalt|gehor|beinhalt|inbegriffen
    stehen darin|darin stehen|stehen\b|umgelegt|umlage\w* sind|angesetzt|aufgefuhrt|zahlen auch|hineingerechnet|eingerechnet
    rechnet .{0,60}zu den
    \bfall(?:t|en)\b|\bkomm(?:t|en)\b|rechnen auch|mit den nebenkosten zahl\w*
  `,
  amongCharges: String.raw`umgelegt|umlagefahig`,
  equipment: String.raw`
    heizung\b|heizungs?anlage\w*|heizkessel|kessel\b|boilers?\b|therme|heizkorper|rolll?aden\b|fensterrahmen|fenstern?\b|leitungen\b|rohre?n?\b|rohrleitung\w*
    dach(?:es|s|rinnen?)?\b|fassaden?\b|mauerwerk|aufzugs?\b|pumpen?\b|gerate?n?\b|herde?s?\b|kuhlschrank\w*|\w*waschmaschinen?\b|spulmaschinen?\b|backofen
  `,
  repairs: String.raw`
    reparatur\w*|reparier\w*|repariert|ersatz\b|instandsetz\w*|instand (?:zu )?setz\w*|ersetz\w*|erneuer\w*|austausch\w*|auszutausch\w*|tauscht\b
    klempner|handwerker|in ordnung (?:zu )?bring\w*|(?:rechnung|kosten) (?:zu )?richten
  `,
  upkeep: String.raw`wart\w*|reinig\w*|entluft\w*|pfleg\w*|instandhalt\w*|prufen|pruft`,
  parts: String.raw`dichtungen|(?:gluh)?birnen|filter|batterien|sicherungen|gurte|scheiben`,
  tolerates: 'inform|melde|anzeig|toler|duld|zulass|zutritt|zugang|zustimmung|erlaubnis|mindern|minderung',
  orNot: String.raw`ob\b|oder nicht|auch wenn|nicht nur|egal|gleich`,
  causedByTenant: String.raw`
    (?:vom|von (?:der|den)) (?:mieter\w*|mieterin) (?:selbst )?(?:verursach|verschuldet)\w*|(?:der|die) mieter\w* (?:selbst )?verursach\w*
    selbst (?:kaputt|verursacht)
    was (?:er|sie|der mieter|die mieterin) (?:\w+ ){0,3}(?:beschadig|kaputt|zerbr|zerstor)\w*|durch (?:seine|ihre|eigene) schuld|unsachgemass\w*|beschadigt
    verloren|fehlend|eingefroren
  `,
  without: String.raw`kein\w*|ohne`,
  agencyOrFee: 'agent|makler|provision|vermittl',
  noAgency: String.raw`
    \b(?:kein|ohne|keine) (?:makler|agentur|agent)\w*|(?:makler|agentur|agent)\w* (?:haben|hatten|brauchten|hab|gab) (?:\w+ ){0,3}(?:nicht|keine?n?)\b
    (?:makler|agentur|agent)\w* (?:war|wurde|ist) (?:\w+ ){0,2}(?:keine?r?s?|nicht)\b
    (?:makler|agentur|agent)\w* (?:\w+ ){0,5}(?:nicht|keine[nr]?) (?:\w+ )?(?:beauftragt|bemuht|eingeschaltet)
    (?:makler|agentur|agent)\w* gab es (?:\w+ )?(?:keine?n?|nicht)\b
    agence\b.{0,14}\bkeine\b
  `,
  incoming: String.raw`
    \b(?:die )?(?:einziehende\w*|neue) (?:partei|seite|person)|\bwer einzieht\b|\bder einziehende\b
  `,
  since: 'da|weil',
  covers: String.raw`umfasst|schliesst (?![^.;]*\baus\b)|bedeutet|(?:wird|werden) `,
  it: 'sie|diese',
  owners: String.raw`
    (?:die|den|das) de[rn] (?:vermieter|eigentumer)\w* .{0,30}(?:zahlt|bezahlt|entrichtet)
    (?:vom|von der|durch (?:den|die)) (?:vermieter|eigentumer)\w* (?:abgeschlossen|unterhalten)\w*
    (?<=kosten |steuer |versicherung |honorar |verwaltung |rucklage )de[rs] (?:eigentumer(?:s|in)|vermieter(?:s|in))
    (?<=rech(?:net|nen) )vermieter (?=auch)
    \bwie (?:[\w']+ ){0,4}(?:dem|der) (?:vermieter|eigentumer)\w*
  `,
  notListed: 'nicht',
  tenants: String.raw`\bmieter`,
} satisfies CostWords
