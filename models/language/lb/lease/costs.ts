import type { CostWords } from '../../words/lease/cost-words.ts'

export const costs = {
  paid: 'frais|fraise|kommissioun|kascht|vergut',
  flat: 'eng fir alle ?mol|pauschal|forfait',
  fee: String.raw`frais|fraise|kommissioun|kascht|factur|rechnung|tva\b`,
  pays: String.raw`\b(?:bezil\w*|bezuel\w*|kritt|iwwerhelt|iwwerhuelen|scholdeg)\b`,
  managing: 'hausverwaltung|gerance',
  namedOnly: String.raw`syndic|\w*verwaltung`,
  himself: String.raw`selwer|senger tasch|komm\w* (?:\w+ ){0,2}net`,
  asks: String.raw`huelen?|freet|verlang\w*`,
  nothing: 'naischt',
  noneAsked: String.raw`\bkeng? (?:[\w-]+,? ){1,9}(?:gefrot|verrechent|verlaangt)\b`,
  givenBack: String.raw`
    (?:zereckbezuelt|restitu|rembours)\w* (?:\w+ )?un de ?(?:locataire|preneu\w+)\b
    dem (?:locataire|mieter) (?:\w+ ){0,3}zereckbezuelt
  `,
  likewise: "d'selwecht",
  costs: 'frais|fraise|kascht',
  includes: String.raw`
    (?:of|ab)rechnung stinn|steet och|abegraff|do stinn dran|dran stinn|mat dran\b|dran\b|gerechent|gereechent|rechen(?:t|en)\b|rechnen proprietar
    rechent .{0,60}bei|begraif
    \bkommen\b|\bsteet\b|\bstinn\b|\bsi(?:nn)? och\b|enthal\w*|\bdobai\b
  `,
  amongCharges: String.raw`an d'kaschten? kommen|bei d'charge`,
  equipment: String.raw`
    heizung\w*|boiler\b|chaudiere\w*|kessel\b|rollued\w*|fenster\w*|leitung\w*|rouer\b|reier\b|daach\w*|fassad\w*|kallen?\b|lift\b|pompel\w*
    apparat\w*|frigo\w*|waschmaschinn\w*|spullmaschinn\w*|uewen\b|therme|installatioun\w*
  `,
  repairs: String.raw`
    reparatur\w*|reparei\w*|ersatz\b|ersetz\w*|erneier\w*|auswiessel\w*|austausch\w*|plombier|handwierker|fleck\w*|riichten\b|ze maa?chen ass
    leisst (?:(?!entretien)[\w']+ ){1,9}maachen|maache? (?:ze )?loossen
  `,
  upkeep: String.raw`entretien\w*|botz\w*|ramon\w*|kontroll\w*|wart\w*`,
  parts: String.raw`dichtung\w*|bieren|filter\w*|batteri\w*`,
  tolerates: String.raw`mellt|bescheed|deld|informei|signalei|zougang|\beran\b|zoustemmung|accord|manner loyer`,
  orNot: String.raw`egal|och wann|net nemmen|oder net`,
  causedByTenant: String.raw`
    (?:vum|vun der) (?:locatair\w*|mieter\w*) (?:verursaacht|verschold)\w*|wat (?:de locataire|dir|du) futtis? ?ma\w*
    wat (?:hie?n?|si|de locataire) (?:\w+ ){0,3}(?:futti ge?ma|beschiede?g)\w*|duerch (?:seng|hir) schold|beschiedegt|verluer|agefruer
  `,
  without: 'keng|ouni',
  agencyOrFee: "agenc|agent|frais d'agence|makler|vermittl",
  noAgency: String.raw`
    \b(?:keen|keng|kee|ouni) (?:makler|agence|agent|courtier)|(?:makler|agence|agent|courtier)\w* (?:hu|hunn|hat|hate|brauch) (?:\w+ ){0,3}(?:net|keng|keen)\b
    (?:makler|agence|agent|courtier)\w* (?:war|gouf) (?:\w+ ){0,2}(?:keen|keng|net)\b
    (?:makler|agence|agent|courtier)\w* (?:\w+ ){0,5}net (?:\w+ )?(?:agescha|sollicit|mandat)
    agence\b.{0,14}\bkeng\b
  `,
  incoming: String.raw`\bdei? partei,? dei (?:an|era)(?:zitt|plennt)|\bwien (?:an|era)(?:zitt|plennt)\b`,
  since: 'well',
  covers: String.raw`ass d'|sinn d|enthalt|emfaasst|bedeit`,
  it: '',
  owners: String.raw`
    (?:dei|dat|den) d'proprietarin .{0,40}(?:bezilt|bezuelt)|(?:dei|dat|den) de (?:proprietar|bailleur) .{0,40}(?:bezilt|bezuelt)
    (?<=(?:versecherung|assurance|grondsteier|fraisen|kaschten) )vum proprietar
    (?<=rech(?:ent|nen) )(?:proprietar|bailleur) (?=och|mat|d')
    \bwei (?:[\w']+ ){0,4}(?:un de|dem|der) (?:proprietar|bailleur)\w*
  `,
  notListed: 'net',
  tenants: 'locataire',
} satisfies CostWords
