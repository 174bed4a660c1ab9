import type { LeaseWords } from '../../words/lease/lease-topics.ts'

export const topics = {
  adminFee: String.raw`
    solvabilitei?ts?pr(?:ei|u)fung\w*|kucke vun de loungzettel\w*
    dossiers?-?(?:fraise?n?|kascht\w*|gebier\w*)|kontraktkascht\w*|kontraktfraise?n?|schreiffraise?n?|administratiouns?fraise?n?|verwaltungsfraise?n?
    (?:opmaach|opmaache|opmaachen|opsetz|ausstell|ausfertig|schreiw)\w* (?:vum|vun dem|vun engem) (?:kontrakt|bail|dossier)|pas-?de-?porte|entreesgeld
    administrativ\w* (?:tax|fraise?n?|kascht\w*|gebier\w*)|(?:kontrakt|dossier|ennerschrefts?)-?(?:tax|gebier)\w*
  `,
  advance: String.raw`am viraus|viraus(?:bezuel\w*)?\b|am vir\b|op eemol`,
  agency: String.raw`\w*agence\w*|agenc\w*|makler\w*|courtage`,
  allRepairs: String.raw`
    (?:all|samtlech|jidd?wer)\w* (?:d')?reparatur\w*(?:,? kleng\w* an? grouss\w*)?|reparaturen all\w*|reparatur\w*,? egal
    (?:halt\b|entretien|instand|reparatur)\w*[^.;]{0,110}\b(?:aussergewei?nlech\w*|(?:am )?kleng\w* (?:an?|oder|wei|ewei) (?:am )?grouss\w*)
    (?<=zu kenger\w* )(?:reparatur|aarbecht)\w*|wat (?:[\w']+ ){0,5}(?:net mei geet|futti geet|ausfallt)
  `,
  beforehand: String.raw`am viraus|virdru\w*|bescheed|mellt|seet .{0,60}viraus|informeiert|speitstens`,
  buyer: String.raw`keefer\w*|acquereur|verkaf\w*|neie (?:besetzer|proprietar)`,
  capital: String.raw`kapital\w*|investeiert\w*|kafpraiss? vu[mn]`,
  cash: String.raw`boer\b|a boer|cash\b|boergeld|suen an der hand`,
  ceiling: String.raw`
    (?:5 ?%|5 prozent|fennef prozent) (?:d'joer |am joer )?(?:vum|vun dem|vun) (?:\w+ )?(?:kapital\w*|inves\w+)
    (?:gesetzlech\w* )?(?:limitt?|plafong|plafond|hechstgrenz)|(?:%|prozent) (?:\w+ ){0,4}kapital
  `,
  coTenant: String.raw`co-?locatair\w*|matbewunner\w*|ee vun (?:den|deenen|de) (?:\w+ )?(?:locatair\w*|hinnen)`,
  coTenancy: String.raw`colocatioun\w*|co-?locatair\w*|wunngemeinschaft\w*|matbewunner\w*`,
  commission: String.raw`loyers?-?kommissioun\w*|kommissioun (?:fir d'|vun de )?loyer\w*`,
  countsRooms: String.raw`(?:zwou|zwee|drai|veier|[2-9]) (?:schlofkummeren|schlofzemmer\w*|zemmer\w*|kummeren)`,
  cutOff: String.raw`
    (?:saachen?|miwwele?n?) [^.;,]{0,30}als pand\b
    ofklemm\w*|(?:dreie?n?|mecht|maachen) (?:\w+ ){0,3}(?:stroum|waasser|heizung) (?:[\w']+ ){0,3}zou
    (?:waarmt waasser|waarmwaasser|heizkierper) .{0,30}(?:ofschalt|ofdrei|ofstell|ofgeschalt|ofspar)\w*|badge .{0,30}net mei op
    (?:stroum|waasser|heizung|gas)\w* .{0,30}(?:ofschalt|ofdrei|ofstell|ofgeschalt|coupei|ofspar)\w*
    (?:badge|code|kaart|schlessel)\w* (?:\w+ ){0,3}(?:gespaart|gespart|blockeiert|ofgeschalt|deaktiveiert)
    ma(?:chen|acht|ache) (?:\w+ ){0,2}(?:d'|de |den )?(?:stroum|waasser|heizung|gas|internet)\b.{0,30}\b(?:aus|of|zou)\b
    (?:drei|stell|schalt|klemm|spar)\w* (?:\w+ ){0,2}(?:d'|de |den )?(?:stroum|waasser|heizung|gas|internet)\b.{0,30}\b(?:aus|of|zou)\b
    saachen .{0,30}(?:an d'garage|op d'strooss|viru d'dier)
    (?:wiess|tausch)\w* .{0,15}schlass\w*
    schlass\w* .{0,20}(?:wiess|wessel|auswiess|auszewiess|austausch)\w*
    (?:miwwelen|saachen) vum locataire .{0,30}(?:erausgeholl|ewechgeholl|verkaf)\w*
  `,
  energy: String.raw`energie(?:pass|certificat|zertifikat|klass)\w*|energetesch\w*`,
  evict: String.raw`
    viru d'dier ges\w+|an besetz geholl
    erausgehei\w*
    erausgesat\w*
    eraus(?:ze)?setz\w*
    eraus(?:ze)?dro\w*|droen .{0,30}eraus
    virun d'dier
    expulsioun
    eraushei\w*
    raum(?:en|t)\b
    geraumt
    expulseier\w*
    op d'strooss
    viru d'dier
    (?:huelen?|hel+t) .{0,40}(?:ze?r?eck|erem)\b
    eraus ?ze ?goen
  `,
  except: String.raw`ausser|mat ausnam|ausgeholl`,
  freeForm: String.raw`
    ass mir (?:alles )?(?:recht|egal)|mir ass alles recht
    (?:jidder|all|an all) form|(?:senger|seng|sengem|hirer) wiel|wielt|wei de locataire (?:well|wellt)|grad esou|d[ae]?erf .{0,60}net refus\w*
    net verlaangt|(?:ginn|gett|sinn) net refus\w*
  `,
  furniture: String.raw`kanapee\w*|ariichtung|ariichtungen|miwwel\w*|miww?e?le?i?ert\w*|mobilier`,
  half: String.raw`zu glaichen? deeler|hallef|halschent|hallschent|hallef-hallef|gedeelt|50 ?%|fofzeg prozent`,
  increase: String.raw`
    gehei?cht|erhei?cht|an d'luucht|\w*heij\w*|eropges\w+|erop(?:ze)?setz\w*|eropgoen|ugepasst|\w*upass\w+|(?:geet|klemmt) .{0,25}erop|\w*hausse\w*|klemmt
    erheij\w*|eropgeset|hecht\b
    un de maart|maartprais|greisser|\bdrop\b|nei festgesat|e plus vu
  `,
  index: String.raw`
    index\w*|\w*index\b|inflatioun|automatesch\w* (?:\w+ ){0,5}(?:ugepasst|upass\w+|gehei?cht|adapt\w+|eropgesat)
    (?:ugepasst|adapteiert|gehei?cht) (?:\w+ ){0,2}automatesch|staffel\w*|liewenskascht\w*
  `,
  invoices: String.raw`\w*rechnung\w*|facture\w*|kafpraiss?|kaf vun de miwwel\w*|beleeg\w*|quittung\w*`,
  late: String.raw`
    verspe?idung\w*|verspeit\w*|(?:ze )?speit bezuelt|ze speit\w*|ze speid\w*|retard|reckstand|strofz\w*|net bezuelt\w*|onbezuelt|net bezilt|verzuch
    verzugs\w*|(?:loyer|miet) .{0,25}net do\b|net ukomm
  `,
  leaves: String.raw`auszitt|auszei\w*|geet eraus|erausgeet|erausgoen|fortgeet|fortgoen|geet fort|verleiss\w*|auszuch|kenneg\w*|depart\b|auszuz\w*`,
  longPeriod: String.raw`
    zweemol (?:d'|am |pro )joer|all (?:veier|3|4|6) meint|joresloyer(?![^;]*(?:meint|zwielef|rat|kapital|%))(?=[^;]{0,40}(?:falleg|ze bezuelen))
    eischten (?:zwee|drai|veier) trimester\w*|hallefj[ao]e?rlech\w*|quartalsweis|all dreimeint|pro trimester|trimesteriell|all drai meint|all sechs meint
  `,
  majorRepairs: String.raw`
    grouss\w* reparatur\w*
    heizung an (?:um |dem |d')?daach|reparatur\w* un (?:der bausubstanz|daach)
  `,
  minor: String.raw`kleng\w*|normal\w*|selwer verschold\w*|duerch seng schold`,
  need: String.raw`
    perseinlech\w* (?:besoin|gebrauch|zweck)\w*|eegebedarf|eegenbedarf|fir sech selwer|fir famill\w*|fir (?:seng|hir) famill\w*
    (?:et|d'haus|d'wunneng|d'zemmer|de studio)(?: (?:fir|selwer|sech))* brauch|brauch (?:\w+ ){1,4}fir sech|selwer .{0,45}\b(?:well|wunn\w*|anzei\w*
    plenner\w*|plennt)|selwer (?:brauch|benotz|beneideg|bewunn|dran|anzei|wunn)\w*
    (?:jong|duechter|kanner|elteren|enkel\w*|mamm|papp|brudder|schwester) .{0,30}(?:eranzei|anzei|eraplenner|kommen|wunnen|brauch)\w*|selwer eranzei\w*
    fir (?:sai|hire|mai|eis|seng|hir|meng) (?:jong|duechter|kanner|elteren|mamm|papp)
  `,
  notice: String.raw`\w*kenneg\w*|preavis\w*|\w*frist|am viraus|virdru\w*|bescheed`,
  otherForm: String.raw`
    (?:breif|pabeier)\w* vun (?:enger|der) bank|bankgarantie|staatsgarantie|aner(?:er)? form\w*|staatshellef|gesparte? kont|gespaarte? kont
  `,
  ownerCost: String.raw`
    impots? fonciers?
    gestiouns?(?:kascht|fraise?)\w*|grondsteier\w*|gebaiversecherung\w*
    (?:fei?erversecherung|versecherung|assurance) (?:vum|vun der|vun dem) (?:gebai|haus|immeuble)
    syndic seng\w* (?:honorair|fraise|rechnung)\w*|(?:renovatiouns|erneierungs|reparatur)fon\w*|(?:fong|fonds) fir (?:den|d'|de) \w+
    prime fir d'(?:gebai|haus)|versecherung vum (?:gebai|haus)
    syndic(?:k|s)?(?:ascht|fraise|kascht)\w*|(?:kascht\w*|fraise\w*) (?:vum|vun dem) syndic|reservefong|verwaltungskascht\w*
    gemengesteier\w*|steier op (?:d'haus|den terrain)|(?:honorair|lohn) vum (?:gerant|syndic)|(?:gerant|syndic) (?:sain|seng\w*) (?:honorai?r|frais|rechnung)\w*
  `,
  pact: String.raw`
    pakt\w*
    pacte?\b
    colocatiouns?(?:pakt|vertrag|kontrakt)
  `,
  perMonth: String.raw`(?:am|de|den|pro|all|jidder|jiddwer) (?:ugefaangene )?mount\b|meintlech|mount retard`,
  perYear: String.raw`(?:am|pro|d') ?joer|joerlech`,
  refused: String.raw`
    net (?:akzept\w+|ugeholl|erlaabt|unerkannt)|akzepteiert .{0,25}(?:keng|net)|refus\w+|ausgeschloss\w*|weder .{0,60}nach|helt .{0,40}(?:keng|net|weder)
  `,
  rest: String.raw`rescht|aner halschent`,
  return: String.raw`
    zer?eck\w*|zreck\w*|(?:gett|kritt) .{0,110}\berem\b|reckbezuel\w*|ausbezuel\w*|reckzuel\w*|rembourseiert|fraigin\w*|fraiginn
  `,
  room: String.raw`(?:\w*zemmer)\b|\w*kummer\b`,
  smoke: String.raw`rauchmelder\w*|dampmelder\w*|fumeedetekt\w*`,
  supplement: String.raw`\w*supplement|\w*zouschlag\w*|opschlag|miwwelgeld`,
  twoThirds: String.raw`zwee drettel|drai veierel`,
  withoutCourt: String.raw`
    ouni datt .{0,30}(?:urteel|geriicht|riichter)\w*|kee (?:geriicht|urteel|riichter) (?:neideg|gebraucht)
    ouni (?:\w+ ){0,2}(?:geriicht\w*|urteel\w*|riichter\w*|prozess|huissier)|net .{0,30}op d'geriicht\w*
  `,
  yearly: String.raw`
    (?:all|jidd?wer|jiddes|pro|am) joer|all januar|(?:op|all) neijoers\w*|joerlech|eemol (?:am|d') ?joer
    all (?:\d{1,2}\. ?|eischte )?(?:januar|februar|maerz|abrell|mee|juni|juli|august|september|oktober|november|dezember)
  `,
  bothParties: String.raw`(?:jidder|all|bei?d|d')e? ?partei(?:en)?\b`,
  charges: String.raw`chargen\b|charge\b(?! (?:d[ue]|exclusive|de la|du|de l'|entiere|propre)\b)(?! de l')|niewekascht\w*`,
  deposit: String.raw`kautioun\w*|loyersgarantie|(?:als|zur) secherheet|secherheet(?: vun|:)`,
  detail: String.raw`schlofz\w*|schlofkummer\w*|zemmer\w*|keller|garage|parkplaz|stack|kadaster\w*|buedz\w*`,
  dwelling: String.raw`wunneng|appartement|haus\b|zemmer|studio`,
  forATime: String.raw`fir (?:en|ee|zwee|drai|\d)|dauer`,
  furnished: String.raw`miww?e?le?i?ert\w*|miwwle?ie?rt\w*|mobleiert\w*`,
  inventory: String.raw`zoustandsbericht|zoustandsprotokoll|protokoll\w*|inventaire vum zoustand`,
  landlord: String.raw`proprietar(?:in|en)?\b|bailleur\b|verlounr?er(?:in)?\b|besetzer(?:in)?\b`,
  lease: String.raw`kontrakt\w*|loyerskontrakt|bail\b`,
  noDeposit: String.raw`
    (?:garantie|kautioun),? (?:well|wel+|wëll|froen|huelen|brauch|verlaangen) (?:ech|mir) (?:\w+ )?(?:keng|net)
    (?:keng|ouni) (?:garantie|kautioun)
  `,
  openEnded: String.raw`onbestemmt\w* (?:zait|dauer)|onbefrist\w*`,
  rent: String.raw`(?:jores)?loyer(?:en?)?\b|loyer(?:erh|upass|hauss)\w*`,
  signed: String.raw`zu [a-z-]{4,}, de|ennerschr\w*|gemaach den`,
  start: String.raw`
    eischten dag\s?(?::|ass\b)|kennt den \d
    fankt|ufank|ugefaang\w*|geet (?:et )?lass|geet un\b|start\b|vum \d|geet vum|ab (?:dem|den) |leeft (?:vum|ab)
  `,
  statementOfCharges: String.raw`\w*decompte?n?\b|\w*dekont\w*|\w*ofrechnung\w*|ofgerechent`,
  tenant: String.raw`(?:co)?locatair(?:en|e|in)?\b|(?:mat)?bewunner(?:in|innen)?\b|mieter\b|lounend\w*\b`,
  withCharges: String.raw`
    (?:mat|inklusiv|inklusiv alle|abegraff)(?: alle| de| den| all)? charg\w*|charg\w* (?:abegraff|inklusiv
    zesummen|mateneen)|alles (?:ass |dran |matdran )?(?:inklusiv|abegraff|dran|dobai|dan)\b|fir alles zesummen
  `,
  withoutCharges: String.raw`
    ouni (?:d')?(?:charg|niewekascht)\w*|net chargen|netto ?loyer
    charg\w* (?:sinn )?net (?:abegraff|dran|dobai|matgerechent|inklusiv)
  `,
  ofInvoices: String.raw`rechnung\w*|facture\w*`,
  ofCapital: String.raw`kapital|kafpraiss?|investeiert\b`,
  ofDeposit: '',
  ofPenalty: String.raw`strof\w*`,
  ofFurniture: String.raw`miwwel\w*`,
  ofFee: String.raw`\w*fraise?n?\b`,
  ofService: String.raw`packs?\b|servicer?\b|botzen`,
  ofAccessory: String.raw`garage\b|parkplaz|keller|kichen`,
  ofCharges: String.raw`avance\b|forfait`,
  ofRent: '',
} satisfies LeaseWords
