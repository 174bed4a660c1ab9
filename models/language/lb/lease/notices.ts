import type { NoticeWords } from '../../words/lease/notice-words.ts'

export const notices = {
  quarter: String.raw`en trimester|engem trimester|een trimester`,
  halfYear: String.raw`en halleft joer|en? semester|engem hallwe joer|en hallef joer`,
  full: `volle[nrs]?|ganze[nrs]?|voll|ganz`,
  spans: `meint|wochen`,
  counts: `zwee|drai|veier|fennef|sechs`,
  joint: `solidaresch`,
  article: String.raw`artikel|art\.`,
  leavesWith: String.raw`(?:fort|eraus|auszei|plenner)\w* .{0,80}(?:virdrun|am viraus)`,
  ofPurchase: String.raw`(?:no|nom|vum|no sengem) kaf\b`,
  ofSpan: String.raw`(?:vum |vun |de |d')?(?:loyers?\b|[a-z]*mieten?\b|occupation|duree)`,
  ofLandlord: `(?:preavis |frist )?(?:vum|vun der)`,
  noLonger: String.raw`gellt\b.{0,30}\bnet\b`,
  tellsNotice: String.raw`preavis|\w*frist\b|virdru|bescheed|kenneg|am viraus|resili`,
  tellsOthers: String.raw`schreift|inform\w*`,
  receives: String.raw`kritt|kreien`,
  notANotice: `loyer|garantie|kautioun|dauer|diplomat|revis|index|hausse|decompte|kapital|reparat|visit|besicht`,
  after: `
    virun dem enn(?: vun?)?
    virun|no|all|eischten|warend den|bannent den
  `,
  articles: `dem|den|der`,
  landlords: 'proprietar|besetzer',
  oneOfThem: 'ee vun|wien|wer',
} satisfies NoticeWords
