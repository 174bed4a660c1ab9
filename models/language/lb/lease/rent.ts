import type { RentWords } from '../../words/lease/rent-words.ts'

export const rent = {
  year: String.raw`joer`,
  struck: String.raw`duerchgestrach|ewechgelooss|(?<!\bwann\b.{0,60})\b(?:wier|ass) null\b`,
  whatever: String.raw`egal|onofhangeg`,
  wholeYear: String.raw`loyer (?:vum|fir dat) eischte\w* joer|ganzt? (?:eischt )?joer|joresloyer`,
  anyTime: String.raw`zu all moment|zu jidder zait|jidderzait`,
  ofCapital: `koeffizient|coefficient`,
  notRentIndex: `koeffizient|coefficient|reeval|energie-?index`,
  renounces: `verzicht|renonc`,
  indexation: `index|echelle`,
  no: `nee|keng?e?`,
  thereIsNone: ``,
  eachStep: String.raw`
    all keier|esoubal|soubal|(?:bei|mat|no) all(?:er|em)?\b|ember wann|emmer wann
  `,
  ofExpenses: String.raw`
    \breell\w* kaschten\b|kaschten (?:reel|effektiv)|(?:effektiv\w*|real) kaschten
  `,
  ofServices: String.raw`servicer\b`,
  evenIf: `och (?:wann|wa)`,
  index: `index`,
  calledOff: String.raw`(?:hausse|erheijung)\b.{0,50}\b(?:fallt ewech|gett net gemaach)`,
  nothing: `naischt`,
  double: `duebel`,
  doubled: `duebel`,
  furniture: `miwwel|meubl`,
  besidesFurniture: String.raw`
    ouni(?: (?:d')?\w+,?){0,3} (?:an |oder )?(?:meubles|mobilier|miwwelen)\b
    (?:meubles|mobilier|miwwelen) net (?:abegraff|compris|inclu)
  `,
  price: `prais|loyer|montant|zomm`,
  includes: `abegraff|mat dran`,
  furnishing: `miwwel|mobilier`,
  inThePrice: `abegraff|am loyer|am prais|mat dran`,
  noSupplement: `kee supplement`,
  none: `keng`,
  increase: `upassung|hausse`,
  asTheLaw: `wei d'gesetz`,
  noticeOrOther: String.raw`preavis|kenneg\w*|inform\w*|depart\b|umeld|bescheed`,
  pays: String.raw`falleg|iwwerweis\w*|kasseier\w*|bezuel\w*|bezil\w*`,
  numbered: String.raw`art\.?|artikel|punkt`,
  coming: String.raw`eischt|nachst`,
  atEntry: String.raw`
    ier (?:een |hien |hatt )?eranzitt|virun der schlesseliwwergab|bei der (?:ennerschreft|schlesseliwwergab)|beim anzuch|dag vum anzuch|virdateiert\w*
  `,
  rents: String.raw`virdateiert\w*|loyeren?|loyers`,
  reductions: 'vermend|ofgezunn',
  increaseHeadings: 'upassung',
  toldBefore: String.raw`ukenneg\w*`,
  toldAhead: 'viraus|virdrun|am viraus',
} satisfies RentWords
