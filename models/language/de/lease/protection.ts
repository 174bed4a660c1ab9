import type { ProtectionWords } from '../../words/lease/protection-words.ts'

export const protection = {
  between: `zwischen(?:protokoll|bestandsaufnahme|zustand|abnahme)|interim`,
  forbids: String.raw`
    nicht (?:berechtigt|befugt|ermachtigt)|d[au]rf(?:en)? .{0,60}(?:nicht|keine)|verboten|unterlasst|sieht davon ab|kein\w* (?:kundigung|ende)\W*$
  `,
  ends: `kundig|beend|auflos|raumen`,
  viewed: String.raw`besichtig\w*|anschau\w*|anseh\w*|zeigen`,
  withoutGround: String.raw`
    ohne (?:\w+ ){0,3}(?:grund|grunde|grunden|begrundung|gesetzlichen grund)\b|ohne (?:dies |das )?(?:zu begrunden|begrunden zu mussen)
    aus jedem beliebigen grund
  `,
  otherGround: String.raw`
    (?:mehr|hohere) miete zahlt|mehr zahlt|verkauft|verkauf\b|nach eigenem belieben|wenn (?:es )?(?:ihm|ihr|mir|uns) (?:gefallt|passt)|kind bekomm\w*
  `,
  leavesEarly: String.raw`
    (?:vorzeitig|fruher|vor (?:ablauf|ende|dem)|innerhalb|wahrend|in den ersten|vor der zeit).{0,90}(?:auszieh|kundig|verlass|geht|gehen|aufgib|beend)
    (?:zieht|ziehen|auszieh|kundig|verlass|geht|gehen|gibt|auszug|beend)\w*.{0,90}(?:vorzeitig|fruher|vor (?:ablauf|ende|dem)|innerhalb|wahrend|in den ersten)
  `,
  breakSum: String.raw`
    entschadig\w*|vertragsstrafe\w*|abfindung\w*|abstandssumme|ausgleichs?(?:zahlung|betrag)\w*|pauschal\w* (?:von|in hohe)
  `,
  mustPay: `zahlt|schuldet`,
  someRents: `zwei|drei|vier|funf|sechs`,
  rent: `miete`,
  remaining: `rest|bis zum ende`,
  waivesCourt: String.raw`
    verpflicht\w* sich,? .{0,70}(?:mietkommission|gericht|richter) (?:\w+ )?nicht \w+
    (?:verzicht\w* (?!nicht)|versprich|sagt zu|sagen zu|unterlass).{0,70}(?:mietkommission|gericht|richter|klage)(?!.{0,40}(?:nicht ausgeschlossen
    bleibt))
  `,
  surety: String.raw`\bburg(?:e|in|en|schaft)\b`,
  tells: String.raw`mitteil\w*|bekannt ?geb\w*`,
  hasTime: String.raw`\bhat(?= )`,
  aWhole: `ganze[ns]?`,
  within: `innerhalb|binnen|wahrend|in`,
  articles: `den`,
  court: String.raw`(?:friedens)?(?:gericht|richter)\w*|urteil\w*`,
  withoutIt: String.raw`ohne|kein\w*`,
  asGoodAsJudgment: String.raw`
    (?:gericht|richter) (?:bleibt|wird) (?:aussen vor|nicht gefragt)|(?:ersetzt|gilt als|so gut wie) (?:ein |das )?(?:urteil|raumungstitel)
    (?:gilt|gelten) (?:\w+ ){0,3}?(?<!nicht )als (?:aufgegeben|verlassen)
  `,
  takesAway: String.raw`
    (?:wasser|warmwasser|strom|heizung|gas|versorgung|internet|wlan)\b[^.;,]{0,45}\b(?:abstell|abgestell|abzustell|absperr|gesperrt|abschalt|abgeschalt
    unterbr|gekappt|abgeklemm|abgedreh|gedrosselt|auf frostschutz)\w*
    (?:schloss|schlosser|zylinder|code|codes|chip|transponder|schlusselkarte)\b[^.;,]{0,40}\b(?:ausgetauscht|austausch|auszutausch|gewechselt|wechsel
    ersetz|geandert|andern|gesperrt|deaktiviert)\w*
    neues schloss (?:\w+ ){0,2}(?:ein|an)|(?:nimmt|behalt|zieht) (?:\w+ ){0,3}schlussel\b|schlussel (?:\w+ ){0,3}(?:einbehalt|zuruckgenommen)\w*
    kein\w* (?:zutritt|zugang)\b|(?:zutritt|zugang)\b[^.;,]{0,30}(?:verweiger|verwehr|gesperrt)\w*
    (?:sachen|mobel|habe|hausrat|eigentum|gegenstand\w*|besitz|einrichtung)\b[^.;]{0,60}\b(?:(?:ein|aus)gelagert|(?:ein|aus)lager|entfern|abgeholt
    entsorg|verkauf|verwert|(?:ein)?(?:zu)?behalt|zuruck(?:zu)?halt|zuruckbehalt|pfand)\w*
    (?:wohnung|haus|zimmer|studio) (?:[\w']+ ){0,2}(?:auszuraumen|ausraumen|ausgeraumt|auszuraumt|leerraumen|leerzuraumen)
  `,
  owed: String.raw`
    geht (?:[\w']+ ){1,5}nicht\b|zieht (?:\w+ ){0,4}nicht aus|nicht (?:auszieht|geht|raumt)|\baussteht
    \w*verzug\w*|verspat\w*|saumig\w*|ruckstand\w*|nicht (?:rechtzeitig |punktlich )?(?:ge|be)?zahl\w*|nichtzahlung|ausstehend\w*|mahnung\w*
    bleib\w* [^.;]{0,25}(?:offen|aus)\b|\bausbleib\w*
    \bschuld(?:en|et)?\b|keine zahlung|offene\w* mieten?|mieten? (?:\w+ )?offen\b|bis (?:\w+ ){1,4}(?:be|ge)zahlt
  `,
  wayOfLife: String.raw`
    ubernachtungsgast\w*|(?:gaste?|besuch(?:er)?)\b(?=[^.;,:]{0,35}(?:verboten|untersagt|erlaubt|gestattet|geduldet|empfang|uber nacht|schlafen|ubernacht
    haus bis)|\W*$)
    \bubernachten\b|(?<=(?:freunde?|gaste?|besuch\w*)\b[^.;,]{0,20})beherberg(?:en|t)\b|schlafen\b
    (?:an|um)(?:zu)?meld\w*|anmeldung\b(?=[^.;,]{0,40}(?:gemeinde|adresse|anschrift|nicht|ausgeschlossen|rathaus))
    wohnsitz\w*(?=[^.;,]{0,60}\b(?:gemeldet|meld))
    (?:meldung|meld\w*) [^.;,]{0,20}wohnsitz\w*
  `,
  bansLife: String.raw`verboten|untersagt|verzicht\w*|unterl(?:asst|assen)|ausgeschlossen|niemand ausser|verpflicht\w*`,
  notBanned: String.raw`
    nicht (?:zu )?(?:untersagen|verbieten|verweigern|verhindern|einschranken)
    \b(?:solange|sofern|wenn|soweit) [^.;]*|kein\w* (?:thema|problem|einschrankung\w*)|stor\w* (?:\w+ )?nicht|stor\w* niemand|(?:tiere|haustiere|hunde
    katzen|gaste|besuch\w*|ubernachtungsgaste) (?:sind|ist) (?:(?!nicht)\w+ ){0,3}(?:erlaubt|gestattet|willkommen)
    verzichte?t?\w* (?:[\w']+ )?nicht(?: darauf)?|nicht (?:verboten|untersagt|ausgeschlossen)|verpflichtet sich(?=, (?:besuch|sich))
  `,
  beforeInfinitive: `darauf|es|verboten|untersagt|sich`,
  withLeave: String.raw`
    waschkeller|waschkuche|\bkeller\b|fahrrad|\bhof\b|spielplatz|kampfhund|gemeinschafts|in der wohnung schon|laut\w*
    bezahlte|airbnb|tourist|zustimmung|einwilligung|erlaubnis|genehmigung|absprache|gefahrlich|rasse|gewerbe|firma|ausser (?:bei|mit|nach|in)|es sei denn
    ohne (?:wissen|mitteilung)|treppenhaus|garten|aufzug|gebuhr|kosten|langer als|mehr als|zahler|strom|gewerblich|untervermiet
  `,
  evicts: String.raw`
    (?:sachen|mobel|habe|eigentum|hausrat|kartons)\b[^.;]{0,50}\b(?:strasse|gehweg|burgersteig|hof|treppenhaus|flur|vor (?:die|der) tur|vor (?:das
    dem) haus|draussen)
    bleibt (?:\w+ )?draussen|: raus\b
    (?:selbst|eigenhandig|mit eigenen leuten|mit einem schlosser|mit eigenen mitteln)[^.;]{0,30}(?:hinauswerf|hinauszuwerf|hinaussetz|hinauszusetz|raum
    zuruckhol|zuruckzuhol|vor die tur)\w*
    in besitz nehm\w*|(?:bewohner|mieter)\w* (?:\w+ )?hinaus(?:zu)?setz\w*|tur (?:\w+ )?geoffnet[^.;]{0,40}(?:geleert|geraumt|leergeraumt)
    schlosser? [^.;]{0,30}\bund (?:\w+ )?(?:wohnung|haus|zimmer) (?:zu )?raumen
  `,
  mends: String.raw`
    reparatur\w*|storung|leck\w*|rohrbruch|notfall\w*|(?:ihn|schlussel|karte|chip) [^.;]{0,12}verlier\w*|verloren|gestohlen|auf wunsch|am selben tag
  `,
  mustLeave: String.raw`raus|\w*raum\w*|auszieh\w*|auszuz\w*|verlass\w*|hinaus|weg`,
  lateOrEnd: String.raw`
    nicht (?:gezahlt|bezahlt|zahlt)|zahlt (?:er|sie|jemand|der mieter|die mieterin) nicht
    verzug|verspat|nichtzahlung|schuldig|ruckstand|\bhangt\b|\bausbleib|bleibt .{0,20}\baus\b|nicht (?:be)?zahl|\bfehlt\b|ende des
  `,
  sharing: `wohngemeinschaft|colocation`,
  banned: `verboten|untersagt|nicht gestattet|bedarf`,
  bansSharing: `verboten.{0,30}colocation`,
  luxuryHome: String.raw`luxuswohn\w*|luxusobje[ck]t`,
} satisfies ProtectionWords
