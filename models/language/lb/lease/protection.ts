import type { ProtectionWords } from '../../words/lease/protection-words.ts'

export const protection = {
  between: `tesche`,
  forbids: String.raw`d[ae]+rf .{0,60}net|verzicht drop|enthalt sech|keng (?:kennegung|opleisung)\W*$`,
  ends: `kenneg|opleis|ophal|resili`,
  viewed: String.raw`kucken|kucke\b|visit\w*|besichteg\w*|weisen`,
  withoutGround: String.raw`ouni (?:\w+ ){0,3}(?:grond|grenn|grenner|begrennung|firwat)\b`,
  otherGround: String.raw`(?:mei|eppes mei) bezilt|verkaf\w*|verkaaft|kritt .{0,20}e kand|versti(?:nn)? .{0,20}net mei`,
  leavesEarly: String.raw`
    (?:fortgeet|auszitt|geet|zitt|zeien|verleisst|kenneg|eraus)\w*.{0,90}(?:virum|virun|ze frei|bannent|am eischte)
    (?:virum|virun|ze frei|bannent|an deenen?).{0,90}(?:fort|auszitt|kenneg|eraus|verleisst)
  `,
  breakSum: String.raw`entschiedeg\w*|konventionalstrof|strof\b|pauschal\w* vun`,
  mustPay: `bezilt`,
  someRents: `zwee|drai|fennef`,
  rent: `loyers?`,
  remaining: `rest|bis zum oflaf`,
  waivesCourt: String.raw`
    (?:verzicht\w*(?! net)|versprech|verspriech|averstan|engagei)\w*.{0,70}(?:net|ni|nie|net mei) .{0,30}(?:kommissioun|geriicht|riichter)
    verzicht\w* (?!net).{0,40}(?:kommissioun|geriicht)
    ginn net (?:bei|op|virun) .{0,20}(?:kommissioun|geriicht|riichter)
  `,
  surety: String.raw`\bbierg`,
  tells: String.raw`bescheed|matdeel\w*`,
  hasTime: String.raw`\bhuet(?= )`,
  aWhole: `ganze[ns]?`,
  within: `endeans|bannent|an`,
  articles: `de|den`,
  court: String.raw`riichter\w*|geriicht\w*|ue?rteel\w*`,
  withoutIt: 'ouni|kee|keen',
  asGoodAsJudgment: String.raw`
    geriicht (?:gett|bleift) (?:net gefrot|dobaussen)|(?:ersetzt|gellt als|esou gutt wei) (?:en |een )?urteel
    (?:gellt|gellen) (?:[\w']+ ){0,3}?(?<!net )als (?:opgi?e?nn|verlooss)
  `,
  mustLeave: String.raw`eraus|raum\w*|auszei\w*|fort|verloossen`,
  lateOrEnd: String.raw`loyer\w* (?:\w+ )?op\b|opsteet|opstinn|net bezil|net bezuelt|net bezil|ouni suen|onbezuelt|\bfeelt\b`,
  sharing: `colocatioun`,
  banned: `verbueden`,
  bansSharing: ``,
  luxuryHome: String.raw`luxuswunn\w*|luxuslogement`,
} satisfies ProtectionWords
