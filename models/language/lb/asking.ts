import { lines } from '../words/lines.ts'
import type { AskingWords } from '../words/asking-words.ts'

export const asking = {
  perSquareMetre: lines(`
    de
    pro
    den
    per
  `),
  squareMetre: lines(`
    m2
    qm
    quadratmeter
    metercarre
    meter carre
    meterkaree
    meterkarees
    metercarree
  `),
  built: lines(`
    baujoer
    gebaut
    joer
    al
    bauzait
    nei
    nai
  `),
  after: lines(`
    no
    nom
    zanter
    ab
    vun
    net virun
    net vir
    net mei al wei
    net mei al ewei
    mei nei wei
    mei nai wei
    op d mannst
    fréistens
    min
  `),
  before: lines(`
    vir
    virun
    bis
    mei al wei
    mei al ewei
    net no
    spetstens
    héchstens
    spéitstens
    max
  `),
  each: lines(`
    pro persoun
    pro kapp
    all persoun
    jiddereen
    jiddereng
    jiddwereen
    jidderee
    de kapp
    jee
    jeweils
  `),
  eachCouple: lines(`
    pro puer
    all puer
    pro koppel
  `),
  fees: lines(`
    notaire abegraff / mam notaire / den notaire abegraff
    mat notär / mam notär / notär abegraff / notär dran / notär inklusiv
    alles abegraff mam notaire / alles mam notaire / mam notaire / notaire inkl / notaire inklusiv / notairefraisen abegraff / mat den notairesfraisen
    mat notairesfraisen / mat dem notaire / fraisen dran / fraisen abegraff / mat de fraisen / notaire dran / notaire abegraff
    notairekaschten abegraff / mat notaire / mat notairekaschten / inklusiv notaire / notairskaschten abegraff / mat de notairskaschten
    mat den notairekaschten / mat alle kaschten / mat allen kaschten / notairesfraisen abegraff / notairesfraise abegraff / notairesfraisen inklusiv
    mam notaire dran / mat allen fraisen / mat alle fraisen / all fraisen abegraff / all kaschten abegraff / akt abegraff
  `),
  allBut: lines(`
    alles mee
  `),
  exactly: lines(`
    net mei an net manner wei / net mei net manner wei
    genee
    exakt
    prezis
  `),
  exactlyAfter: lines(`
    an net mei / an keent mei
    net mei net manner
    net mei an net manner
    genee
  `),
  noCharges: lines(`
    ouni notaire / notaire extra / plus notaire / plus fraisen / chargen kommen derbäi / ouni chargen / ouni d chargen / plus chargen
    chargen net abegraff / chargen extra / ouni charges / ouni tva / plus tva / ouni nk
  `),
  indifferentAfter: lines(`
    egal
    ass egal
    ass mir egal
    ass eis egal
    net wichteg
    ass net wichteg
    spillt keng roll
    optional
    ass ok
    ok
    geet och
    ass an der rei
    an der rei
    kee probleem
    kee problem
    muss net sinn
    wurscht
    ass wurscht
    ass wuppdech
  `),
  questions: lines(`
    wou
    weini
    weenei
    wei
    wien
    wat
    ob
  `),
  indifferentBefore: lines(`
    och ouni
    egal weieng
    egal weien
    egal wei en
    egal wei een
    egal wei eng
    egal op weiem
    egal wat fir en
    egal wat fir eng
    egal op
    vergiesst de
    vergiesst den
    vergiesst d
    vergiess de
    vergiess den
    vergiess d
  `),
  notMust: lines(`
    muss awer net sinn
    awer kee muss
    kee muss
    muss net sinn
    awer net onbedengt
    net onbedengt
  `),
  whenHigh: lines(`
    wann
    falls
    nemme wann
    nemmen wann
    ausser wann
  `),
  third: lines(`
    en drettel
    drettel vum
    drettel
  `),
  corrections: lines(`
    oder soe mer / soe mer / so mer / nee soe mer / moment / nee moment / stopp / sorry / pardon / oder besser / nee besser / ach / äh / wart
    nee wart / oder vläicht / allez / korrektur / nee stopp
    elo sinn et / elo ass et / elo si mer bei / mëttlerweil sinn et / mëttlerweil / elo ass en
    entschëllegt / pardon ech mengen
    oder nee
    oder neen
    vergiess dat
    vergiesst dat
    sträich dat
    nee just
    waart
    neen waart
    nee waart
    ah nee
    och nee
    nee dach leiwer
    nee dach
    quatsch
    besser gesot
    ech mengen
    ech mengt
    nee pardon
    pardon nee
    nee sorry
    nee éischter
    nee léiwer
    ach nee
    mee elo
    mee dach léiwer
    oder éischter
    ah nee waart
    och nee waart
    neen dach
  `),
  refusedBehind: lines(`
    net gewënscht / ass net gewënscht / lehnt hien of / lehnt si of / lehnt hie of
    net méi aktuell / ass net méi aktuell / ass awer net méi aktuell
    inakzeptabel / ass inakzeptabel / net akzeptabel / kënnt fir si net a fro
    kënnt fir hien net a fro / kommen net a fro / näischt fir hien / näischt fir si
    net ausstoen / kann hien net ausstoen / kann si net ausstoen / interesséiert si net / interesséiert hien net
    onerwënscht / net erwënscht / well ech net / welle mir net / wëlle mer net / well ech net hunn / wëlle mir net hunn / ausgeschloss
    ass ausgeschloss / nee merci / neen merci
    kënnt net a fro / kënnt fir eis net a fro / kënnt fir mech net a fro / geet net / geet guer net / näischt fir eis / näischt fir mech / op kee fall
    op guer kee fall / léiwer net / besser net / éischter net / w e g net / ni am liewen / fält ewech / net ok / muss ech net hunn / brauch ech guer net
  `),
  seeking: lines(`
    sichen / siche / sicht / gesicht / sichen eis / op der Sich
  `),
  forget: lines(`
    vergiess
    vergiesst
    vergiess dat mat
    vergiesst dat mat
    sträich
    loosst
    net méi
  `),
  contact: lines(`
    tel
    telefon
    telefonsnummer
    handy
    gsm
    whatsapp
    uruffen
    erreechbar
  `),
  sides: lines(`
    greisst
    prais
    plaz
    lag
    zoustand
    alter
    baujoer
    flach
  `),
  squareMetrePrice: lines(`
    loyer pro quadratmeter / loyer pro m2 / loyer pro metercarre / loyer de quadratmeter / loyer de m2
    verkafsprais pro quadratmeter / verkafsprais pro m2 / verkafsprais pro metercarre / verkafsprais de quadratmeter / verkafsprais de m2
    kafprais pro quadratmeter / kafprais pro m2 / kafprais pro metercarre / kafprais de quadratmeter / kafprais de m2
    prais de quadratmeter / prais de m2
    quadratmeterprais
    quadratmeterpraiss
    metercarreprais
    prais pro quadratmeter
    prais pro m2
    prais pro metercarre
    prais de meterkaree
    prais pro meterkaree
  `),
  orders: {
    cheapest_per_m2: lines(`
      am bëllegsten pro quadratmeter / bëllegsten pro quadratmeter / am bëllegsten de quadratmeter / am bëllegste pro quadratmeter
      bëllegst de quadratmeter
      bëllegste präis de quadratmeter / bëllegste präis de m2 / bëllegste präis pro quadratmeter
      präis de quadratmeter fir d éischt / niddregste präis pro m2
      bëllegste pro meter carré
      bëllegste quadratmeter
      praisser pro quadratmeter
      prais pro quadratmeter
      bëllegste Präis pro m2
      bëllegst pro m2
      bëllegste pro Quadratmeter
      no Präis pro m2 / nom Präis pro m2 / Präis pro m2
      nom Quadratmeterpräis
      no Quadratmeterpräis
      niddregste Quadratmeterpräis
      pro m2 bëllegst fir d éischt / pro m2 déi bëllegst fir d éischt / pro m2 déi bëllegst
    `),
    cheapest: lines(`
      bellegst fir d eischt
      bellegst
      bellegsten
      esou belleg wei meiglech
      sou belleg wei meiglech
      vum bëllegsten zum deiersten
      vu bëlleg op deier
    `),
    dearest: lines(`
      deierst fir d eischt
      deierst
      deiersten
      vum deiersten zum bëllegsten
    `),
    biggest: lines(`
      greisst fir d eischt
      greisst
      greissten
      greisste
      sou grouss wei meiglech
      vun grouss op kleng
    `),
    smallest: lines(`
      klengst fir d eischt
      klengst
      klengsten
      vu kleng op grouss
    `),
    newest: lines(`
      vum neisten zum eelsten / vun nei op al
      nei annoncen fir d eischt / neist uewen / neisten uewen
      nei annoncen
      neist annoncen
      neist fir d eischt
      neisten annoncen
      neist
      neisten
      neist als éischt
      neiste als éischt
      neiste site als éischt
      neiste fir d éischt
      neiste
    `),
    reduced: lines(`
      am präis reduzéiert fir d éischt
      am präis reduzéiert / präis reduzéiert / prais erofgesat / prais erofgaangen / prais erof gaangen / prais erofgesat gouf / prais erofgaangen ass
      reduzeierte prais / reduzeiert prais
      prais reduzeiert / am prais gefall / am prais erofgaangen / prais gefall / preisreduzeiert / erofgesate prais / reduzeiert fir d eischt
    `),
  },
} satisfies AskingWords
