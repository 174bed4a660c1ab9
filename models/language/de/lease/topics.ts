import type { LeaseWords } from '../../words/lease/lease-topics.ts'

export const topics = {
  adminFee: String.raw`
    bonitatsprufung\w*|prufung (?:der|ihrer) (?:lohnzettel|gehaltsabrechnung)\w*
    einmalig\w* .{0,25}(?:gebuhr|entgelt|pauschale)\w*|servicegebuhr\w*|schreibgebuhr\w*|reservierungs\w+
    (?:bearbeitungs|vertrags|abschluss|ausfertigungs|aufnahme|einzugs|schreib|verwaltungs|anmelde)(?:gebuhr|pauschale|entgelt)\w*|vertragskosten
    vertragsausfertigung\w*|ausfertigung (?:des|dieses)|abstands(?:zahlung|summe)|vertragserstellung\w*|(?:anlage|anlegen|eroffnung) (?:der|einer) akte
    (?:erstellung|ausarbeitung|bearbeitung|anfertigung|aufsetzen) (?:des|dieses|der|ihres) (?:miet)?(?:vertrag|antrag|unterlagen)\w*
  `,
  advance: String.raw`(?:im |zum |im v)?voraus\b|vorab\b|vorausbezahl\w*|im vorhinein|vorausgezahlt|vorschussig|auf einmal|in einer summe`,
  agency: String.raw`(?:immobilien)?makler\w*|(?:vermittl|agentur)\w*|courtage\w*|immobilienburo|agentur\b`,
  allRepairs: String.raw`
    (?:alle|samtliche|jede|jegliche|alle anfallenden|die gesamten)\w* (?:notwendigen |erforderlichen |anfallenden )?(?:reparatur|instandsetzung
    instandhaltung)\w*(?:,? (?:gross\w* und klein\w*|klein\w* und gross\w*))?
    (?:instandhaltung|unterhalt(?:ung)?) und instandsetzung|reparaturen,? gleich welcher art|reparaturen (?:jeder|aller) art
    (?:instand|unterh[ae]lt|halt\b|pfleg)\w*[^.;]{0,110}\b(?:aussergewohnlich\w*|klein\w* (?:und|wie|oder) gross\w*|gross\w* (?:und|wie|oder) klein\w*)
    (?<=zu kein\w* )(?:reparatur|instand|arbeit)\w*|alles,? was (?:\w+ ){0,4}(?:nicht mehr (?:geht|funktioniert)|kaputt ?geht|entzwei ?geht|versagt)
  `,
  beforehand: String.raw`vorher|im voraus|zuvor|vor (?:dem|seinem|ihrem) auszug|ankundig\w*|anzeig\w*|zeigt .{0,40}an\b|melde\w*|spatestens`,
  buyer: String.raw`erwerber\w*|kaufer\w*|verkauf\w*|neuer? eigentumer|veraussert\w*`,
  capital: String.raw`\w*kapitals?\b|investiert\w*|eingesetzte\w* mittel|gestehung\w*|anschaffung der\b|eingesetzt hat`,
  cash: String.raw`bar\b|barzahlung|bargeld|barkaution|in scheinen|von hand zu hand|barbetrag`,
  ceiling: String.raw`
    (?:5 ?%|5 prozent|funf prozent|funfprozent\w*)(?: \(\s?5 ?%\s?\))? (?:jahrlich |pro jahr )?(?:des|vom|von dem) (?:\w+ )?(?:kapital\w*|investi\w+)
    (?:gesetzliche\w* )?(?:hochst|ober)grenze|gesetzliche\w* (?:\w+ )?(?:grenze|deckel\w*|hochstmiete)|mietdeckel|mietobergrenze
    (?:funf|5) ?(?:prozent|%|v\.? ?h\.?) .{0,60}(?:gesteckt|aufgewendet|angelegt|bezahlt haben)
    (?:5|funf)[- ]?(?:prozent|%)[- ]?(?:grenze|deckel|regel|marke)\w*|(?:funf|5) (?:prozent|%|v\.? ?h\.?) .{0,40}(?:kapital|investi)\w*
    zwanzigstel? .{0,30}kapital\w*|grenze von (?:5|funf)|(?:%|prozent) (?:\w+ ){0,4}kapital\w*
  `,
  coTenant: String.raw`
    mitmieter\w*|mitbewohner\w*|(?:einer|jeder|wer) (?:der|von den) (?:\w+ )?(?:mieter|bewohner)\w*|wg-mitglied\w*
    (?:ein|jeder|ausziehende\w*) bewohner\w*
  `,
  coTenancy: String.raw`wohngemeinschaft\w*|wg\b|wg-\w+|mitbewohner\w*|mitmieter\w*`,
  commission: String.raw`miet(?:preis|er|en|zins)?-?kommission\w*|kommission fur miet\w*`,
  countsRooms: String.raw`(?:zwei|drei|vier|funf|[2-9]) (?:schlaf)?zimmer`,
  cutOff: String.raw`
    (?:sachen|mobel|habe|einrichtung) [^.;,]{0,30}als pfand\b
    (?:warmwasser|heizkorper)\w* .{0,40}(?:abstell|abzustell|absperr|abschalt|abgestellt|abdreh)\w*|hausrat .{0,40}eingelagert
    (?:strom|wasser|heizung|gas|versorgung)\w* .{0,40}(?:abstell|abzustell|absperr|abschalt|unterbrech|unterbricht|kapp|abgestellt|abdreh)\w*
    \w*(?:hahn|ventil|schalter)\w* .{0,20}(?:abstell|abgestellt|zudreh|zugedreht|schliess)\w*|oltank .{0,20}nicht mehr
    schloss\w* .{0,25}(?:austausch|wechsel|auszutausch)\w*
    schliessanlage .{0,25}(?:ersetz|austausch|wechsel|tausch)\w*|schloss\w* .{0,25}ersetz\w*
    (?:turcode|zugang\w*|schlusselkarte|chip|transponder|zugangscode|code)\w* (?:\w+ ){0,4}(?:gesperrt|sperr\w*|abschalt\w*|abgeschaltet|ab\b|deaktivier\w*)
    (?:dreh|stell|schalt|sperr|klemm)\w* (?:\w+ ){0,3}(?:strom|wasser|heizung|gas|wlan|internet|warmwasser)\b.{0,30}\bab\b
    (?:mobel|sachen|gegenstande|habe) des mieters .{0,40}(?:raum|entfern|verkauf|verwert|einbehalt|pfand|schaff|einlager|einzulager)\w*
  `,
  energy: String.raw`\benergie ?: ?[a-i]\b|energie(?:pass|ausweis|zertifikat|bescheinigung|effizienz\w*|klasse)\w*`,
  evict: String.raw`
    in besitz genommen|hinauszugehen
    zwangsraum\w*
    raumen\b
    geraumt
    raumt\b
    raumung
    hinausweis\w*
    vor die tur
    besitz nehmen
    in besitz
    vor (?:das haus|die haustur|die wohnung)\b
    auf die strasse
    aus der wohnung (?:ge)?w[ei]+s\w*
    muss (?:er|sie|der mieter|die mieterin)? ?(?:\w+ )?raus\b|hinauswerf\w*|rauswerf\w*|hinaussetz\w*
    offnet .{0,30}\bselbst\b
  `,
  except: String.raw`ausser|mit ausnahme|ausgenommen|abgesehen von|nicht aber`,
  freeForm: String.raw`
    (?:mir|uns|vermieter(?:in)?) ist (?:alles|beides|jede\w*) recht|ist (?:mir|uns) (?:alles |beides )?(?:recht|gleich|egal)
    (?:jede[rn]?|jeder anderen|beliebig\w*) (?:\w+ ){0,4}form|wahl des mieters|nach wahl|wahlweise|frei wahl\w*|wahlt .{0,25}(?:form|selbst)
    darf .{0,60}(?:nicht|weder|noch) .{0,40}(?:ablehn|verlang|verweiger|zuruckweis)\w*|nicht (?:zuruckgewiesen|abgelehnt)
    nimmt .{0,30}(?:ebenso|auch|gleichermassen) .{0,30}\ban\b|kann nicht verlangt
    (?:akzeptiert|angenommen) (?:wird|werden) auch
  `,
  furniture: String.raw`sofa\w*|schranke?\b|einrichtung\b|mobel\w*|mobiliar\w*|moblier\w*|mobliert\w*|einrichtung\b`,
  half: String.raw`
    halft\w*|halb(?:e[mnrs]?)?\b|halftig\w*|zu gleichen teilen|gleichen teilen|50/50|50 ?(?:%|prozent)|funfzig prozent|geteilt|teilen (?:\w+ ){0,3}sich
    sich (?:[\w]+ ){0,6}teilen\b|gleichen? anteilen?
  `,
  increase: String.raw`
    nach oben (?:gesetzt|wandert)|wandert .{0,60}nach oben|klettert
    erhoh\w*|\w*erhohung\w*|steig\w*|anpass\w*|\w*anpassung\w*|anzupass\w*|angepasst|angehoben|anzuheb\w*|herauf\w*|anheb\w*|\w*anhebung\w*
    hoher gesetzt|aufschlag\w*|erhoht
    hinaufsetz\w*|hinaufgesetzt|\w*steigerung\w*|revidier\w*|\w*revision\w*|neu (?:fest|an)(?:gesetzt|setz\w*)|\w*neufestsetzung\w*
    (?:miet)?anderung\w* de[rs] miet\w*
    mietanderung\w*|geandert\b|neue (?:\w+ )?(?:monats)?miete\b|verteuer\w*|hohere miete|mehr miete|hochsetz\w*|hochgesetzt|nach oben|klettert
    marktniveau|an den markt|fortgeschrieben|hinzu\b
    ge(?:ht|hen) (?:\w+ ){0,8}(?:hoch|rauf|hinauf|herauf)\b|(?:euro|€|prozent|%) (?:im monat |monatlich )?mehr\b
  `,
  index: String.raw`
    index\w*|\w*preisindex\w*|lebenshaltungs\w*|inflation\w*|teuerung\w*|(?:gleitende\w* )?lohnskala|(?:lohn|preis)entwicklung|staffel\w*|gestaffelt
    automatisch\w* (?:\w+ ){0,3}(?:angepasst|erhoht|anpassung|erhohung|steig\w+)|(?:passt|erhoht) sich (?:\w+ ){0,3}automatisch|wertsicherung\w*
  `,
  invoices: String.raw`\w*rechnung\w*|anschaffung\w*|angeschafft|neuwert|kaufpreis\w*|\w*kaufbeleg\w*|belege\b|quittung\w*`,
  late: String.raw`
    \w*verzug\w*|verspat\w*|saumig\w*|ruckstand\w*|nicht (?:rechtzeitig|punktlich|fristgerecht|gezahlt)\w*|nichtzahlung|ausstehend\w*
    (?:miete|geld) .{0,25}nicht (?:da|eingegangen|auf dem konto)\b
  `,
  leaves: String.raw`auszug\w*|auszieh\w*|auszuz\w*|zieht\b|ausscheid\w*|verlass\w*|kundig\w*|\w*kundigung\w*|weggang|austritt`,
  longPeriod: String.raw`
    zweimal (?:im|pro) jahr|alle (?:drei|vier|sechs|3|4|6) monate|jahresmiete(?![^;]*(?:monat|zwolf|rate|kapital|%))(?=[^;]{0,40}(?:fallig|zahlbar
    zu zahlen))|ersten? (?:zwei|drei|vier) quartale|vierteljahrlich\w*|quartalsweise|halbjahrlich\w*|pro quartal|je quartal|jahrlich (?:im|zu zahlen|zahlbar)
  `,
  majorRepairs: String.raw`
    (?:gross|dach|struktur|fassaden)\w*reparatur\w*|grosse\w* (?:reparatur|instandsetzung|instandhaltung)\w*|reparaturen an (?:der bausubstanz|dach|fassade)
    heizungs(?:austausch|tausch|erneuerung)|dach und fach
    bauliche\w* instandsetzung\w*|reparaturen am bau
  `,
  minor: String.raw`klein\w*|bagatell\w*|schonheits\w*|laufende\w*|verursacht\w*|verschuld\w*|durch (?:ihn|eigenes)`,
  need: String.raw`
    eigenbedarf\w*|(?:benotig|brauch)\w* .{0,50}(?:wohnung|haus|zimmer|raume)\b|eigennutzung|selbstnutzung|eigengebrauch|eigene[nmr]? bedarf
    (?:wohnung|haus|zimmer|raume) (?:\w+ ){0,2}(?:benotig|brauch)\w*
    (?:sohn|tochter|kind\w*|eltern|enkel\w*|mutter|vater|patenkind|nichte|neffe|bruder|schwester) .{0,50}(?:einzieh|beziehen|wohnen|brauch|benotig)\w*
    selbst (?:\w+ )?(?:nutz|bewohn|bezieh|gebrauch|einzieh|einzuzieh|wohn|benotig|brauch)\w*|personliche\w* bedarf
    fur (?:sich|seine[nr]?|ihre[nr]?|meine[nr]?|unsere[nr]?) (?:selbst|familie|angehorig\w*|sohn\w*|tochter|kind\w*|eltern|mutter|vater|bruder|schwester)
  `,
  notice: String.raw`\w*kundig\w*|\w*frist\w*|gekundigt|vorher\b|im voraus`,
  otherForm: String.raw`
    bank(?:burgschaft|garantie)\w*|andere (?:formen?|sicherheiten)|burgschaft\w*|staatsgarantie|staatliche\w* (?:garantie|hilfe)|sperrkonto
  `,
  ownerCost: String.raw`
    (?:haus|miet|wohnungs|eigentums)?verwaltung(?:skosten|sgebuhr\w*|shonorar\w*)?\b|verwalterhonorar\w*|grundsteuer\w*
    (?:gebaude|wohngebaude|brand)versicherung\w*|feuerversicherung\w*|(?:instandhaltungs|erhaltungs)?rucklage\w*|instandhaltungskosten
    versicherung des (?:gebaudes|hauses)|abgaben auf (?:das|dem) grundstuck|sturmversicherung\w*|reparaturrucklage|(?:instandhaltungs|erneuerungs)fonds\b
    kosten (?:des|fur den) energie(?:pass|ausweis)\w*
    gemeindesteuer\w*|steuer auf (?:das|dem) (?:haus|grundstuck)|(?:feuer|brand)versicherung des hauses
    (?:honorar|vergutung|entgelt) (?:des|der|dessen|desjenigen),? (?:\w*verwalter\w*|syndics?|der (?:\w+ ){1,3}verwaltet)
  `,
  pact: String.raw`
    (?:wg|mitbewohner|wohngemeinschafts|mitmieter|kolokations?)-?(?:vertrag|vereinbarung|pakt)\w*
    pakt\b
    vereinbarung (?:der|zwischen den|unter den) (?:mitbewohner|mitmieter|bewohner)\w*
  `,
  perMonth: String.raw`(?:im|pro|je|jeden|fur jeden|jedem|den) (?:\w+ )?monat\b|monatlich\w*|je monat|jeder monat|angefangene\w* monat`,
  perYear: String.raw`(?:im|pro|je) jahr|jahrlich|p\. ?a\.|jahreszins\w*`,
  refused: String.raw`
    (?:nicht|keine?) (?:\w+ )?(?:akzeptiert|anerkannt|angenommen|zugelassen|zulassig|gestattet)|abgelehnt|lehnt .{0,40}ab
    (?:berechtigt|darf|kann)[^.;]{0,80}abzu?lehnen|weder .{0,60}noch
    akzeptiert (?:\w+ )?(?:keine|nicht)|nimmt .{0,40}(?:keine|nicht)|nicht entgegen|ausgeschlossen|wird nicht|werden nicht
  `,
  rest: String.raw`rest(?:betrag)?\b|restliche\w*|im ubrigen|andere halfte`,
  return: String.raw`
    ruckzahl\w*|zuruck(?:gezahlt|zuzahlen|bezahlt|erstatt\w*|gegeben|zugeben|gewahrt|uberwiesen|zahl\w*)|erstattet|erstattung|auszahl\w*|ausgezahlt
    ruckgabe der (?:kaution|sicherheit|mietkaution)|ruckerstatt\w*|freigegeben|freigabe|ruckuberwies\w*
    (?:zahlt|gibt|uberweist|erstattet|bekommt|erhalt) .{0,120}zuruck
  `,
  room: String.raw`(?:\w*zimmer)\b|kammer\b|mansarde`,
  smoke: String.raw`rauch(?:warn)?melder\w*|brandmelder\w*`,
  supplement: String.raw`\w*zuschlag\w*|aufpreis\w*|aufschlag\w*|mobelmiete`,
  twoThirds: String.raw`zwei drittel|drei viertel`,
  withoutCourt: String.raw`
    ohne dass (?:es )?(?:\w+ ){0,3}(?:urteil|gericht|richter)\w*|kein (?:gericht|urteil|richter) (?:ist )?(?:notig|erforderlich)
    (?:kein\w*|ein) (?:gericht|urteil|richter) (?:\w+ ){0,3}(?:brauch\w*|braucht es)(?: \w+)? nicht
    brauch\w* (?:\w+ ){0,3}(?:kein\w*) (?:gericht|urteil|richter)
    (?:gericht|urteil|richter) (?:\w+ ){0,3}nicht (?:notig|gebraucht|erforderlich)
    ohne (?:\w+ ){0,2}(?:gericht\w*|urteil\w*|richter\w*|titel\b|raumungstitel|vollstreckungstitel)
    ohne (?:einschaltung|anrufung) .{0,20}gericht\w*|ohne dass (?:\w+ ){1,3}daruber|ohne (?:klage|prozess|gerichtsvollzieher)\b
  `,
  yearly: String.raw`
    jahrlich\w*|jedes (?:weitere |folgende |neue )?jahr|pro jahr|im jahr\b|jeden jahres|einmal (?:im|pro) jahr|zu(?:m| jedem) (?:\w+ )?(?:jahrestag
    neujahr|jahreswechsel)|jeweils zum
    alle (?:zwolf|12) monate
    (?:jeden|jeweils (?:zum|am)|zu jedem) (?:\d{1,2}\. ?|ersten )?(?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember)
  `,
  bothParties: String.raw`(?:jede|beide|die) (?:vertrags)?(?:partei|seite)(?:en|n)?\b`,
  charges: String.raw`nebenkosten\w*|\w*vorauszahlung\w*|betriebskosten\w*|heizkosten\w*|umlagen?\b`,
  deposit: String.raw`
    \w*kaution\w*|mietsicherheit|sicherheit(?:sleistung|sbetrag)?\b|mietgarantie|hinterlegt\w*|hinterlegung\b
    vor (?:dem )?(?:einzug|der schlusselubergabe)\b.{0,50}(?:ubergibt|zahlt|uberweist)(?!.{0,60}(?:miete|gebuhr|provision))
    (?:behalt|einbehalt)\w* (?:\w+ )?(?:dieses geld|diese summe|den betrag)
  `,
  detail: String.raw`\w*zimmer\w*|keller\w*|garage\w*|stellplatz\w*|garten|balkon|\w*geschoss|\w*stock\b|kataster\w*|flurstuck`,
  dwelling: String.raw`\w*wohnung\w*|haus\b|\w*haus\b|zimmer|mietobjekt|mietsache|mietgegenstand|immobilie`,
  forATime: String.raw`(?:auf|fur) (?:die dauer|ein|zwei|drei|\d)|dauer|lauft`,
  furnished: String.raw`(?:voll|teil)?mobliert\w*`,
  inventory: String.raw`
    (?:gemeinsame\w* )?(?:begehung|wohnungsbegehung)\b|zustandsliste
    (?:ubergabe|einzugs|zustands|abnahme|ubernahme|wohnungs|eingangs)?(?:protokoll|bericht)\w*|bestandsaufnahme|zustandsbeschreibung
    zustand\b.{0,70}(?:festgehalten|aufgenommen|aufnehmen|festhalten|dokumentiert|protokolliert)|nehmen .{0,50}\bzustand .{0,40}\bauf\b
  `,
  landlord: String.raw`
    vermieter(?:in|s|innen|seite)?\b|eigentumer(?:in|s)?\b|(?:wohnungs|wohnraum|unterkunfts)?geber(?:in|s)?\b|uberlasser(?:in|s)?\b
    lizenzgeber(?:in|s)?\b
  `,
  lease: String.raw`miet(?:vertrag|verhaltnis|zeit)\w*|vertrag\w*`,
  noDeposit: String.raw`
    (?:kaution|sicherheit),? (?:will|verlange|nehme|mochte|brauche|verlangen|nehmen) (?:ich|wir) (?:\w+ )?keine
    (?:keine|ohne) (?:miet)?(?:kaution|sicherheit)
  `,
  openEnded: String.raw`unbefristet|(?:auf )?unbestimmte(?:r)? (?:zeit|dauer)`,
  rent: String.raw`
    \w*miete[n]?\b|miet(?:zins|preis|erhohung|anpassung|steigerung|anhebung|anderung|revision)\w*
    (?:nutzungs|wohn|uberlassungs)entgelt\w*|monatliche\w* (?:betrag|entgelt)
  `,
  signed: String.raw`unterzeichnet|unterschrieben|ausgefertigt|unterschrift\w*|geschlossen am|gez\.|ort, datum|den \d`,
  start: String.raw`
    anreise\w*|erster (?:miet)?tag\s?(?::|ist\b)
    ab wann\b|einzug:? \d|tritt .{0,30}in kraft|in kraft|gilt ab|einzug am|begin\w*|mietbeginn|ab (?:dem |\d)|vom \d|zum \d|fangt .{0,25}\ban\b
    bezieh\w*|lauft ab
  `,
  statementOfCharges: String.raw`(?:\w*abrechnung\w*|abgerechnet|abzurechnen|abrechnet|rechne[tn]\b(?=.{0,60}\bab\b)|spitzabrechn\w*)`,
  tenant: String.raw`
    mieter(?:in|s|n|innen|seite)?\b|mietpartei|bewohner\w*|(?:wohnungs|wohnraum)?nehmer(?:in|s)?\b|nutzer(?:in|s)?\b|lizenznehmer\w*|mitmieter\w*
    mitbewohner\w*|untermieter\w*
  `,
  withCharges: String.raw`
    (?:warm|brutto|bruttokalt|bruttowarm|pauschal|inklusiv|gesamt)miete\w*
    (?:inklusive|einschliesslich|inkl\.?|mit|samt|nebst)(?: aller| der| allen| samtlicher| samtlichen)? (?:neben|betriebs)kosten|alles inklusive
    all inclusive|alles in einem betrag
    pauschalpreis|miete und (?:die )?nebenkosten (?:zusammen\w*|enthalten|abgegolten)|(?:neben)?kosten (?:(?!nicht
    kein)\w+ ){0,3}(?:inbegriffen|enthalten|inklusive|eingeschlossen|abgedeckt|eingerechnet)
    alles (?:ist )?(?:darin |drin |damit )?(?:inbegriffen|enthalten|abgegolten|drin|dabei)\b|(?<=(?:€|euro|eur|monat) )warm\b|fur alles zusammen
    (?:umfasst|enthalt|deckt|beinhaltet) (?!.{0,60}\bnicht\b)(?:die )?miete (?:und|sowie) .{0,30}kosten|monatlich\w* (?:gesamt|pauschal)(?:betrag|preis)
  `,
  withoutCharges: String.raw`
    (?:neben|betriebs)kosten (?:sind |werden )?nicht (?:eingerechnet|mitgerechnet|inbegriffen|enthalten|inklusive|eingeschlossen)
    (?:ohne|exklusive|exkl\.?|zuzuglich|zzgl\.?) (?:der |die )?(?:neben|betriebs)kosten(?:,? und (?:ohne )?mob\w+)?|mietzins netto
    (?:netto)?kaltmiete\w*|netto-?(?:monats)?(?:kalt)?miete\w*|nettomiete\w*|grundmiete\w*
  `,
  ofInvoices: String.raw`rechnung\w*|anschaffung\w*|angeschafft|neuwert`,
  ofCapital: String.raw`(?:investierte\w* |eingesetzte\w* )?kapital\w*|kaufpreis|anschaffungskosten|investier(?:t|en)\b|investition\w*`,
  ofDeposit: String.raw`bank(?:garantie|burgschaft|kautioun)\w*`,
  ofPenalty: String.raw`mahn\w+|strafe|vertragsstrafe|entschadigung|verzug\w*`,
  ofFurniture: String.raw`mobel\w*|mobiliar\w*|moblierung\w*|einrichtung\b`,
  ofFee: String.raw`vergutung\b|\w*gebuhr\w*|\w*makler\w*|courtage|ausfertigung|abstand\w*`,
  ofService: String.raw`packs?\b|service\w*|reinigung\w*|wasche`,
  ofAccessory: String.raw`garage\w*|stellplatz\w*|keller\w*|kuche\w*`,
  ofCharges: String.raw`\w*vorauszahlung\w*|\w*pauschale\b|abschlag\w*`,
  ofRent: String.raw`(?:nutzungs|jahres)?entgelt\b|(?<=(?:monat|monatlich) )fur (?:das haus|die wohnung)`,
} satisfies LeaseWords
