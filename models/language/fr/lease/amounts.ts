import type { AmountWords } from '../../words/lease/amount-words.ts'

export const amounts = {
  aMonth: 'par mois',
  asAdvance: "(?:a titre (?:de |d')|d'|de )",
  advance: 'avances?|acomptes?|provisions?',
  everyMonth: '(?:par|chaque) mois|mensuels?',
  eachMonth: String.raw`(?:par|chaque|tous les) mois|mensuel\w*`,
  rentKinds: '(?:net|nu|mensuel|hors charges|sans charges|hc)',
  is: "(?:est|sera|fait|de|est de|sera de|s'eleve a)",
  ofAmount: "de|d'|pour",
  bought: String.raw`
    paye|achete\w*|acquis\w*|repris\w*|achat|acquisition|invest\w+|coute\w*|revalori\w+|reeval\w+|actualis\w+|reactualis\w+|mise de fonds
  `,
  percent: 'pour ?cent',
  thatIs: 'soit',
  shareOfRoom: "part (?:d'une |de (?:la |cette |ta |votre |sa |l'|cet )?)(?:chambre|appartement|studio)",
  aYear: String.raw`(?:par|pro|per) ?(?:an\b|annee)|annuel`,
  yearlyRent: 'loyer annuel',
  aQuarter: '(?:par|chaque) trimestre|trimestriel',
  most: 'plafon|maxim|vingtieme|(?:limite|excede)',
  pays: 'paie|paye|versez?|donnez?|donnerez|virez?|virera',
  forHome: String.raw`pour (?:l'|la |le |cette |cet |ce |son |mon |votre |ton )(?:appartement|logement|maison|studio|chambre)`,
  fee: 'frais',
  oneForAll: String.raw`une seule somme|pour tout\b|tout compris`,
  forAll: String.raw`pour tout\b`,
  takesIn: String.raw`couvr\w+|comprend|inclut`,
  rentOrAll: String.raw`loyer|tout\b`,
  price: 'montant|prix|somme|loyer',
  includes: 'comprend|couvre',
  energy: String.raw`electri|energ|chauff|\beau\b`,
  bareAnd: "(?:sans|hors) (?:les |de |d')?(?:meubles|mobilier) et",
  withoutFurniture: String.raw`
    (?:hors|sans|non compris) (?:les |le |du )?(?:meubles|mobilier|services|parking|garage)\b
    (?:meubles|mobilier) (?:non compris|exclus?|en sus|a part)\b
  `,
  besidesRent: String.raw`(?:separe\w*|distinct\w*|a part|a cote|en sus|en plus) du loyer\b`,
  months: 'mois',
  rent: 'loyer',
  times: 'fois',
  rents: String.raw`loyers\b|mensualites\b`,
  fold: 'doub|tripl|quadrup|trimestre',
  part: 'quart|tiers|moitie',
  ofAYear: 'annuel',
  rentOrFee: 'loyer|mensualite|redevance',
} satisfies AmountWords
