import type { NoticeWords } from '../../words/lease/notice-words.ts'

export const notices = {
  quarter: `ein(?:em|es)? (?:quartal|vierteljahr)s?`,
  halfYear: String.raw`ein(?:em|es)? halbe[sn]? jahre?s?`,
  full: `volle[nrs]?|ganze[nrs]?|voll|ganz`,
  spans: `monate?n?|wochen`,
  counts: `zwei|drei|vier|funf|sechs`,
  joint: `gesamtschuldner`,
  article: String.raw`artikel|art\.`,
  leavesWith: String.raw`(?:auszieh|ausziehen|gehen|weg)\b.{0,80}(?:vorher|davor)`,
  ofPurchase: String.raw`(?:nach|ab) (?:dem |seinem |ihrem )?(?:kauf|erwerb)\b|des (?:kaufs|erwerbs)`,
  ofSpan: String.raw`[a-z]*mieten?\b`,
  ofLandlord: `(?:preavis |frist )?des`,
  noLonger: String.raw`\bgilt\b.{0,40}\bnicht\b`,
  tellsNotice: String.raw`\w*frist\b|kundig|im voraus|vorher`,
  tellsOthers: String.raw`anzuzeigen|mitzuteilen|anzeig\w*|mitteil\w*|schreibt|erreich\w*`,
  receives: String.raw`bekomm\w*|erhalt\w*|kriegt?`,
  notANotice: String.raw`garantie|kaution|\w*miete\b|dauer|abgeschlossen|diplomat|revis|index|ruckzahlung|kapital|reparat|besicht`,
  after: `
    vor (?:ende|ablauf)(?: des?| von)?
    vor|nach|(?:zum|nach|mit) ablauf|uber|jede|ersten|wahrend|innerhalb der|in den
  `,
  articles: `dem|den|der|des|ablauf (?:von|der|des)`,
  landlords: 'vermieter|eigentumer',
  oneOfThem: 'einer?|wer',
} satisfies NoticeWords
