import type { ProtectionWords } from '../../words/lease/protection-words.ts'

export const protection = {
  between: `tesche`,
  forbids: String.raw`net (?:berechtegt|autoriseiert)|d[ae]+rf .{0,60}net|verzicht drop|enthalt sech|keng (?:kennegung|opleisung)\W*$`,
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
  court: String.raw`(?:friddens)?riichter\w*|geriicht\w*|ue?rteel\w*`,
  withoutIt: 'ouni|kee|keen',
  asGoodAsJudgment: String.raw`
    geriicht (?:gett|bleift) (?:net gefrot|dobaussen)|(?:ersetzt|gellt als|esou gutt wei) (?:en |een )?urteel
    (?:gellt|gellen) (?:[\w']+ ){0,3}?(?<!net )als (?:opgi?e?nn|verlooss)
  `,
  takesAway: String.raw`
    (?:waasser|stroum|heizung|gas|internet|wifi)\b[^.;,]{0,45}\b(?:ofstell|ofgestallt|ofgespaart|ofspar|ofschalt|ofgeschalt|coup|ofgeklemm|ofklemm
    ofgedre|gedrosselt|op frostschutz)\w*
    (?:schlass|schlasser|zylinder|codes?|badge|kaart)\b[^.;,]{0,40}\b(?:gewiesselt|wiessel|ersat|ersetz|geannert|anner|gespaart|ausgetosch|austosch
    blockei)\w*
    neit schlass (?:\w+ ){0,2}(?:ab|an)|(?:helt|behalt|hellt) (?:[\w']+ ){0,3}(?:d')?schlessel\w*
    kennt net mei eran|keen zougang|zougang\b[^.;,]{0,30}(?:gespaart|refus)\w*
    (?:saach(?:en?)?|miwwele?n?|hab|effeten)\b[^.;]{0,80}\b(?:agelagert|ofgeholl|ewechgehait|ewechgeholl|verkaf|verkaaft|erausgeholl|behalen|als pand)\w*
    alles (?:[\w']+ ){0,3}eraushuelen
    (?:wunneng|haus|zemmer|studio) (?:[\w']+ ){0,2}eidel (?:ze )?maachen
  `,
  owed: String.raw`
    net (?:geet|auszitt|raumt|eraus ?geet)
    verspeid\w*|verspeit\w*|ze speit\b|retard|reckstand|net (?:bezuel|bezil)\w*|onbezuel\w*|verzuch|mahnung|opsti?nn|opsteet|\bfeelt\b|\bscholden?\b
    bis (?:[\w']+ ){1,4}(?:bezuelt|bezilt)
  `,
  wayOfLife: String.raw`
    (?:gascht|besuch)\b(?=[^.;,:]{0,35}(?:verbueden|erlaabt|iwwer nuecht|schlof|kreien|haus bis)|\W*$)
    schlofen\b|bleiwen iwwer nuecht
    umell\w*|umeldung\b|unzemellen|mellt sech(?= [^.;,]{0,30}gemeng)|unmell\w*|residenz\b
  `,
  bansLife: String.raw`verbueden|verzicht\w*|ausgeschloss|keen aneren|verflicht sech,? (?:kee|net)`,
  notBanned: String.raw`
    net (?:verbidden|refuseieren|verhenneren)
    \b(?:soulaang|wann|falls) [^.;]*|keen? (?:thema|problem)|stei?er\w* (?:mech|eis) net|(?:deieren?|gascht|besuch|henn|kazen)(?: iwwer nuecht)? (?:sinn?
    ass) (?:erlaabt|wellkomm)|verzicht\w* net|net verbueden
  `,
  beforeInfinitive: `drop|verbueden|sech`,
  withLeave: String.raw`
    velos|keller\b|wäschkichen|waschkichen|\bhaff\b|gemeinsam|an der wunneng scho
    bezuelt|airbnb|tourist|zoustemmung|averstan|erlabnis|geneemegung|gefeierlech|firma|ausser (?:mat|wann|no)|ouni (?:wessen|bescheed)|\btrap\b|gaart
    lift|kascht|mei wei|mei laang|ennerverloun
  `,
  evicts: String.raw`
    (?:saachen?|miwwele?n?|effeten|keschten)\b[^.;]{0,50}\b(?:strooss|trottoir|haff|palier|dobaussen|d'dier|virun d'haus)
    bleift (?:\w+ )?dobaussen|: eraus\b
    (?:selwer|mat (?:sengen )?eegene leit|mat engem schlasser)[^.;]{0,30}(?:erausgehei|erausgeheien|eraussetz|raum|zreckhuel|zereckhuel|virun d'dier)\w*
    (?:an|a) beset?z huel\w*|d'leit eraussetz\w*|dier (?:\w+ )?opgemaach[^.;]{0,40}eidel
    schlasser? [^.;]{0,30}\ban? d'(?:wunneng|haus|zemmer) (?:ze )?raumen
  `,
  mends: String.raw`reparatur\w*|reparei\w*|\bpann\b|notfall|(?:en|schlessel|kaart|badge) [^.;]{0,12}verleiert|verluer\w*|geklaut|op wonsch|selwechten dag`,
  mustLeave: String.raw`eraus|raum\w*|auszei\w*|fort|verloossen`,
  lateOrEnd: String.raw`loyer\w* (?:\w+ )?op\b|opsteet|opstinn|net bezil|net bezuelt|net bezil|ouni suen|onbezuelt|\bfeelt\b`,
  sharing: `colocatioun`,
  banned: `verbueden`,
  bansSharing: ``,
  luxuryHome: String.raw`luxuswunn\w*|luxuslogement`,
} satisfies ProtectionWords
