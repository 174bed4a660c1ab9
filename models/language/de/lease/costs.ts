import type { CostWords } from '../../words/lease/cost-words.ts'

export const costs = {
  paid: 'provision|gebuhr|kosten|vergut',
  flat: 'ein fur alle ?mal|pauschal|festbetrag|fixbetrag|feste[rn]? (?:monats)?(?:betrag|summe)',
  fee: 'provision|gebuhr|kosten|vergut|rechnung|makler',
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
  `,
  tolerates: 'inform|melde|anzeig|toler|duld|zulass',
  orNot: String.raw`ob\b|oder nicht|auch wenn|nicht nur|egal|gleich`,
  causedByTenant: String.raw`
    (?:vom|von (?:der|den)) (?:mieter\w*|mieterin) (?:selbst )?(?:verursach|verschuldet)\w*|(?:der|die) mieter\w* (?:selbst )?verursach\w*
    selbst (?:kaputt|verursacht)
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
