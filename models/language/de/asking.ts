import { lines } from '../words/lines.ts'
import type { AskingWords } from '../words/asking-words.ts'

export const asking = {
  perSquareMetre: lines(`
    pro
    je
    den
    der
    fur
    per
  `),
  squareMetre: lines(`
    m2
    qm
    quadratmeter
    m hoch 2
  `),
  built: lines(`
    baujahr
    gebaut
    erbaut
    errichtet
    alter
    jahr
    bj
    neuer
    junger
  `),
  after: lines(`
    nach
    ab
    seit
    nicht alter als
    junger als
    neuer als
    nicht vor
    ab dem jahr
    nichts alteres als
    fruhestens
    mindestens
    min
    mind
  `),
  before: lines(`
    vor
    bis
    alter als
    nicht nach
    nicht neuer als
    spatestens
    höchstens
    maximal
    max
    spätestens von
    bis maximal
  `),
  each: lines(`
    jede kann
    jede zahlt
    pro person
    je person
    pro kopf
    jeder
    jede
    jeweils
    pro nase
    je
  `),
  eachCouple: lines(`
    pro paar
    je paar
  `),
  fees: lines(`
    einschließlich notarkosten / einschließlich notar / alles drin notar / inklusive notar und steuern / einschließlich nebenkosten des kaufs
    notar eingeschlossen / notar inbegriffen / notar inklusive / inklusive notar / notar inkludiert
    alles inklusive mit dem notar / alles zusammen mit dem notar / mit notarkosten / notar inkl / notarkosten inkl / notar inbegriffen
    notarkosten inbegriffen / inkl nebenkosten notar / inkl notarkosten / notar inklusive / mit dem notar / inklusive notar / inkl notar
    notarkosten inklusive / inklusive notarkosten / kaufnebenkosten inklusive / inklusive kaufnebenkosten / inkl kaufnebenkosten / mit notar
    samt notar / mit allen kaufnebenkosten / notargebuhren inklusive / inklusive aller kaufnebenkosten / mit kaufnebenkosten / inkl aller kosten
    inklusive aller kosten / inkl aller nebenkosten beim kauf / inkl aller erwerbsnebenkosten / inklusive aller erwerbsnebenkosten
    inkl erwerbsnebenkosten / inklusive erwerbsnebenkosten / erwerbsnebenkosten inklusive / mit erwerbsnebenkosten / mit allen erwerbsnebenkosten
    inkl aller kaufnebenkosten / inkl aller notarkosten / inkl notar und steuern / inkl gebuhren / inkl aller gebuhren
  `),
  allBut: lines(`
    alles bloß
  `),
  exactly: lines(`
    nicht mehr und nicht weniger als / nicht mehr nicht weniger als / weder mehr noch weniger als
    genau
    exakt
    prazise
  `),
  exactlyAfter: lines(`
    und nicht mehr / und keins mehr / und keines mehr
    nicht mehr nicht weniger
    nicht mehr und nicht weniger / weder mehr noch weniger
    nicht grosser nicht kleiner
    genau
    exakt
  `),
  noCharges: lines(`
    ohne notar / zuzuglich notar / zzgl notar / exklusive notar / notar extra / plus kosten / plus notar / notarkosten extra / nebenkosten kommen dazu
    kalt / kaltmiete / zuzuglich nebenkosten / zzgl nebenkosten / zzgl nk / plus nebenkosten / ohne nebenkosten / exklusive nebenkosten
    nebenkosten extra / plus nk / ohne nk / zzgl mwst / exkl mwst / plus mwst / ohne mwst / zuzuglich mwst / exkl nk
  `),
  indifferentAfter: lines(`
    egal
    ist egal
    mir egal
    uns egal
    unwichtig
    nicht wichtig
    ist nicht wichtig
    spielt keine rolle
    optional
    ist ok
    ok
    okay
    geht auch
    ginge auch
    in ordnung
    kein problem
    zweitrangig
    nebensache
    kein muss
    ware ok
    muss nicht sein
    war gestern
    vergiss es
    wurscht
    wurst
    ist wurscht
    ist wurst
    ist mir egal
    ist uns egal
    ist nicht so wichtig
    brauchen wir nicht unbedingt
    darauf können wir verzichten
    schnuppe
    ist schnuppe
    piepegal
  `),
  questions: lines(`
    wo
    wann
    welche
    welcher
    welches
    welchem
    wie
    wer
    ob
    wohin
  `),
  indifferentBefore: lines(`
    auch ohne
    gerne auch ohne
    egal welche
    egal welcher
    egal welches
    egal auf welchem
    egal ob
    egal ob mit
    ganz egal welcher
    unabhangig vom
    unabhangig von der
    egal in welchem
    vergiss den
    vergiss die
    vergiss das
    vergesst den
    vergesst die
    vergesst das
    vergessen sie den
    vergessen sie die
    vergessen sie das
  `),
  notMust: lines(`
    muss aber nicht sein
    aber kein muss
    kein muss
    muss nicht sein
    aber nicht zwingend
    nicht zwingend
    nicht unbedingt notig
  `),
  whenHigh: lines(`
    falls
    wenn
    sofern
    nur falls
    nur wenn
    ausser wenn
  `),
  third: lines(`
    ein drittel
    drittel des
    drittel vom
    drittel
  `),
  corrections: lines(`
    nein quatsch / quatsch
    ach sagen wir / sagen wir / oder sagen wir / sagen wir lieber / moment / moment mal / halt stopp / stopp / korrektur / warte / ne warte
    nein warte / ach was / sorry / äh / ähm / nein besser / ach quatsch / ach komm / na gut
    jetzt sind s / jetzt sind es / jetzt ist s / jetzt ist es / jetzt sind wir bei / inzwischen sind es / mittlerweile sind es / mittlerweile
    verzeihung / entschuldigung / pardon ich meine
    oder nein
    oder nee
    vergiss das
    streich das
    nein doch nicht
    moment doch lieber
    moment doch
    doch lieber
    nein lieber nicht
    ach nein doch lieber
    ach nein doch
    ach nein
    nein doch lieber
    nein doch
    nein moment
    nein halt
    halt nein
    ach halt
    quatsch
    ach ne
    ne doch
    oder vielmehr
    besser gesagt
    ich meine
    ich meinte
    ach nee lieber
    ach nee
    nein sorry
    nee sorry
    sorry nein
    nein pardon
    nee lieber
    nein lieber
    nee doch lieber
    nee doch
    aber jetzt doch
    aber doch lieber
    dann doch lieber
    oder besser
    äh nein
    äh nee
    nee moment
  `),
  refusedBehind: lines(`
    geht es nicht / lehnt er ab / lehnt sie ab / lehnen sie ab / lehnt er ausdrücklich ab / lehnt sie ausdrücklich ab / lehnt er strikt ab
    lehne ich ab / lehnen wir ab / ist unerwünscht
    interessiert ihn nicht / interessiert sie nicht / interessiert uns nicht / interessiert mich nicht / ist nicht mehr aktuell / nicht mehr aktuell
    inakzeptabel / ist inakzeptabel / nicht akzeptabel / ausschlusskriterium / ein ausschlusskriterium / wäre ein ausschlusskriterium
    kommt für sie nicht in frage / kommt für ihn nicht in frage / kommen nicht in frage / kommen für sie nicht in frage
    nicht gewünscht / ist nicht gewünscht / nichts für ihn / nichts für sie / nicht ausstehen / darf nicht sein / darf nicht dabei sein
    verboten / tabu
    unerwünscht / nicht erwünscht / will ich nicht / wollen wir nicht / möchte ich nicht / möchten wir nicht / mag ich nicht
    mögen wir nicht / ausgeschlossen
    ist ausgeschlossen / geht gar nicht / geht nicht / geht bei uns nicht / kommt nicht in frage / kommt nicht infrage / kommt für uns nicht in frage
    kommt für mich nicht in frage / nein danke / nicht nötig bitte / nichts für uns / nichts für mich / auf keinen fall / auf gar keinen fall / lieber nicht
    besser nicht / eher nicht / bitte nicht / bloß nicht / nicht ok / scheidet aus / scheiden aus / fällt weg / fallen weg / fällt raus / fällt aus
    bitte keine / muss ich nicht haben / tabu / ist tabu / sind tabu
  `),
  seeking: lines(`
    suche / suchen / sucht / gesucht / such / auf der Suche / Wohnungssuche / brauchen eine Wohnung / brauchen ein Haus
  `),
  forget: lines(`
    vergiss
    vergesst
    vergessen sie
    vergessen wir
    streich
    streicht
    nicht mehr
    vergiss was ich über
    vergiss das mit
  `),
  contact: lines(`
    tel
    telefon
    handy
    mobil
    whatsapp
    anrufen
    erreichbar
    rufnummer
  `),
  sides: lines(`
    grosse
    preis
    ort
    lage
    zustand
    alter
    baujahr
    ausrichtung
    flache
  `),
  squareMetrePrice: lines(`
    miete pro quadratmeter / miete pro qm / miete pro m2 / miete je quadratmeter / miete je qm / miete je m2
    kaltmiete pro quadratmeter / kaltmiete pro qm / kaltmiete pro m2 / kaltmiete je quadratmeter / kaltmiete je qm / kaltmiete je m2
    warmmiete pro quadratmeter / warmmiete pro qm / warmmiete pro m2 / warmmiete je quadratmeter / warmmiete je qm / warmmiete je m2
    kaufpreis pro quadratmeter / kaufpreis pro qm / kaufpreis pro m2 / kaufpreis je quadratmeter / kaufpreis je qm / kaufpreis je m2
    verkaufspreis pro quadratmeter / verkaufspreis pro qm / verkaufspreis pro m2 / verkaufspreis je quadratmeter / verkaufspreis je qm / verkaufspreis je m2
    quadratmeterpreis
    quadratmeterpreise
    quadratmeterpreisen
    qm preis
    m2 preis
    preis pro quadratmeter
    preis pro qm
    preis pro m2
    preis je quadratmeter
    preis je qm
  `),
  orders: {
    cheapest_per_m2: lines(`
      günstigste quadratmeter
      günstigster quadratmeter
      billigster quadratmeter
      günstigster Quadratmeterpreis
      niedrigster Quadratmeterpreis
      günstigste pro Quadratmeter
      billigste pro Quadratmeter
      günstigste pro m2
      nach Quadratmeterpreis
      nach Preis pro m2
      nach Preis pro Quadratmeter
      sortiert nach Quadratmeterpreis
      Quadratmeterpreis aufsteigend
      pro m2 günstigste zuerst
    `),
    cheapest: lines(`
      gunstigste zuerst
      billigste zuerst
      moglichst billig
      so billig wie moglich
      so gunstig wie moglich
      billigste
      billigstes
      billigsten
      gunstigste
      gunstigstes
      gunstigsten
      moglichst gunstig
      von billig nach teuer
      von günstig nach teuer
      Preis aufsteigend
      vom günstigsten zum teuersten
    `),
    dearest: lines(`
      teuerste zuerst
      teuerste
      teuersten
      von teuer nach billig
      Preis absteigend
    `),
    biggest: lines(`
      grosste zuerst
      grosste
      grosstes
      grossten
      moglichst gross
      so gross wie moglich
      von gross nach klein
    `),
    smallest: lines(`
      kleinste zuerst
      kleinste
      kleinsten
      von klein nach gross
    `),
    newest: lines(`
      vom neuesten zum altesten / von neu nach alt / neueste bis alteste
      neueste zuerst
      neueste anzeigen
      neuesten anzeigen
      neueste
      neuesten
      neuste
      neusten
      aktuellste
    `),
    reduced: lines(`
      im preis reduzierte zuerst / preisreduzierte zuerst
      im preis reduzierte / preisreduzierte / preisreduzierten / preisreduziertes / preisreduziert / preis reduziert / reduzierter preis / reduzierten preisen
      reduziertem preis / preis gesenkt / preis wurde gesenkt / preis gesenkt wurde / gesenkter preis / preissenkung / preissenkungen / preisnachlass
      im preis gesenkte / im preis gesenkten / im preis gesenkte zuerst
      im preis gesunken / im preis gesenkt / im preis reduziert / preis gefallen / preis gefallen ist / reduzierte zuerst / starkste senkung
    `),
  },
} satisfies AskingWords
