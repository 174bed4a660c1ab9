import type { RentWords } from '../../words/lease/rent-words.ts'

export const rent = {
  year: String.raw`\w*jahr\w*`,
  struck: String.raw`gestrichen|weggelassen|(?<!\b(?:wenn|falls|sollte)\b.{0,60})\b(?:ist|sind|ware) (?:nichtig|unwirksam)`,
  whatever: String.raw`egal|gleich|ungeachtet|unabhangig`,
  wholeYear: String.raw`miete (?:des|fur das) (?:erste\w*|ganze\w*|kommende\w*) jahr\w*|ganze\w* (?:erste\w* )?jahr|erste\w* ganze\w* jahr|jahresmiete`,
  anyTime: String.raw`jederzeit|zu jeder zeit`,
  ofCapital: `koeffizient`,
  notRentIndex: `koeffizient|energie-?index`,
  renounces: `verzicht`,
  indexation: `index|lohnskala`,
  no: `nein|keine?|ohne (?:wirkung|einfluss)`,
  thereIsNone: ``,
  eachStep: String.raw`
    sobald|jedes ?mal|(?:bei|mit|nach|zu) jede[rmsn]\b|so oft|immer wenn|im gleichen schritt
  `,
  ofExpenses: String.raw`
    (?:kosten|ausgaben) (?:reel|tatsachlich|effektiv)|(?:tatsachlich\w*|wirklich\w*|effektiv\w*|real) (?:kosten|ausgaben)
  `,
  ofServices: String.raw`dienst(?:e|leistung\w*)?\b|zusatzleistung\w*`,
  evenIf: `auch (?:wenn|bei)|selbst wenn`,
  index: `index`,
  calledOff: String.raw`
    (?:erhohung|steigerung)\b.{0,50}\b(?:entfallt|unterbleibt|wird nicht (?:durchgefuhrt|vollzogen))
  `,
  nothing: `nichts`,
  double: `doppel|verdoppel`,
  doubled: `doppel`,
  furniture: `mobl`,
  besidesFurniture: String.raw`
    ohne(?: \w+,?){0,3} (?:und |oder )?(?:ohne )?(?:mobel|mobilier)\b
    (?:mobel|mobilier) nicht (?:inbegriff|enthalten|inclu)
  `,
  price: `preis|miete|betrag`,
  includes: `umfasst|enthalt|inbegriffen|deckt`,
  furnishing: `mobel|mobiliar`,
  inThePrice: `im preis|in der miete|inbegriffen`,
  noSupplement: String.raw`kein\w* (?:mobel)?zuschlag|ohne (?:aufpreis|zuschlag)|kostenlos`,
  none: `keine`,
  increase: `erhohung|anpassung|steigerung`,
  asTheLaw: `gemass (?:dem )?gesetz|im gesetzlichen rahmen`,
  noticeOrOther: String.raw`benachrichtig\w*|kundig\w*|inform\w*|ankundig|bescheid`,
  pays: String.raw`beglich\w*|begleich\w*|ubergeb\w*|ubergibt|kassier\w*|zahl\w*|entricht\w*|uberweis\w*|fallig`,
  numbered: String.raw`art\.?|artikel|ziffer|punkt`,
  coming: String.raw`kommenden|ersten|nachsten`,
  atEntry: String.raw`
    vor (?:dem |der )?(?:einzug|schlusselubergabe|bezug)|bei (?:der )?(?:unterschrift|unterzeichnung|schlusselubergabe|vertragsschluss|einzug)
    am einzugstag|vordatiert\w*
  `,
  rents: String.raw`vordatierte\w*|(?:monats)?mieten?`,
  reductions: 'abzug|verminder',
  increaseHeadings: 'erhohung|anpassung',
  toldBefore: String.raw`frist|ankundig\w*`,
  toldAhead: 'vorher|im voraus',
} satisfies RentWords
