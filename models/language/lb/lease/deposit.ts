import type { DepositWords } from '../../words/lease/deposit-words.ts'

export const deposit = {
  kept: String.raw`bleift (?:bei|beim)|gesait [^.;]{0,60}erem|zreck|behal|(?<!fest)gehal`,
  only: String.raw`nemm|eleng|\bmuss\b`,
  notRefused: String.raw`net (?:refuseier\w*|ofgeleent|ofleenen|zereckgewise\w*)`,
  adds: String.raw`\bplus (?:ee|an)\b|dobai kennt|\bnieft\b|zousatzlech|derbaigeluecht`,
  held: 'garanti|kautioun|deponeier|hannerl|eremkritt|zereckkritt',
  firstRent: 'eischte (?:mount|loyer)|fraise',
  inThe: 'an engem|am|ee?',
  month: 'mount',
  keysOrEnd: String.raw`schlessel|auszuch|decompte|(?:leschter?n?|final) (?:factures?|rechnung\w*|\w*decompten?)`,
  openEnd: String.raw`
    neie locataire fonnt|wann et (?:him|hir|mir|eis) passt|wei et (?:him|hir) passt|verkaaft ass|kee? (?:delai|terme?in)\b|ouni (?:delai|frist)
  `,
  deadline: String.raw`\bzait\b|endeans|bannent|\bno\b|\bbis\b`,
  of: '(?:vum |vun )',
  the: '',
  rent: String.raw`loyers?\b`,
  refusesInventory: String.raw`
    verzicht\w* (?!net|ni).{0,15}(?:etat des lieux|protokoll|zoustandsbericht)|(?:zoustandsbericht|protokoll) gett net|etat des lieux: keen
    keen? (?:protokoll|etat des lieux|zoustandsbericht)|ouni datt .{0,20}zoustand\b|etat des lieux gett net verlaangt
    (?:keen|ouni|keng) (?:etat des lieux|protokoll|zoustands)|etat des lieux gett (?:et )?net|op .{0,20}etat des lieux .{0,20}verzicht
    (?:spuere|brauch)\w* .{0,30}(?:etat des lieux|inventaire|protokoll)
    (?:etat des lieux|inventaire|protokoll)[^.;]{0,25}(?:net neideg|net gemaach|iwwerflesseg|spuere)
  `,
  ifNone: '(?:wann |bis )|feelt|soulaang',
  nothingWithout: String.raw`keng? (?:\w+ ){1,6}ouni (?:[\w']+ ){0,2}(?:etat|constat|protokoll)|(?:verrechent|kritt) (?:naischt|keng)`,
  exit: 'auszuch|enn vum',
  entry: 'anzuch|anzei|annex',
  made: 'gemaach|ennerschr',
  fees: 'fraise',
} satisfies DepositWords
