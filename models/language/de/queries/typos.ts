import { wordsOf } from '../../words/lines.ts'
import type { TypoWords } from '../../words/queries/typo-words.ts'

export const typos = {
  features: wordsOf('balkon garten garage keller aufzug kuche mobliert'),
  homes: wordsOf('appartement studio duplex penthouse villa haus hauser wohnung wohnungen'),
  rooms: wordsOf('schlafzimmer zimmer badezimmer'),
  amounts: wordsOf(`
    million millionen tausend euro budget maximum minimum mindestens hochstens ungefahr zwischen
  `),
  rents: wordsOf('familie miete preis monatlich verfugbar'),
  surroundings: wordsOf(`
    station dorf auto kanton gemeinde quartier region umgebung universitat bahnhof minuten
  `),
  sizes: wordsOf('quadratmeter quadratmetern umkreis maximal effizienz energieklasse klasse'),
  incomes: wordsOf('viertelstunde stunde gehalt verdienen ersparnisse angespart'),
  kinds: wordsOf(`
    reihenhaus doppelhaushalfte bauernhaus mehrfamilienhaus maisonette grundstuck bauland teppich teppichboden
    haustiere ruhige
  `),
  months: wordsOf('januar februar april august september juli oktober november dezember'),
  numbers: [],
  ranks: wordsOf('dritte zweite'),
  regions: wordsOf('oesling osling mosel'),
  verbs: wordsOf('bauen bebauen minute mieten kaufen sofort hauptstadt'),
  others: wordsOf(`
    eigentumswohnung neubauwohnung mietwohnung baugrundstuck ferienhaus einfamilienhaus kinder etagen stockwerke
  `),
  nameLike: wordsOf('kanton gemeinde wohnung'),
  beforePlaces: wordsOf('in zu bei nahe beim von am oder und'),
  inflections: wordsOf('e en n er s'),
  endings: wordsOf('e en er em es n t ung ungen lich'),
} satisfies TypoWords
