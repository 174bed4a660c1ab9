import type { CostWords } from '../../words/lease/cost-words.ts'

export const costs = {
  paid: 'frais|fraise|kommissioun|kascht|vergut',
  flat: 'eng fir alle ?mol|pauschal|forfait',
  fee: 'frais|fraise|kommissioun|kascht|factur|rechnung|tva|makler',
  managing: 'hausverwaltung|gerance',
  namedOnly: String.raw`syndic|\w*verwaltung`,
  himself: 'selwer',
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
  `,
  tolerates: 'mellt|deld|laiss|informei|signalei',
  orNot: String.raw`egal|och wann|net nemmen|oder net`,
  causedByTenant: String.raw`(?:vum|vun der) (?:locatair\w*|mieter\w*) (?:verursaacht|verschold)\w*|wat (?:de locataire|dir|du) futtis? ?ma\w*`,
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
