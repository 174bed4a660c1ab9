import type { DepositWords } from '../../words/lease/deposit-words.ts'

export const deposit = {
  kept: String.raw`bleibt (?:bei|beim)|sieht [^.;]{0,60}wieder|zuruckzugeben|\bzuruck\b|behalt|einbehalt|verbleibt`,
  only: String.raw`\bnur\b|ausschliess|lediglich|\bmuss\b`,
  notRefused: String.raw`lehnt (?:\w+ ){1,5}nicht ab|nicht (?:abgelehnt|abzulehnen|ablehnen|zuruckgewiesen|verweiger\w+)`,
  adds: String.raw`\bneben (?:der|einer|dem)\b|zusatzlich|\bweitere\w*|hinzu (?:tritt|treten|kommt|kommen)`,
  held: String.raw`garanti|kaution|\w*pfand|zuruck(?:erstattet|gezahlt|gegeben)|hinterleg|rucklage|burgschaft|\w*einlage|erstattet`,
  firstRent: String.raw`erste \w*miete|gebuhr|nebenkosten`,
  inThe: 'im|innerhalb eines|binnen eines',
  month: 'monats?',
  keysOrEnd: String.raw`schlussel|auszug|abrechnung|letzten? rechnung\w*`,
  openEnd: String.raw`
    nachmieter (?:gefunden|eingezogen)|neuer mieter gefunden|nach (?:\w+ )?(?:ermessen|belieben|gutdunken)|wenn es (?:ihm|ihr|mir|uns) passt|verkauft hat
    weitervermietet|keine (?:feste )?frist|ohne (?:feste )?frist
  `,
  deadline: String.raw`\bzeit\b|innerhalb|binnen|nach|fruhestens|spatestens|\bbis\b`,
  of: '',
  the: '',
  rent: String.raw`[a-z]*mieten?\b`,
  refusesInventory: String.raw`
    (?:sehen|sieht) von .{0,30}(?:protokoll|bericht|begehung)\w* ab|(?:protokoll|bericht|begehung) (?:unterbleibt|entfallt)|(?:protokoll|bericht)\w*: kein
    (?:protokoll|bericht|begehung)\b.{0,25}\bnicht (?:notig|erforderlich|notwendig|verlangt)|ohne (?:\w+ ){1,3}zustand (?:\w+ )?festzuhalten|ohne \w+ bericht
    (?:ohne|kein) (?:\w+)?(?:protokoll|bericht)|auf .{0,40}protokoll\w* .{0,25}verzicht
    verzicht\w* (?!nicht|nie).{0,40}(?:auf (?:ein\w* |das |die )?)(?:\w*protokoll|bestandsaufnahme|begehung)
    protokoll .{0,20}nicht (?:erstellt|gefuhrt|aufgenommen|angefertigt)
    protokoll\w* (?:\w+ )?(?:sparen|ersparen|entfallt|braucht es nicht|brauchen (?:\w+ )?nicht)
    spar\w* (?:\w+ ){0,2}(?:uns|sich) .{0,30}(?:protokoll|begehung)
    (?:protokoll|begehung)\w* .{0,30}(?:\bentbehrlich|uberflussig|unnotig|findet nicht statt)|(?:ohne|keine) (?:\w+ ){0,2}begehung
    brauch\w* .{0,30}protokoll
  `,
  ifNone: 'falls|sollte|wenn|fehlt|liegt kein|(?:bis )',
  nothingWithout: String.raw`keine?r? (?:\w+ ){1,6}ohne (?:[\w']+ ){0,2}(?:protokoll|bericht)|(?:berechnet|verlangt|erhalt) (?:nichts|kein)`,
  exit: 'auszug|ruckgabe',
  entry: 'einzug|ubergabe|beginn|beilieg|anliegend|liegt (?:bei|vor)',
  made: 'erstell|aufgenommen|errichte|unterschr|unterzeich',
  fees: 'gebuhr',
} satisfies DepositWords
